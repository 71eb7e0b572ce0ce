import { cdk8s, github, javascript, JsonFile, release } from 'projen';
import { addBenchmarks } from './projenrc/benchmarks';
import { addDocs, addSite } from './projenrc/documentation';
import { addLint } from './projenrc/lint';
import { NODE } from './projenrc/programs';
import { addReleases } from './projenrc/releases';
import { addTests } from './projenrc/tests';
import { addChecks, addNightly, buildSetup, titleTypes } from './projenrc/workflows';
import { GO_ENVIRONMENT } from './test/plane/go';

/** The version of everything that is released; docs/versioning.md explains how to choose the next one. */
const VERSION = '0.1.0';

const REPOSITORY = 'https://github.com/cdk8s-kubevirt/cdk8s-kubevirt';

const project = new cdk8s.ConstructLibraryCdk8s({
  name: 'cdk8s-kubevirt',
  description: 'Virtual machines for GitOps: cdk8s constructs whose manifests KubeVirt admits',
  author: 'cdk8s-kubevirt authors',
  authorAddress: 'cdk8s-kubevirt@users.noreply.github.com',
  authorOrganization: true,
  repositoryUrl: `${REPOSITORY}.git`,
  homepage: REPOSITORY,
  bugsUrl: `${REPOSITORY}/issues`,
  license: 'Apache-2.0',
  keywords: ['cdk8s', 'kubernetes', 'kubevirt', 'virtual-machine', 'cdi', 'cloud-init', 'gitops'],
  defaultReleaseBranch: 'main',
  packageManager: javascript.NodePackageManager.NPM,
  projenrcTs: true,
  minNodeVersion: '20.16.0',
  // Programs in other languages load this file too.
  entrypoint: 'lib/bundle/index.js',

  githubOptions: { mergify: false, pullRequestLintOptions: { semanticTitleOptions: { types: titleTypes() } } },
  pullRequestTemplate: false,
  // Pull requests include generated files, and CI reports stale ones.
  buildWorkflowOptions: {
    mutableBuild: false,
    permissions: { contents: github.workflows.JobPermission.READ },
    preBuildSteps: buildSetup(),
    workflowTriggers: { pullRequest: {}, push: { branches: ['main'] }, workflowDispatch: {} },
  },
  // A maintainer decides that a release is due and starts it by hand; addReleases defines what it contains.
  releaseTrigger: release.ReleaseTrigger.workflowDispatch(),
  releaseWorkflowSetupSteps: buildSetup(),
  npmTrustedPublishing: true,
  jsiiReleaseVersion: '0.2.1061',
  depsUpgradeOptions: { cooldown: 7, workflowOptions: { schedule: javascript.UpgradeDependenciesSchedule.WEEKLY } },

  // The oldest minor versions of the peers that the library compiles and passes its tests with; development uses exactly these.
  jsiiVersion: '~6.0.0',
  typescriptVersion: '~6.0.0',
  cdk8sVersion: '2.64.2',
  constructsVersion: '10.2.70',
  devDeps: [
    '@dagrejs/dagre', '@eslint-community/regexpp', '@jest/test-sequencer', '@jsii/spec', '@kubernetes/client-node@~1.4.0', '@types/js-yaml@^4', '@types/ws', 'ajv', 'cdk8s-cli', 'cdk8s-newest@npm:cdk8s@^2.70.106', 'commander@^14',
    // Examples and tests compose with the oldest and the newest; the library needs neither.
    'cdk8s-plus-27@2.7.1', 'cdk8s-plus-newest@npm:cdk8s-plus-34@^2.0.54',
    'esbuild', 'fast-check',
    'jest-environment-node',
    // Benchmarks write plain objects with it, and version 4 is twice as fast as 5.
    'js-yaml@^4',
    // Runs the examples, as the README says.
    'tsx', 'ws',
    // Shortens the bundles.
    'terser',
    // Included in the bundles.
    'yaml',
  ],

  // The command is not part of the jsii API: esbuild bundles it into one file after the library is compiled.
  excludeTypescript: ['src/cli/**'],
  bin: { 'cdk8s-kubevirt': 'lib/cli/main.js' },

  publishToPypi: { distName: 'cdk8s-kubevirt', module: 'cdk8s_kubevirt', trustedPublishing: true },
  publishToMaven: { javaPackage: 'io.github.cdk8skubevirt', mavenGroupId: 'io.github.cdk8s-kubevirt', mavenArtifactId: 'cdk8s-kubevirt' },
  publishToGo: { moduleName: 'github.com/cdk8s-kubevirt/cdk8s-kubevirt-go' },

  jest: true,
  jestOptions: {
    updateSnapshot: javascript.UpdateSnapshot.NEVER,
    junitReporting: false,
    jestConfig: {
      // By default Jest leaves one core idle, half of what CI has.
      maxWorkers: '100%',
      // Machines are shared: a test that starts a program may have to wait for a core.
      testTimeout: 30_000,
      collectCoverage: false,
      globalSetup: '<rootDir>/test/temporary-folder.ts',
      setupFiles: ['<rootDir>/test/quiet.ts'],
      // Examples import the library by its name, as its users do.
      moduleNameMapper: { '^cdk8s-kubevirt$': '<rootDir>/src' },
      // Node.js finds globals slowly in the contexts that Jest runs tests in. As parameters of each module, they save a quarter of the time.
      additionalOptions: { sandboxInjectedGlobals: ['Array', 'Buffer', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String', 'Symbol'] },
    },
  },
  eslintOptions: {
    dirs: ['src', 'test', 'examples', 'imports', 'projenrc'],
    ignorePatterns: ['*.js', '*.d.ts', 'node_modules/', 'lib/', 'dist/'],
    commandOptions: { fix: false },
  },
  // The site has a page for each class.
  docgen: false,
  gitignore: ['/dist/', '/.jsii.tabl.json', '/examples/*/dist/', '.DS_Store'],
});

for (const path of ['/imports/*.d.ts', '/imports/*.js', '/src/declared/types.ts', '/docs/admission-rules.md', '/docs/performance.*', '/docs/pictures/*', '/docs/reference/api/**', '/docs/reference/command/**', '/test/bench/results/*.json', '/test/**/*.vectors.json', '/test/admission/corpus/verdicts/*.json', '/test/gitops/recorded.json']) {
  project.annotateGenerated(path);
}

// A single file to load, also for examples, which require the built library by name inside its own repository.
project.package.addField('exports', {
  '.': { types: './lib/index.d.ts', default: './lib/bundle/index.js' },
  // Types only, for programs in TypeScript.
  './imports': { types: './imports/index.d.ts' },
  ...Object.fromEntries(['cdi', 'kubernetes', 'kubevirt'].map((group) => [`./imports/${group}`, { types: `./imports/${group}.d.ts` }])),
  './package.json': './package.json',
  './.jsii': './.jsii',
});

// The code, its types and the messages; jsii builds the packages of the other languages from these too.
project.package.addField('files', [
  'lib/bundle/', 'lib/cli/', 'lib/man/', 'lib/LICENSES.txt', 'lib/**/*.d.ts', 'imports/{index,cdi,kubernetes,kubevirt,patch}.d.ts', '.jsii', 'NOTICE',
]);

// For `man cdk8s-kubevirt`, after a global installation.
project.package.addField('man', ['./lib/man/cdk8s-kubevirt.1']);

// Neither stable, which promises more than 0.x does, nor experimental, which jsii would print beside every name.
project.package.addField('stability', undefined);
project.package.manifest.jsii.targets.python.classifiers = ['Development Status :: 4 - Beta'];

project.package.addField('overrides', {
  // 1.13.0 lacks the bindings of most platforms, which makes `npm ci` fail.
  'unrs-resolver': '~1.12.2',
  // It requires newer cdk8s and constructs than the library is developed with; its tests use `cdk8s-newest`.
  'cdk8s-plus-newest': { cdk8s: '$cdk8s', constructs: '$constructs' },
});

addLint(project);

// Everything that examples and scripts import by the library's name is checked against its sources.
new JsonFile(project, 'examples/tsconfig.json', {
  obj: {
    extends: '../tsconfig.json',
    compilerOptions: { noEmit: true, rootDir: '..', paths: { 'cdk8s-kubevirt': ['../src'] }, isolatedModules: true, declaration: false },
    include: ['**/*.ts'],
    exclude: [],
  },
});

// The language tests' programs import it by its name too.
project.tryFindObjectFile('test/tsconfig.json')!.addOverride('compilerOptions.paths', { 'cdk8s-kubevirt': ['../src'] });

// The command is checked with the library's settings, although the library is compiled without it.
new JsonFile(project, 'src/cli/tsconfig.json', {
  obj: { extends: '../../tsconfig.json', compilerOptions: { noEmit: true, rootDir: '../..' }, include: ['**/*.ts'], exclude: [] },
});

const bundle = project.addTask('bundle', {
  description: 'Bundle the command into lib/cli/main.js, with the licences of what is in it',
  exec: `${NODE} projenrc/bundle.ts`,
});
project.compileTask.spawn(bundle);

// Installing the repository itself, as pre-commit does, must provide the command too. A copy of the package has it, and has no projen.
project.addTask('prepare', { description: 'Bundle the command alone', exec: `${NODE} projenrc/command.ts lib/cli/main.js` });
project.setScript('prepare', 'node -e "process.exitCode = Number(!require(\'fs\').existsSync(\'lib/cli/main.js\'))" || projen prepare');

// A package without the library would install, and fail when it is loaded.
project.addTask('prepack', {
  description: 'Compile, unless that is done',
  condition: 'node -e "process.exitCode = Number(require(\'fs\').existsSync(\'lib/bundle/index.js\'))"',
}).spawn(project.compileTask);

// The library supports Node 20 for as long as its users run it; this silences jsii's lengthy end-of-life warning.
project.tasks.addEnvironment('JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION', '20');

const demo = project.addTask('demo', { description: 'Build, synthesize every example into dist/examples/<name>/, and show what was made' });
demo.spawn(project.compileTask);
demo.exec(`${NODE} projenrc/demo.ts`);

project.addTask('declared', {
  description: 'Regenerate src/declared/types.ts, by which programs without types are checked, from the declarations of the public API',
  exec: `${NODE} projenrc/declared-types.ts`,
});

const imports = project.addTask('imports', {
  description: 'Regenerate imports/ and the vectors of merges, YAML and networks from the pinned KubeVirt, CDI, Kubernetes and CNI modules (needs Go)',
  exec: 'ts-node --project imports/generate/tsconfig.json imports/generate/main.ts',
});
imports.exec('go run ./mergevectors -imports ../../../imports -vectors ../../template/strategic-merge/strategic-merge.vectors.json', {
  cwd: 'test/plane/kubevirt',
  env: GO_ENVIRONMENT,
});
imports.exec('go run ./yamlvectors -vectors ../../yaml/kubectl.vectors.json', { cwd: 'test/plane/kubevirt', env: GO_ENVIRONMENT });
imports.exec('go run . -vectors ../../admission/network/cni.vectors.json', { cwd: 'test/plane/cni', env: GO_ENVIRONMENT });

project.addTask('history', {
  description: 'Regenerate imports/history.js, which fields each KubeVirt has, from the modules of its releases: after an upgrade of KubeVirt (needs Go)',
  exec: 'ts-node --project imports/generate/tsconfig.json imports/generate/history.ts',
});

addDocs(project);
addSite(project);
addBenchmarks(project);
addTests(project);

// jsii's own build would need cdk8s' Go module, which not every proxy has: the language tests compile this one with a module generated from npm.
project.tasks.tryFind('package:go')!.reset('jsii-pacmak -v --target go --code-only');

// Translating the README's programs into other languages proves that each of them compiles.
const translate = project.addTask('translate', {
  description: 'Translate the programs of the README into the languages of the packages',
  exec: 'jsii-rosetta extract --strict',
});
['package:java', 'package:python', 'package:go'].forEach((name) => project.tasks.tryFind(name)!.prependSpawn(translate));

project.tasks.tryFind('package:go')!.exec(`${NODE} projenrc/go-readme.ts`);
project.tasks.tryFind('package:js')!.exec(`${NODE} projenrc/check-package.ts`);

project.tasks.removeTask('compat');
project.addTask('compat', {
  description: 'Compare the public API with that of the last release on npm, which a version may break or not: docs/versioning.md',
  exec: `${NODE} projenrc/compat.ts`,
});

addReleases(project, VERSION);
addChecks(project);
addNightly(project);

for (const script of ['clobber', 'eject', 'watch', 'test:watch', 'package-all']) {
  project.removeScript(script);
}

project.synth();
