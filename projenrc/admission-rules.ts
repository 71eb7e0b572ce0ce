// Writes docs/admission-rules.md: every rule, what it refuses and why; and all advice likewise.
import { writeFileSync } from 'fs';
import { CDI_VERSION, KUBEVIRT_VERSION } from '../imports/versions';
import { ADVICE_CATALOGUE, type DescribedRule, TOPICS } from '../src/admission/catalogue';

const OUTPUT = 'docs/admission-rules.md';

const INTRODUCTION = `# Admission rules

This library refuses what KubeVirt ${KUBEVIRT_VERSION} and CDI ${CDI_VERSION} would refuse, before a cluster does: at synth, in
\`Admission.validate\`, in \`cdk8s-kubevirt validate\` and in the plugin \`AdmissionValidation\`. Every message ends with the name of its
rule in brackets, and \`cdk8s-kubevirt validate --explain <rule>\` prints the explanation in this table. Rules that depend on the
cluster are checked only if \`ClusterCapabilities\` describes it.
`;

const ADVICE = `
## Advice

Advice warns about problems that a cluster admits but its users would regret. It is printed as warnings, at synth on standard error
and by \`cdk8s-kubevirt validate\`, and fails nothing. \`Admission.advise\` returns it. Silence it with
\`Advice.silence(scope, 'image-tag-latest')\` or \`validate --silence image-tag-latest\`. Advice on user data and network data reads
the manifest, and the Secrets of the same construct or of the same files.
`;

const topics = TOPICS.map(({ title, rules }) => `\n## ${title}\n\n${table('rule', 'refuses', rules)}`);
const contents = [...TOPICS.map(({ title, rules }) => [title, rules] as const), ['Advice', ADVICE_CATALOGUE] as const]
  .map(([title, rules]) => `- [${title}](#${anchor(title)}): ${rules.length}\n`);
writeFileSync(OUTPUT, `${INTRODUCTION}\n${contents.join('')}${topics.join('')}${ADVICE}\n${table('advice', 'advises against', ADVICE_CATALOGUE)}`);

/** GitHub's anchor for a heading. */
function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z -]/g, '').replace(/ /g, '-');
}

function table(name: string, refuses: string, rules: readonly DescribedRule[]): string {
  // Findings link to the name of their rule.
  const rows = rules.map((rule) => [`<a id="${rule.name}"></a>\`${rule.name}\``, rule.looksAt.join(', '), rule.refuses, rule.story]);
  return [[name, 'looks at', refuses, 'why, and what to do'], ['---', '---', '---', '---'], ...rows]
    .map(([first, ...cells]) => `| ${[first, ...cells.map(cell)].join(' | ')} |\n`).join('');
}

/** Text escaped for a Markdown table. */
function cell(text: string): string {
  return text.replace(/[|<>*]/g, (character) => `\\${character}`);
}
