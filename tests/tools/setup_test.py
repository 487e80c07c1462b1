#!/usr/bin/python3 -B
"""libtensorflow, as tools/setup provides it, and what may go wrong."""

import hashlib
import http.server
import os
import pathlib
import shutil
import signal
import threading
import time

import project

LIBRARY = f'libtensorflow-{project.VERSION}'
# Takes seconds to unpack, and nothing to keep.
LARGE = bytes(300 << 20)


class SetupTest(project.Project):
    def files(self, build='cpu'):
        folder = self.cache / f'{LIBRARY}-{build}'
        return {str(path.relative_to(folder)): path.read_bytes()
                for path in folder.rglob('*') if path.is_file()}

    def kill_when(self, condition):
        """Starts set-up and kills it, and all it started, with SIGKILL."""
        process = self.start(self.tools / 'setup')
        try:
            deadline = time.monotonic() + 60
            while not condition():
                self.assertIsNone(process.poll(), 'it had finished before')
                self.assertLess(time.monotonic(), deadline)
                time.sleep(0.002)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()

    def test_takes_the_library_and_the_c_headers_only(self):
        self.pin_cpu()
        self.assert_works(self.setup())
        self.assertEqual(set(self.files()), {
            '.pins',
            'LICENSE',
            'THIRD_PARTY_NOTICES.txt',
            'include/tensorflow/c/c_api.h',
            'include/tensorflow/c/eager/c_api.h',
            'include/tsl/platform/ctstring.h',
            'lib/libtensorflow_cc.so.2',
            'lib/libtensorflow_framework.so.2',
        })
        self.assertEqual(os.readlink(self.cache / LIBRARY), f'{LIBRARY}-cpu')
        self.assertTrue((self.cache / 'downloads' / project.CPU_WHEEL).exists())
        self.assert_no_leftovers()

    def test_with_nothing_to_do_is_silent_and_quick(self):
        self.pin_cpu()
        self.assert_works(self.setup())
        shutil.rmtree(self.wheels)
        before = time.monotonic()
        result = self.setup()
        self.assertLess(time.monotonic() - before, 2)
        self.assert_works(result)
        self.assertEqual((result.stdout, result.stderr), ('', ''))

    def test_new_pins_replace_the_library(self):
        self.pin_cpu()
        self.assert_works(self.setup())
        self.pin_cpu(tensorflow__libtensorflow_cc_so_2=b'new')
        self.assert_works(self.setup())
        self.assertEqual(self.files()['lib/libtensorflow_cc.so.2'], b'new')
        self.assert_no_leftovers()

    def test_a_folder_that_set_up_did_not_finish_is_replaced(self):
        self.pin_cpu()
        (self.cache / f'{LIBRARY}-cpu' / 'lib').mkdir(parents=True)
        (self.cache / f'{LIBRARY}-cpu.outdated' / 'lib').mkdir(parents=True)
        self.assert_works(self.setup())
        self.assertIn('lib/libtensorflow_cc.so.2', self.files())
        self.assert_no_leftovers()

    def test_killed_when_all_but_tidying_up_was_done(self):
        self.pin_cpu()
        self.assert_works(self.setup())
        (self.cache / f'{LIBRARY}-cpu.outdated').mkdir()
        (self.cache / 'downloads.partial').mkdir()
        self.assert_works(self.setup())
        self.assert_no_leftovers()

    def test_killed_while_unpacking_is_repaired(self):
        self.pin_cpu(tensorflow__libtensorflow_cc_so_2=LARGE)
        partial = self.cache / f'{LIBRARY}-cpu.partial/lib/libtensorflow_cc.so.2'
        self.kill_when(partial.exists)
        self.assertFalse((self.cache / f'{LIBRARY}-cpu').exists())
        self.assert_works(self.setup())
        self.assertEqual(len(self.files()['lib/libtensorflow_cc.so.2']), len(LARGE))
        self.assert_no_leftovers()

    def test_killed_while_downloading_is_repaired(self):
        self.pin_cpu()
        index = Index(self.wheels, stall=True)
        self.addCleanup(index.close)
        wheel = self.cache / 'downloads' / project.CPU_WHEEL
        reachable = dict(self.environment)
        self.environment.update(index.environment())
        self.kill_when(index.sending.is_set)
        self.assertFalse(wheel.exists())
        self.environment = reachable
        self.assert_works(self.setup())
        self.assertTrue(wheel.exists())
        self.assert_no_leftovers()

    def test_a_connection_that_breaks_is_an_error_and_leaves_nothing(self):
        self.pin_cpu()
        index = Index(self.wheels, stall=False)
        self.addCleanup(index.close)
        result = self.setup(**index.environment())
        self.assert_fails_saying(result, project.CPU_WHEEL)
        self.assertFalse((self.cache / 'downloads' / project.CPU_WHEEL).exists())
        self.assert_no_leftovers()

    def test_no_network(self):
        self.pin_cpu()
        # Nothing listens on the discard port.
        result = self.setup(PIP_NO_INDEX='0', PIP_FIND_LINKS='', PIP_RETRIES='0',
                            PIP_TIMEOUT='2', PIP_INDEX_URL='http://127.0.0.1:9/simple')
        self.assert_fails_saying(result, 'no connection', project.CPU_WHEEL)
        self.assert_no_leftovers()

    def test_a_wheel_with_another_hash_is_refused(self):
        self.pin_cpu()
        self.pin(('cpu', project.CPU_WHEEL, hashlib.sha256(b'').hexdigest()))
        result = self.setup()
        self.assert_fails_saying(result, 'SHA-256', project.CPU_WHEEL)
        self.assertFalse((self.cache / f'{LIBRARY}-cpu').exists())
        self.assertFalse((self.cache / 'downloads' / project.CPU_WHEEL).exists())
        self.assert_no_leftovers()

    def test_a_damaged_wheel_in_the_cache_is_downloaded_again(self):
        self.pin_cpu()
        self.assert_works(self.setup())
        wheel = self.cache / 'downloads' / project.CPU_WHEEL
        wheel.write_bytes(wheel.read_bytes()[:100])
        shutil.rmtree(self.cache / f'{LIBRARY}-cpu')
        self.assert_works(self.setup())
        self.assertIn('lib/libtensorflow_cc.so.2', self.files())

    def test_too_little_room_is_said_before_anything_is_downloaded(self):
        self.pin_cpu()
        self.pin(('cpu', project.CPU_WHEEL, '0' * 64, 10**9, 10**9))
        result = self.setup()
        self.assert_fails_saying(result, 'needs 2000000000 MB', 'free')
        self.assertNotIn('downloading', result.stderr)

    def test_disk_fills_while_unpacking(self):
        self.pin_cpu(tensorflow__libtensorflow_cc_so_2=LARGE)
        self.assert_fails_saying(self.setup_on_a_small_disk(20), 'the disk is full')

    def test_disk_fills_while_downloading(self):
        self.pin_cpu(tensorflow__libtensorflow_cc_so_2=os.urandom(16 << 20))
        self.assert_fails_saying(self.setup_on_a_small_disk(8), 'the disk is full',
                                 project.CPU_WHEEL)

    def test_a_cache_that_cannot_be_written_to(self):
        self.pin_cpu()
        self.write('cache', 'a file')
        self.assert_fails_saying(self.setup(), 'cannot write to', str(self.cache))

    def test_two_at_once_share_the_work(self):
        self.pin_cpu(tensorflow__libtensorflow_cc_so_2=LARGE)
        both = [self.start(self.tools / 'setup') for _ in range(2)]
        errors = [process.communicate(timeout=120)[1] for process in both]
        self.assertEqual([process.returncode for process in both], [0, 0], errors)
        self.assertEqual(''.join(errors).count('unpacking'), 1)
        self.assertIn('waiting for another', ''.join(errors))

    def test_unknown_arguments_are_refused(self):
        self.assert_fails_saying(self.setup('--gpus'), '--gpus')


