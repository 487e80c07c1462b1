"""Does a case's work in Python: python_side.py CASE.py

Reads how many times from each line of its input and answers with the seconds
that took. CASE.py defines setup(), which returns the work as a callable.
"""

import runpy
import sys
import time


def main():
    work = runpy.run_path(sys.argv[1])["setup"]()
    for line in sys.stdin:
        repetitions = range(int(line))
        start = time.perf_counter()
        for _ in repetitions:
            work()
        print(time.perf_counter() - start, flush=True)


main()
