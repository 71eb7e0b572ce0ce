// Tests that need a cluster, separate from the others so that those start at once. They mostly wait, so six files run
// concurrently; each file that breaks its plane has its own. Without Go and a cluster, they are skipped with a message.
const { spawnSync } = require('child_process');
const { existsSync } = require('fs');
const { join } = require('path');

const reachable = process.env.KUBEVIRT_PLANE_KUBECONFIG !== undefined || spawnSync('go', ['version']).status === 0;
const advice = 'no *.cluster.ts below test/ was run: put Go (https://go.dev/dl, 1.26 or newer) on PATH, '
  + 'or set KUBEVIRT_PLANE_KUBECONFIG to the kubeconfig of a cluster with KubeVirt and CDI, and run `npm run test:plane`';

if (!reachable && process.env.CI === 'true') {
  throw new Error(`CLUSTER TESTS MISSING: ${advice}`);
}
if (!reachable) {
  process.once('exit', () => process.stderr.write(`CLUSTER TESTS SKIPPED: ${advice}\n`));
}

/** The files of `test:core`, below test/: for each area, the file that tests the most within a minute. */
const CORE = [
  'cluster/apply', 'cluster/diff', 'cluster/status', 'cluster/wait-refusals', 'cluster/delete-model', 'cluster/doctor', 'cluster/operations',
  'cluster/machine-template', 'cluster/pool', 'cluster/lease-pool', 'cluster/pod-selector', 'gitops/drift', 'plane/admission',
].map((name) => `test/${name}.cluster.ts`);

const missing = CORE.filter((file) => !existsSync(join(__dirname, '../..', file)));
if (missing.length > 0) {
  throw new Error(`there is no ${missing.join(', ')}: mend the list of core files in test/plane/jest.config.js`);
}

const files = process.env.PLANE_TESTS === 'core' ? CORE : ['test/**/?*.cluster.ts'];

module.exports = {
  rootDir: '../..',
  testMatch: (reachable ? files : ['nothing']).map((file) => `<rootDir>/${file}`),
  passWithNoTests: !reachable,
  // On a given cluster files run one at a time, and each removes what it has added.
  maxWorkers: process.env.KUBEVIRT_PLANE_KUBECONFIG === undefined ? 6 : 1,
  testEnvironment: '<rootDir>/test/plane/plane-of-file.ts',
  testSequencer: '<rootDir>/test/plane/sequencer.js',
  // Longer than any wait in a test, whose own timeout names what did not happen.
  testTimeout: 20 * 60_000,
  setupFiles: ['<rootDir>/test/quiet.ts'],
  globalSetup: '<rootDir>/test/plane/global-setup.ts',
  globalTeardown: '<rootDir>/test/plane/global-teardown.ts',
  moduleNameMapper: { '^cdk8s-kubevirt$': '<rootDir>/src' },
  reporters: ['default', '<rootDir>/test/closing-line.js'],
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'test/tsconfig.json' }] },
};
