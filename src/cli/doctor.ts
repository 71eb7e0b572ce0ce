// The verb `doctor`: whether a cluster has what machines, and the manifests that are given, need; what is missing, and how to
// get it.
import { Command, Option } from 'commander';
import type { Cluster } from './cluster/cluster';
import { ONCE } from './cluster/retry';
import { ConnectionOptions, withClusterOptions } from './connection-options';
import { liveCapabilities } from './doctor/capabilities';
import { Check, checkLines, missing, ok } from './doctor/check';
import { manifestChecks } from './doctor/manifests';
import { namespaceChecks } from './doctor/namespace';
import { networkChecks } from './doctor/networks';
import { actionCheck } from './doctor/permissions';
import { storageChecks } from './doctor/storage';
import { Surroundings, surroundingsOf } from './doctor/surroundings';
import { virtualizationChecks } from './doctor/virtualization';
import { Input, readInput } from './input';
import { jsonLines, yamlLines } from './terminal/documents';
import type { Line } from './terminal/lines';
import { printResult, tell } from './terminal/print';
import { asUsage } from './usage-error';
import { MachineAction } from '../access/machine-action';

interface DoctorOptions extends ConnectionOptions {
  readonly for?: MachineAction;
  readonly output: 'text' | 'json' | 'capabilities';
}

/** What was found out. */
interface Diagnosis {
  readonly checks: readonly Check[];
  /** Not known of a cluster that does not answer. */
  readonly surroundings?: Surroundings;
}

const OUTPUTS: { readonly [output in DoctorOptions['output']]: (diagnosis: Diagnosis) => Line[] } = {
  text: ({ checks }) => checkLines(checks),
  json: ({ checks }) => jsonLines({ checks }),
  capabilities: ({ surroundings }) => surroundings === undefined ? [] : yamlLines(liveCapabilities(surroundings)),
};

/** `cdk8s-kubevirt doctor`. */
export function doctorCommand(): Command {
  const command = new Command('doctor')
    .description('look whether a cluster has what machines need, and what is missing; exits with 1 where something is')
    .argument('[path...]', 'manifests that are to be applied: files, folders of YAML, or - for standard input')
    .addOption(new Option('--for <action>', 'what is about to be done: whoever may not is told so').choices(Object.values(MachineAction)))
    .addOption(new Option('-o, --output <format>', 'how it is printed; capabilities is a file for `validate --capabilities`').choices(Object.keys(OUTPUTS)).default('text'));
  return withClusterOptions(command).action(async (paths: string[], { output, for: action, ...options }: DoctorOptions) => {
    const input = paths.length === 0 ? undefined : readInput(paths);
    const { connect } = await import('./cluster/connect.js');
    const cluster = asUsage(() => connect(options));
    const diagnosis = await diagnosed(cluster, input, action).finally(() => cluster.close());
    printResult(OUTPUTS[output](diagnosis));
    if (output === 'capabilities') {
      tell(checkLines(diagnosis.checks.filter(({ verdict }) => verdict !== 'ok')));
    }
    process.exitCode = diagnosis.checks.some(({ verdict }) => verdict === 'missing') ? 1 : 0;
  });
}

async function diagnosed(cluster: Cluster, input: Input | undefined, action: MachineAction | undefined): Promise<Diagnosis> {
  const reached = await reachedCheck(cluster);
  if (reached.verdict === 'missing') {
    return { checks: [reached] };
  }
  const surroundings = await surroundingsOf(cluster);
  const actions = action !== undefined ? [action] : input === undefined ? Object.values(MachineAction) : [];
  const [ofNamespace, ofActions, ofManifests] = await Promise.all([
    namespaceChecks(cluster, cluster.namespace, input),
    Promise.all(actions.map((each) => actionCheck(cluster, each, cluster.namespace, each === action))),
    input === undefined ? [] : manifestChecks(cluster, input, surroundings),
  ]);
  const ofCluster = [virtualizationChecks, storageChecks, networkChecks].flatMap((checksOf) => checksOf(surroundings));
  return { checks: [reached, ...ofCluster, ...ofNamespace, ...ofActions, ...ofManifests], surroundings };
}

/** Whether the cluster answers, and how soon. */
async function reachedCheck({ server }: Cluster): Promise<Check> {
  const began = performance.now();
  try {
    const { body } = await server.with(ONCE).request({ path: '/version' });
    return ok('cluster', `${server.address} answers in ${Math.round(performance.now() - began)} ms, Kubernetes ${String(body.gitVersion).replace(/^v/, '')}`);
  } catch (error) {
    return missing('cluster', `${server.address} does not answer as one: ${(error as Error).message}`, 'look at the address in the kubeconfig, at the network on the way, and whether the login has expired');
  }
}
