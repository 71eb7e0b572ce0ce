// The rules of lint: which rooms may import which others and which packages, who prints, and how long and complex code may be.
import type { cdk8s } from 'projen';

/** The rooms of the library and of the command. Each imports only from rooms listed before it; those on the same line do not import each other. */
const LAYERS = [
  ['plain-data'], ['issues'], ['yaml', 'declared'], ['cloud-init'], ['storage'], ['spec'], ['template', 'admission'], ['objects'],
  ['secrets', 'data-volumes', 'access', 'gitops', 'synth'], ['machine', 'monitor', 'leases'], ['pool', 'nodes', 'operations', 'instancetypes', 'fleet'], ['assertions'],
  ['cli/command-line'], ['cli/terminal'], ['cli/cluster'], ['cli/manifests', 'cli/tunnel'], ['cli/findings'], ['cli/folders'], ['cli/kustomizations'], ['cli/engines'], ['cli/charts'],
  ['cli/repository'],
  ['cli/init', 'cli/manual', 'cli/comment', 'cli/graph', 'cli/doctor', 'cli/wait', 'cli/nodetypes', 'cli/validate'], ['cli/impact'],
  ['cli/leases', 'cli/apply', 'cli/machines', 'cli/monitor'],
  ['cli/collect', 'cli/delete', 'cli/render', 'cli/power', 'cli/diff'],
].map((rooms) => rooms.map((room) => `./src/${room}`));

export function addLint(project: cdk8s.ConstructLibraryCdk8s): void {
  const eslint = project.eslint!;
  eslint.addExtends('plugin:@typescript-eslint/strict');
  eslint.allowDevDeps('src/cli/**');
  // "yaml" is part of the bundles; `package:js` would find any other package missing.
  ['yaml', 'cloud-init', 'nodes', 'template'].forEach((room) => eslint.allowDevDeps(`src/${room}/**`));
  eslint.allowDevDeps('examples/**');
  eslint.addRules({
    // Wire objects are plain data, and jsii has no narrower type for them.
    '@typescript-eslint/no-explicit-any': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
    // jsii offers functions to other languages only as static methods.
    '@typescript-eslint/no-extraneous-class': 'off',
    // Immutable objects drop fields by destructuring the rest.
    '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'no-console': 'error',
    'complexity': ['error', 12],
    'max-lines': ['error', { max: 350 }],
  });

  // All of the command's output goes through one room, which escapes it and handles closed pipes.
  eslint.addOverride({
    files: ['src/cli/**'],
    excludedFiles: ['src/cli/terminal/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['stdout', 'stderr'].map((property) => ({ object: 'process', property, message: 'print by src/cli/terminal' })),
        { object: 'AbortSignal', property: 'timeout', message: 'Node.js 20 forgets it: use timeoutSignal of src/cli/command-line/cancellation' },
      ],
    },
  });

  eslint.addRules({
    'import/no-restricted-paths': ['error', {
      zones: LAYERS.flatMap((rooms, layer) => rooms.map((room) => (
        { target: room, from: LAYERS.slice(layer).flat().filter((other) => other !== room), message: 'rooms import from the layers below: see LAYERS in projenrc/lint.ts' }
      ))),
    }],
  });

  // The tests compare what these programs print.
  eslint.addOverride({ files: ['test/languages/programs/**', 'test/bench/languages/**'], rules: { 'no-console': 'off', 'import/no-unresolved': ['error', { ignore: ['^cdk8s-kubevirt$'] }] } });

  // Examples and benchmarked programs import the library by its name, which lint can neither resolve nor sort before the library is built.
  eslint.addOverride({ files: ['examples/**', 'test/bench/fleet/**'], rules: { 'import/no-unresolved': ['error', { ignore: ['^cdk8s-kubevirt$'] }], 'import/order': 'off' } });
}
