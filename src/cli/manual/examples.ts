// What each verb is typically called with: at the end of its help, in the manual page and in the reference.
import { table } from '../../plain-data/plain-data';

export interface Example {
  readonly command: string;
  /** What it does, in a few words. */
  readonly says: string;
}

const of = (...pairs: readonly (readonly [command: string, says: string])[]): Example[] => pairs.map(([command, says]) => ({ command: `cdk8s-kubevirt ${command}`, says }));

/** By the words that lead to a verb; those of the command itself are for a first look. */
export const EXAMPLES: { readonly [path: string]: readonly Example[] } = table({
  '': of(['init typescript', 'begin a project in an empty folder'], ['validate dist', 'check manifests without a cluster'], ['apply dist --wait', 'apply them and wait for the machines']),
  'init': of(['init python', 'a project in Python'], ['init go --gitops argocd --repository https://git.example.com/machines.git', 'one in Go, applied by Argo CD']),
  'render': of(['render vm.yaml --set NAME=web-1', 'fill in a placeholder'], ['render machines.yaml --storage-class fast', 'turn documents of another system into manifests']),
  'validate': of(['validate dist', 'check a folder'], ['validate --explain disk-has-volume', 'read about a rule'], ['validate --output github manifests', 'annotate a pull request']),
  'apply': of(['apply dist --wait --timeout 15m', 'apply, and wait until all is ready'], ['apply dist --prune my-app', 'delete what left the manifests, too']),
  'diff': of(['diff dist', 'what apply would change'], ['diff dist --against ../main/dist --output markdown', 'what a branch changes, for a comment']),
  'comment': of(['comment report.md', 'write a text into the pull request that CI runs for']),
  'wait': of(['wait dist', 'until all of these manifests is ready'], ['wait vm/web-1 --timeout 10m', 'until one machine is']),
  'status': of(['status web-1', 'how a machine is, and why'], ['status --all-namespaces', 'how all are']),
  'list': of(['list', 'the machines of the namespace'], ['list --selector tier=db --output wide', 'those with a label']),
  'start': of(['start web-1 --wait', 'start a machine, and wait for it']),
  'stop': of(['stop web-1', 'shut a machine down'], ['stop web-1 --force', 'switch it off']),
  'restart': of(['restart --selector tier=web --wait', 'restart machines with a label']),
  'migrate': of(['migrate web-1 --node node-2 --wait', 'move a machine to a node']),
  'delete': of(['delete web-1 --keep-disks', 'delete a machine, and keep its disks']),
  'collect': of(['collect dist', 'which Secrets of cloud-init nothing reads any more'], ['collect dist --older-than 1h --delete', 'delete them']),
  'nodetypes': of(['nodetypes node-provider.yaml', 'what a provider offers'], ['nodetypes --cluster node-provider.yaml', 'and how much of it is left']),
  'lease': of(['lease warmup', 'take a machine for an hour'], ['lease run --id blue-fox -- make test', 'run a command in it']),
  'lease warmup': of(['lease warmup --slug blue-fox', 'take a machine, and call it blue-fox']),
  'lease run': of(['lease run --id blue-fox --sync -- make test', 'copy this folder into the guest, and run there']),
  'lease ssh': of(['lease ssh blue-fox', 'a shell in the guest']),
  'lease vnc': of(['lease vnc blue-fox --open', 'look at its display']),
  'lease status': of(['lease status blue-fox', 'how long it lasts, and how it is reached']),
  'lease inspect': of(['lease inspect blue-fox', 'all of it, in JSON']),
  'lease list': of(['lease list', 'your leases']),
  'lease stop': of(['lease stop blue-fox', 'end it']),
  'lease cleanup': of(['lease cleanup --dry-run', 'which leases are over']),
  'lease doctor': of(['lease doctor', 'whether leases can be taken']),
  'monitor': of(['monitor --all-namespaces --port 9090', 'metrics of all machines for Prometheus']),
  'graph': of(['graph dist', 'machines and what they use, in Mermaid'], ['graph --output svg dist', 'as a picture']),
  'doctor': of(['doctor dist', 'what the cluster lacks for manifests'], ['doctor --output capabilities', 'a file for validate --capabilities']),
  'port-forward': of(['port-forward web-1 8080:80', 'port 80 of a guest as 8080 here']),
  'vnc': of(['vnc web-1 --open', 'look at a machine\'s display']),
  'completion': of(['completion bash > ~/.local/share/bash-completion/completions/cdk8s-kubevirt', 'for bash'], ['completion fish > ~/.config/fish/completions/cdk8s-kubevirt.fish', 'for fish']),
});

/** Examples as the end of a verb's help. */
export function exampleText(path: string): string {
  const examples = EXAMPLES[path] ?? [];
  return examples.length === 0 ? '' : `\nExamples:\n${examples.map(({ command, says }) => `  # ${says}\n  ${command}`).join('\n')}`;
}
