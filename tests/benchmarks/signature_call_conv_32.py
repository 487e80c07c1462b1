from signature_model import setup_of

setup = setup_of('conv', [32, 28, 28, 1])
