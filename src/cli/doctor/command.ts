// The verb `doctor`: checks whether a cluster has what machines and the given manifests need, and how to get what is missing.
import { Command, Option } from 'commander';
import { liveCapabilities } from './capabilities';
import { Check, checkLines } from './check';
import { clusterChecks } from './cluster-checks';
import { ClusterState, readClusterState } from './cluster-state';
import { manifestChecks } from './manifests';
import { NamespacesReadOnce } from './namespaces-read-once';
import { actionCheck, namespaceChecks } from './permissions';
import { reachableCheck } from './reachable';
import { MachineAction } from '../../access/permissions';
import type { Cluster } from '../cluster/cluster';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { Input, MANIFESTS, readInput } from '../manifests/documents';
import type { Line } from '../terminal/lines';
import { printMessages, printResult } from '../terminal/print';
import { jsonLines, yamlLines } from '../terminal/serialize';

interface DoctorOptions extends ConnectionOptions {
  readonly for?: MachineAction;
  readonly output: 'text' | 'json' | 'capabilities';
}

/** The results of all checks. */
interface Diagnosis {
  readonly checks: readonly Check[];
  /** Undefined if the cluster does not answer. */
  readonly state?: ClusterState;
}

const OUTPUTS: { readonly [output in DoctorOptions['output']]: (diagnosis: Diagnosis) => Line[] } = {
  text: ({ checks }) => checkLines(checks),
  json: ({ checks }) => jsonLines({ checks }),
  capabilities: ({ state }) => state === undefined ? [] : yamlLines(liveCapabilities(state)),
};

/** `cdk8s-kubevirt doctor`. */
export function doctorCommand(): Command {
  const command = new Command('doctor')
    .description('check whether a cluster has what machines need; exit with 1 if something is missing')
    .argument('[path...]', `manifests to be applied: ${MANIFESTS}`)
    .addOption(new Option('--for <action>', 'require the permissions for this action').choices(Object.values(MachineAction)))
    .addOption(new Option('-o, --output <format>', 'output format; capabilities prints a file for `validate --capabilities`').choices(Object.keys(OUTPUTS)).default('text'));
  return withClusterOptions(command).action(async (paths: string[], { output, for: action, ...options }: DoctorOptions) => {
    const input = paths.length === 0 ? undefined : readInput(paths);
    const diagnosis = await withCluster(options, (cluster) => diagnose(cluster, input, action));
    printResult(OUTPUTS[output](diagnosis));
    if (output === 'capabilities') {
      printMessages(checkLines(diagnosis.checks.filter(({ verdict }) => verdict !== 'ok')));
    }
    process.exitCode = diagnosis.checks.some(({ verdict }) => verdict === 'missing') ? 1 : 0;
  });
}

export async function diagnose({ server, namespace, discovery }: Cluster, input?: Input, action?: MachineAction): Promise<Diagnosis> {
  const cluster = new NamespacesReadOnce(server, namespace, discovery);
  const reachable = await reachableCheck(cluster);
  if (reachable.verdict === 'missing') {
    return { checks: [reachable] };
  }
  const state = await readClusterState(cluster);
  const actions = action !== undefined ? [action] : input === undefined ? Object.values(MachineAction) : [];
  const [ofNamespace, ofActions, ofManifests] = await Promise.all([
    namespaceChecks(cluster, cluster.namespace, input),
    Promise.all(actions.map((each) => actionCheck(cluster, each, cluster.namespace, each === action))),
    input === undefined ? [] : manifestChecks(cluster, input, state),
  ]);
  return { checks: [reachable, ...clusterChecks(state), ...ofNamespace, ...ofActions, ...ofManifests], state };
}