class GpuTest(project.Project):
    def setUp(self):
        super().setUp()
        cuda = 'nvidia_cublas_cu12-12.9.3.13-py3-none-manylinux_2_27_x86_64.whl'
        nvcc = ('nvidia_cuda_nvcc_cu12-12.9.86-py3-none-'
                'manylinux2010_x86_64.manylinux_2_12_x86_64.whl')
        files = dict(project.LIBTENSORFLOW_FILES)
        self.pin(
            ('cpu', project.CPU_WHEEL, self.wheel(project.CPU_WHEEL, dict(files))),
            ('gpu', project.GPU_WHEEL, self.wheel(project.GPU_WHEEL, files)),
            ('gpu', cuda, self.wheel(cuda, {
                'nvidia/cublas/lib/libcublas.so.12': b'cublas',
                'nvidia/cublas/include/cublas.h': b'//',
                'nvidia_cublas_cu12-12.9.3.13.dist-info/licenses/License.txt': b'terms',
            })),
            ('gpu', nvcc, self.wheel(nvcc, {'nvidia/cuda_nvcc/bin/ptxas': b'#!'})))

    def in_use(self):
        return os.readlink(self.cache / LIBRARY)

    def test_cuda_lies_where_the_library_looks_for_it(self):
        self.assert_works(self.setup('--gpu'))
        folder = self.cache / f'{LIBRARY}-gpu'
        # The library's run path is $ORIGIN/../nvidia/cublas/lib.
        self.assertTrue((folder / 'lib/../nvidia/cublas/lib/libcublas.so.12').exists())
        self.assertTrue((folder / 'nvidia/cublas/License.txt').exists())
        self.assertFalse((folder / 'nvidia/cublas/include').exists())
        self.assertTrue((folder / 'nvidia/cuda_nvcc/bin/ptxas').exists())
        self.assertEqual(list((self.cache / 'downloads').iterdir()), [])

    def test_the_choice_stays_until_another_is_made(self):
        self.assert_works(self.setup())
        self.assertEqual(self.in_use(), f'{LIBRARY}-cpu')
        self.assert_works(self.setup('--gpu'))
        self.assertEqual(self.in_use(), f'{LIBRARY}-gpu')
        self.assert_works(self.setup())
        self.assertEqual(self.in_use(), f'{LIBRARY}-gpu')
        self.assert_works(self.setup('--cpu'))
        self.assertEqual(self.in_use(), f'{LIBRARY}-cpu')


