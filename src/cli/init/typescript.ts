// A project in TypeScript: tsx runs it, Node.js runs its test, and tsc and ESLint are its lint.
import { fluxSource, IMAGE, machinesFolder, NAMESPACE_ANNOTATIONS, outputFolder, type ProjectChoices, type ProjectLanguage, SSH_KEY, text } from './project';
import { devDependencies, peerDependencies, version } from '../../../package.json';

export const TYPESCRIPT: ProjectLanguage = {
  title: 'TypeScript',
  commands: { install: 'npm install', lint: 'npm run lint', test: 'npm test', synth: 'npm run synth' },
  program: 'machines.ts',
  programTest: 'machines.test.ts',
  delivery: { path: 'delivery.ts', argocd: argoCd, flux },
  ignored: ['node_modules/'],
  files: (choices) => ({
    'package.json': packageJson(choices),
    'tsconfig.json': TSCONFIG,
    'eslint.config.mjs': ESLINT,
    'machines.ts': machines(choices),
    'machines.test.ts': TEST,
    'main.ts': main(choices),
  }),
};

function packageJson({ name }: ProjectChoices): string {
  const content = {
    name,
    private: true,
    scripts: { lint: 'tsc --noEmit && eslint .', synth: 'tsx main.ts', test: 'tsx --test machines.test.ts' },
    dependencies: { 'cdk8s': peerDependencies.cdk8s, 'cdk8s-kubevirt': `^${version}`, 'constructs': peerDependencies.constructs },
    devDependencies: {
      '@types/node': '^20', 'eslint': devDependencies.eslint, 'tsx': '^4', 'typescript': devDependencies.typescript, 'typescript-eslint': '^8',
    },
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const TSCONFIG = `{
  "compilerOptions": { "module": "node16", "target": "es2022", "types": ["node"], "strict": true, "noEmit": true, "skipLibCheck": true },
  "include": ["*.ts"]
}
`;

const ESLINT = `import tseslint from 'typescript-eslint';

export default tseslint.config(tseslint.configs.strict);
`;

function machines({ gitops }: ProjectChoices): string {
  return text(
    '// The machines.',
    `import { ${gitops === undefined ? '' : 'ApiObject, '}App, Chart } from 'cdk8s';`,
    `import { ${gitops === 'argocd' ? 'ArgoCd, ' : ''}CloudInit, ImageSource, Machine, MachineSize } from 'cdk8s-kubevirt';`,
    '',
    'export function machines(): App {',
    `  const app = new App({ outdir: '${machinesFolder(gitops)}' });`,
    ...gitops === undefined ? ["  const chart = new Chart(app, 'machines');"] : [
      "  const namespace = new Chart(app, 'namespace');",
      "  new ApiObject(namespace, 'machines', {",
      "    apiVersion: 'v1',",
      "    kind: 'Namespace',",
      '    metadata: {',
      "      name: 'machines',",
      '      // All disks would be deleted with the namespace.',
      '      annotations: {',
      ...NAMESPACE_ANNOTATIONS.map(([name, value]) => `        '${name}': '${value}',`),
      '      },',
      '    },',
      '  });',
      "  const chart = new Chart(app, 'machines', { namespace: 'machines' });",
    ],
    "  new Machine(chart, 'web-1', {",
    '    size: MachineSize.MEDIUM,',
    `    image: ImageSource.registry('${IMAGE}'),`,
    '    cloudInit: CloudInit.noCloud({',
    '      users: [',
    '        {',
    "          name: 'ada',",
    "          sudo: 'ALL=(ALL) NOPASSWD:ALL',",
    `          sshAuthorizedKeys: ['${SSH_KEY}'],`,
    '        },',
    '      ],',
    '    }),',
    '  });',
    gitops === 'argocd' ? '  // Last, after all objects are created.\n  ArgoCd.addSyncWaves(app);' : undefined,
    '  return app;',
    '}',
  );
}

const TEST = `import { test } from 'node:test';
import { MachineAssertions } from 'cdk8s-kubevirt';
import { machines } from './machines';

test('the machines are as expected, and a cluster admits them', () => {
  const found = MachineAssertions.fromApp(machines());
  found.countIs(1);
  found.hasDisk('web-1', { name: 'root', image: '${IMAGE}' });
  found.isAdmitted();
});
`;

function main({ gitops }: ProjectChoices): string {
  return text(
    `// Writes the manifests to ${outputFolder(gitops)}/.`,
    "import { rmSync } from 'fs';",
    gitops === undefined ? undefined : "import { delivery } from './delivery';",
    "import { machines } from './machines';",
    '',
    '// Charts that are gone would leave their files there, to be applied again.',
    `rmSync('${outputFolder(gitops)}', { recursive: true, force: true });`,
    'machines().synth();',
    gitops === undefined ? undefined : 'delivery().synth();',
  );
}

function argoCd({ repository }: ProjectChoices): string {
  return `// Configures Argo CD: apply it once, with kubectl apply --server-side --filename manifests/argo-cd.
import { App, Chart } from 'cdk8s';
import { ArgoCdApplication, ArgoCdCustomizations } from 'cdk8s-kubevirt';

export function delivery(): App {
  const app = new App({ outdir: 'manifests/argo-cd' });
  const chart = new Chart(app, 'argo-cd', { namespace: 'argocd' });
  new ArgoCdCustomizations(chart, 'customizations');
  new ArgoCdApplication(chart, 'machines', {
    sources: [{ repoUrl: '${repository}', targetRevision: 'main', path: 'manifests/machines' }],
    destinationNamespace: 'machines',
  });
  return app;
}
`;
}

function flux({ repository }: ProjectChoices): string {
  const { url, secret } = fluxSource(repository);
  const key = secret === undefined ? '' : `
      // Create the key with ${secret.createCommand}
      secretRef: { name: '${secret.name}' },`;
  return `// Configures Flux: apply it once, with kubectl apply --filename manifests/flux.
import { ApiObject, App, Chart } from 'cdk8s';
import { FluxKustomization, FluxSourceKind } from 'cdk8s-kubevirt';

export function delivery(): App {
  const app = new App({ outdir: 'manifests/flux' });
  const chart = new Chart(app, 'flux', { namespace: 'flux-system' });
  new ApiObject(chart, 'repository', {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name: 'machines' },
    spec: {
      url: '${url}',${key}
      ref: { branch: 'main' },
      interval: '1m',
    },
  });
  new FluxKustomization(chart, 'machines', {
    source: { kind: FluxSourceKind.GIT_REPOSITORY, name: 'machines' },
    path: './manifests/machines',
  });
  return app;
}
`;
}
