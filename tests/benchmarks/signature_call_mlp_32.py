from signature_model import setup_of

setup = setup_of('mlp', [32, 256])
