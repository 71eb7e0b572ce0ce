import { mkdtempSync, writeFileSync } from 'fs';
import * as os from 'os';
import { join } from 'path';
import { kubeconfigPaths, noKubeconfigMessage } from '../../../src/cli/cluster/kubeconfig-paths';

jest.mock('os', () => ({ ...jest.requireActual('os'), homedir: jest.fn() }));

const KUBECONFIG = process.env.KUBECONFIG;
const folder = mkdtempSync(join(os.tmpdir(), 'paths-'));

beforeEach(() => {
  delete process.env.KUBECONFIG;
});

afterAll(() => KUBECONFIG === undefined ? delete process.env.KUBECONFIG : process.env.KUBECONFIG = KUBECONFIG);

test('a user without a home folder, such as that of a pod, may name a file', () => {
  jest.mocked(os.homedir).mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  writeFileSync(join(folder, 'config'), '');
  expect(kubeconfigPaths(undefined)).toEqual([]);
  expect(kubeconfigPaths(join(folder, 'config'))).toEqual([join(folder, 'config')]);
  expect(noKubeconfigMessage()).toBe('no kubeconfig was found: write --kubeconfig, or set KUBECONFIG (this user has no home folder)');
});

test('the default file is in the home folder', () => {
  jest.mocked(os.homedir).mockReturnValue(folder);
  expect(noKubeconfigMessage()).toBe(`no kubeconfig was found: write --kubeconfig, or set KUBECONFIG (looked at ${join(folder, '.kube', 'config')})`);
});
