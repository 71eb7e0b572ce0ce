// The GitHub workflow of a new project: lint, test, synth, and a comment on each pull request with its changes.
import { machinesFolder, outputFolder, type ProjectChoices, type ProjectLanguage, text } from './project';
import { version } from '../../../package.json';

export const WORKFLOW_FILE = '.github/workflows/ci.yaml';

export function workflow({ commands, setup }: ProjectLanguage, choices: ProjectChoices): string {
  return text(
    'name: ci',
    'on:',
    '  pull_request:',
    '  push:',
    '    branches: [main]',
    'permissions:',
    '  contents: read',
    '  pull-requests: write',
    'jobs:',
    '  ci:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '      - uses: actions/setup-node@v6',
    '        with:',
    "          node-version: '22'",
    ...setup === undefined ? [] : [
      `      - uses: ${setup.uses}`, '        with:', ...Object.entries(setup.with).map(([input, value]) => `          ${input}: '${value}'`),
    ],
    ...step('Install', commands.install),
    ...step('Lint', commands.lint),
    ...step('Test', commands.test),
    ...choices.gitops === undefined ? [] : [
      ...step('Synthesize', commands.synth),
      ...step('The manifests are committed', `git add --intent-to-add ${outputFolder(choices.gitops)} && git diff --exit-code ${outputFolder(choices.gitops)}`),
    ],
    '      - name: Validate, and comment on changes',
    `        uses: cdk8s-kubevirt/cdk8s-kubevirt@v${version}`,
    '        with:',
    `          manifests: ${machinesFolder(choices.gitops)}`,
    // Committed manifests need no synthesis.
    ...choices.gitops === undefined ? ['          synth: |', ...[commands.install, commands.synth].map((line) => `            ${line}`)] : [],
  );
}

function step(name: string, line: string): string[] {
  return [`      - name: ${name}`, `        run: ${line}`];
}
