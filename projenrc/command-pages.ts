// Writes docs/reference/command/ from the command's own definitions: a page for each verb.
import { mkdirSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import type { Argument, Command, Option } from 'commander';
import { EXAMPLES } from '../src/cli/manual/examples';
import { VERBS } from '../src/cli/verbs';

const OUTPUT = 'docs/reference/command';

const INTRODUCTION = `# The command

The package contains the command \`cdk8s-kubevirt\`: run \`npx cdk8s-kubevirt\`. The \`--help\` of a verb shows the same text as its page.

Verbs that connect to a cluster find it as \`kubectl\` does: by \`--kubeconfig\`, \`--context\` and \`--namespace\`, or KUBECONFIG. They need neither
\`kubectl\` nor \`virtctl\`. When a server restarts or is too busy, they retry.

## Reaching a cluster

| in the kubeconfig or the environment | |
| --- | --- |
| several files in \`KUBECONFIG\` | the first entry of a name counts; files that do not exist are skipped. Without any file, a pod uses its service account |
| certificates, keys, tokens | as data or as files. Rotated files, and a new token in the kubeconfig, are used without a restart |
| \`exec\` | credential plugins of \`client.authentication.k8s.io/v1\` and \`v1beta1\`. \`auth-provider\` is not supported |
| \`as\`, \`as-groups\`, \`as-uid\`, \`as-user-extra\` | impersonation |
| \`proxy-url\`, else \`HTTPS_PROXY\`, \`HTTP_PROXY\`, \`NO_PROXY\` | HTTP, HTTPS and SOCKS5 proxies, for requests, watches and streams |
| \`tls-server-name\`, \`insecure-skip-tls-verify\` | as in \`kubectl\` |
| \`NODE_EXTRA_CA_CERTS\` | a file with more CAs. It is used where the kubeconfig has no CA, and for HTTPS proxies. The CAs of the system are not read |

As in \`kubectl\`, a certificate without its key, a CA beside \`insecure-skip-tls-verify\`, and the same as data and as a file are refused. Credentials
for an \`http://\` server are refused too, unless it is on this computer and has no proxy; \`kubectl\` leaves them out silently.

## Exit codes

| code | meaning |
| --- | --- |
| 0 | success; \`diff\`: nothing would change |
| 1 | an error in the input or in the cluster; \`diff\`: something would change; \`wait\`: something cannot become ready, or the time is over |
| 2 | an invalid command line, or a path that cannot be read; \`diff\`: any error |
| 129, 130, 143 | ended by closing the terminal, by Ctrl-C, by SIGTERM |

\`lease run\` and \`lease ssh\` exit with the code of the command that ran in the guest, and like ssh with 255 if it was not run or its result is unknown.

## Verbs
`;

async function main(): Promise<void> {
  const verbs = await Promise.all(Object.values(VERBS).map((verb) => verb()));
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  verbs.forEach((verb) => writeFileSync(join(OUTPUT, `${verb.name()}.md`), `${pageOf(verb)}\n`));
  const rows = verbs.map((verb) => `| [\`${verb.name()}\`](${verb.name()}.md) | ${cell(verb.description())} |\n`);
  writeFileSync(join(OUTPUT, 'README.md'), `${INTRODUCTION}\n| verb | what it does |\n| --- | --- |\n${rows.join('')}`);
}

function pageOf(verb: Command): string {
  const name = verb.name();
  const below = verb.commands.map((each) => partOf(`${name} ${each.name()}`, each, '##'));
  return [partOf(name, verb, '#'), ...below].join('\n\n');
}

function partOf(path: string, verb: Command, heading: string): string {
  const examples = EXAMPLES[path] ?? [];
  return [
    `${heading} \`${path}\``,
    sentence(verb.description()),
    `\`\`\`text\ncdk8s-kubevirt ${path} ${verb.usage()}\n\`\`\``,
    ...examples.length > 0 ? [`\`\`\`sh\n${examples.map(({ command, says }) => `# ${says}\n${command}`).join('\n\n')}\n\`\`\``] : [],
    table('argument', verb.registeredArguments.map((argument) => [argument.name(), described(argument)])),
    table('option', verb.options.filter(({ hidden }) => !hidden).map((option) => [option.flags, described(option)])),
  ].filter((part) => part !== '').join('\n\n');
}

function table(name: string, rows: readonly (readonly [string, string])[]): string {
  return rows.length === 0 ? '' : [`| ${name} | |`, '| --- | --- |', ...rows.map(([first, second]) => `| \`${first.replace(/\|/g, '\\|')}\` | ${cell(second)} |`)].join('\n');
}

/** As in the help: the description, the choices and the default. */
function described({ description, argChoices, defaultValue, defaultValueDescription }: Option | Argument): string {
  const fallback = defaultValueDescription ?? (typeof defaultValue === 'string' || typeof defaultValue === 'number' ? String(defaultValue) : undefined);
  const more = [...argChoices ? [`one of ${argChoices.join(', ')}`] : [], ...fallback === undefined ? [] : [`default: ${fallback}`]];
  return more.length === 0 ? description : `${description} (${more.join('; ')})`;
}

function sentence(text: string): string {
  return escape(`${text[0].toUpperCase()}${text.slice(1)}.`);
}

function cell(text: string): string {
  return escape(text).replace(/\|/g, '\\|');
}

function escape(text: string): string {
  return text.replace(/[<>*]/g, '\\$&');
}

void main();
