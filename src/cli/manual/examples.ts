// Typical calls of each verb: at the end of its help, in the manual page and in the reference.
import { table } from '../../plain-data/plain-data';

export interface Example {
  readonly command: string;
  /** What it does, in a few words. */
  readonly says: string;
}

const of = (...pairs: readonly (readonly [command: string, says: string])[]): Example[] => pairs.map(([command, says]) => ({ command: `cdk8s-kubevirt ${command}`, says }));

/** By the words that lead to a verb. Those of the command itself are for a first look. */
export const EXAMPLES: { readonly [path: string]: readonly Example[] } = table({
  '': of(['init typescript', 'create a project in an empty folder'], ['validate dist', 'check manifests without a cluster'], ['apply dist --wait', 'apply them and wait for the machines']),
  'init': of(['init python', 'create a project in Python'], ['init go --gitops argocd --repository https://git.example.com/machines.git', 'create a project in Go, applied by Argo CD']),
  'render': of(['render vm.yaml --set NAME=web-1', 'fill in a placeholder'], ['render machines.yaml --storage-class fast', 'convert documents of another system to manifests']),
  'validate': of(['validate dist', 'check a folder'], ['validate --explain disk-has-volume', 'explain a rule'], ['validate --output github manifests', 'annotate a pull request']),
  'apply': of(['apply dist --wait --timeout 15m', 'apply, and wait until everything is ready'], ['apply dist --prune my-app', 'apply, and delete objects that the manifests no longer contain']),
  'diff': of(['diff dist', 'show what apply would change'], ['diff dist --against ../main/dist --output markdown', 'show what a branch changes, as Markdown for a comment']),
  'comment': of(['comment report.md', 'comment on the pull request that CI runs for']),
  'wait': of(['wait dist', 'wait for all objects of manifests'], ['wait vm/web-1 --timeout 10m', 'wait for one machine']),
  'status': of(['status web-1', 'show the state of a machine'], ['status --all-namespaces', 'show the state of all machines']),
  'list': of(['list', 'list the machines of the namespace'], ['list --selector tier=db --output wide', 'list machines with a label']),
  'start': of(['start web-1 --wait', 'start a machine, and wait for it']),
  'stop': of(['stop web-1', 'shut a machine down'], ['stop web-1 --force', 'power a machine off']),
  'restart': of(['restart --selector tier=web --wait', 'restart machines with a label']),
  'migrate': of(['migrate web-1 --node node-2 --wait', 'move a machine to a node']),
  'delete': of(['delete web-1 --keep-disks', 'delete a machine, and keep its disks']),
  'collect': of(['collect dist', 'list the unused cloud-init Secrets'], ['collect dist --older-than 1h --delete', 'delete them']),
  'nodetypes': of(['nodetypes node-provider.yaml', 'list what a provider offers'], ['nodetypes --cluster node-provider.yaml', 'list how much of it is left in a cluster']),
  'lease': of(['lease warmup', 'take a machine'], ['lease run --id blue-fox -- make test', 'run a command in it']),
  'lease warmup': of(['lease warmup --slug blue-fox', 'take a machine named blue-fox']),
  'lease run': of(['lease run --id blue-fox --sync -- make test', 'copy this folder to the guest, and run a command in it']),
  'lease ssh': of(['lease ssh blue-fox', 'open a shell in the guest']),
  'lease vnc': of(['lease vnc blue-fox --open', 'open its display']),
  'lease status': of(['lease status blue-fox', 'show how long it lasts and how to reach it']),
  'lease inspect': of(['lease inspect blue-fox', 'print everything as JSON']),
  'lease list': of(['lease list', 'list the leases of the namespace']),
  'lease stop': of(['lease stop blue-fox', 'end it']),
  'lease cleanup': of(['lease cleanup --dry-run', 'list the leases that are over']),
  'lease doctor': of(['lease doctor', 'check whether leases can be taken']),
  'monitor': of(['monitor --all-namespaces --port 9090', 'serve metrics of all machines to Prometheus']),
  'graph': of(['graph dist', 'draw machines and what they use, in Mermaid'], ['graph --output svg dist', 'draw a picture']),
  'doctor': of(['doctor dist', 'check that the cluster has what manifests need'], ['doctor --output capabilities', 'print a file for validate --capabilities']),
  'port-forward': of(['port-forward web-1 8080:80', 'forward local port 8080 to port 80 of a guest']),
  'vnc': of(['vnc web-1 --open', 'open the display of a machine']),
  'completion': of(['completion bash > ~/.local/share/bash-completion/completions/cdk8s-kubevirt', 'complete in bash'], ['completion fish > ~/.config/fish/completions/cdk8s-kubevirt.fish', 'complete in fish']),
});

/** Examples as the end of a verb's help. */
export function exampleText(path: string): string {
  const examples = EXAMPLES[path] ?? [];
  return examples.length === 0 ? '' : `\nExamples:\n${examples.map(({ command, says }) => `  # ${says}\n  ${command}`).join('\n')}`;
}
