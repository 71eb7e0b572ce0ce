// Writes docs/admission-rules.md: every rule that manifests are checked by, what it refuses, and why; and all advice likewise.
import { writeFileSync } from 'fs';
import { CDI_VERSION, KUBEVIRT_VERSION } from '../imports/versions';
import { ADVICE_CATALOGUE, type DescribedRule, TOPICS } from '../src/admission/catalogue';

const OUTPUT = 'docs/admission-rules.md';

const INTRODUCTION = `# Admission rules

What KubeVirt ${KUBEVIRT_VERSION} and CDI ${CDI_VERSION} refuse, this library refuses first: at synth, in \`Admission.validate\`, in
\`cdk8s-kubevirt validate\` and in the plugin \`AdmissionValidation\`. Every message ends with the name of its rule in brackets;
\`cdk8s-kubevirt validate --explain <rule>\` tells the same as this table. Rules that depend on the cluster say nothing
unless \`ClusterCapabilities\` says what the cluster has.
`;

const ADVICE = `
## Advice

What a cluster admits and its people regret is a warning, at synth on standard error and in \`cdk8s-kubevirt validate\`: nothing
fails. \`Admission.advise\` returns it. \`Advice.silence(scope, 'image-tag-latest')\` and \`validate --silence image-tag-latest\`
say that it was heard. What depends on cloud-init is looked at in the manifest and in the Secrets of the same construct, or of the
same files.
`;

const topics = TOPICS.map(({ title, rules }) => `\n## ${title}\n\n${table('rule', 'refuses', rules)}`);
const contents = [...TOPICS.map(({ title, rules }) => [title, rules] as const), ['Advice', ADVICE_CATALOGUE] as const]
  .map(([title, rules]) => `- [${title}](#${anchor(title)}): ${rules.length}\n`);
writeFileSync(OUTPUT, `${INTRODUCTION}\n${contents.join('')}${topics.join('')}${ADVICE}\n${table('advice', 'advises against', ADVICE_CATALOGUE)}`);

/** What GitHub calls a heading in links. */
function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z -]/g, '').replace(/ /g, '-');
}

function table(name: string, refuses: string, rules: readonly DescribedRule[]): string {
  const rows = rules.map((rule) => [`<a id="${rule.name}"></a>\`${rule.name}\``, rule.looksAt.join(', '), rule.refuses, rule.story]);
  return [[name, 'looks at', refuses, 'why, and what to do'], ['---', '---', '---', '---'], ...rows]
    .map(([first, ...cells]) => `| ${[first, ...cells.map(cell)].join(' | ')} |\n`).join('');
}

/** A text that Markdown shows as it is. */
function cell(text: string): string {
  return text.replace(/[|<>*]/g, (character) => `\\${character}`);
}
