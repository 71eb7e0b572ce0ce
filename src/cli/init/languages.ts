// All files of a new project, in any of the languages.
import { GO } from './go';
import { JAVA } from './java';
import { outputFolder, type ProjectChoices, type ProjectFiles, type ProjectLanguage, text } from './project';
import { PYTHON } from './python';
import { TYPESCRIPT } from './typescript';
import { workflow, WORKFLOW_FILE } from './workflow';
import { table } from '../../plain-data/plain-data';

/** By the argument of `init`. */
export const LANGUAGES: { readonly [language: string]: ProjectLanguage } = table({ typescript: TYPESCRIPT, python: PYTHON, java: JAVA, go: GO });

const DOCUMENTATION = 'https://github.com/cdk8s-kubevirt/cdk8s-kubevirt#readme';

const APPLIED: { readonly [gitops: string]: string } = table({
  argocd: 'Argo CD applies `manifests/machines` once you have run `kubectl apply --server-side --filename manifests/argo-cd`',
  flux: 'Flux applies `manifests/machines` once you have run `kubectl apply --filename manifests/flux`',
});

export function projectFiles(language: ProjectLanguage, choices: ProjectChoices): ProjectFiles {
  const { files, delivery } = language;
  const { gitops } = choices;
  const ignored = [...language.ignored, ...gitops === undefined ? [`${outputFolder(gitops)}/`] : []];
  return {
    ...files(choices),
    ...gitops === undefined ? {} : { [delivery.path]: delivery[gitops](choices) },
    'README.md': readme(language, choices),
    '.gitignore': text(...ignored),
    [WORKFLOW_FILE]: workflow(language, choices),
  };
}

function readme({ commands, environment, program, programTest }: ProjectLanguage, choices: ProjectChoices): string {
  const { install, lint, test, synth } = commands;
  // An environment contains the command, which is part of the Python wheel.
  const command = environment === undefined ? 'npx cdk8s-kubevirt' : 'cdk8s-kubevirt';
  const applied = choices.gitops === undefined ? `\`${command} apply dist --wait\` applies them` : `commit them, and ${APPLIED[choices.gitops]}`;
  return text(
    `# ${choices.name}`,
    `\`${program}\` describes virtual machines, and \`${programTest}\` tests them: first set your own SSH key and image there.`,
    `${environment === undefined ? '' : `Create an environment with \`${environment.create}\`, and enter it with \`${environment.enter}\` in every shell. `}Run \`${install}\` once, then \`${test}\`, \`${lint}\`, and \`${synth}\`, which writes manifests to \`${outputFolder(choices.gitops)}\`.`,
    `\`${command} validate ${outputFolder(choices.gitops)}\` checks them without a cluster; ${applied}.`,
    `\`.github/workflows/ci.yaml\` comments on each pull request with its changes. See also the [documentation](${DOCUMENTATION}).`,
  );
}
