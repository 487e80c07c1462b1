from signature_model import setup_of

setup = setup_of('conv', [1, 28, 28, 1])