class NamedLibraryTest(project.Project):
    """LIBTENSORFLOW=/prefix."""

    def setup_with(self, *files):
        for file in files:
            self.write('installed/' + file, '')
        result = self.setup(LIBTENSORFLOW=str(self.root / 'installed'))
        self.assertFalse(self.cache.exists(), 'something was downloaded')
        return result

    def test_the_official_archive(self):
        self.assert_works(self.setup_with(
            'include/tensorflow/c/c_api.h', 'lib/libtensorflow.so.2',
            'lib/libtensorflow_framework.so.2'))

    def test_a_python_environment(self):
        package = 'lib/python3.12/site-packages/tensorflow/'
        self.assert_works(self.setup_with(
            package + 'include/tensorflow/c/c_api.h',
            package + 'libtensorflow_cc.so.2'))

    def test_the_folder_of_the_python_package(self):
        self.assert_works(self.setup_with(
            'include/tensorflow/c/c_api.h', 'libtensorflow_cc.so.2'))

    def test_a_library_without_headers_is_refused(self):
        result = self.setup_with('lib/libtensorflow.so.2')
        self.assertEqual(result.returncode, 1)
        self.assertIn('is not a TensorFlow', result.stderr)
        self.assertIn('include/tensorflow/c/c_api.h', result.stderr)

    def test_a_folder_that_does_not_exist_is_refused(self):
        result = self.setup_with()
        self.assertEqual(result.returncode, 1)
        self.assertIn(f'{self.root}/installed is not a TensorFlow', result.stderr)

    def test_a_relative_path_is_refused(self):
        self.assert_fails_saying(self.setup(LIBTENSORFLOW='tensorflow'), 'absolute')

    def test_a_choice_of_build_contradicts_it(self):
        result = self.setup('--gpu', LIBTENSORFLOW='/usr')
        self.assert_fails_saying(result, '--gpu', 'LIBTENSORFLOW')


class Index(http.server.ThreadingHTTPServer):
    """An index that sends half of a wheel, and then stalls or hangs up."""

    def __init__(self, wheels, stall):
        self.wheels = wheels
        self.stall = stall
        self.sending = threading.Event()
        super().__init__(('127.0.0.1', 0), _IndexHandler)
        self.daemon_threads = True
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self):
        self.shutdown()
        self.server_close()

    def environment(self):
        return {'PIP_NO_INDEX': '0', 'PIP_FIND_LINKS': '', 'PIP_RETRIES': '0',
                'PIP_INDEX_URL': f'http://127.0.0.1:{self.server_port}/simple'}


class _IndexHandler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = pathlib.PurePosixPath(self.path).name
        if name.endswith('.whl'):
            contents = (self.server.wheels / name).read_bytes()
            self._send('application/octet-stream', contents, len(contents) // 2)
            self.server.sending.set()
            if self.server.stall:
                time.sleep(30)
        else:
            links = ''.join(f'<a href="/{path.name}">{path.name}</a>'
                            for path in self.server.wheels.iterdir())
            page = f'<!DOCTYPE html><html><body>{links}</body></html>'.encode()
            self._send('text/html', page, len(page))

    def _send(self, kind, contents, length):
        self.send_response(200)
        self.send_header('Content-Type', kind)
        self.send_header('Content-Length', str(len(contents)))
        self.end_headers()
        self.wfile.write(contents[:length])
        self.wfile.flush()

    def log_message(self, *_):
        pass


if __name__ == '__main__':
    project.main()
