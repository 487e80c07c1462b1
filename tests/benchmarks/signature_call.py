from signature_model import setup_of

setup = setup_of('tiny', [1])
