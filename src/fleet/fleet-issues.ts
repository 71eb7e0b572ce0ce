// The mistakes in a fleet's properties, before any machine is placed, and in its folders at synth.
import { type ApiObject, Chart } from 'cdk8s';
import type { IConstruct } from 'constructs';
import type { FleetCluster, FleetMachine, FleetProps } from './fleet-props';
import type { Folder } from './folder';
import { roomOf } from './room';
import { checkRange, checkUnique } from '../issues/checks';
import { checkFormat, DNS_LABEL } from '../issues/formats';
import { issue, type Issues } from '../issues/issues';
import { isClusterScoped } from '../objects/kinds';
import { manifestOf } from '../objects/rendered-object';
import { chartsOfSecrets } from '../secrets/secret-source';

export function* fleetIssues(scope: IConstruct, { clusters, machines, spreads = [] }: FleetProps): Issues {
  if (scope.node.scope !== undefined || Chart.isChart(scope)) {
    yield issue('', `is below ${JSON.stringify(scope.node.path)}: make it a child of the app, as its charts are`);
  }
  if (clusters.length === 0) {
    yield issue('clusters', 'is empty: write at least one, such as { name: "berlin", cpu: 64, memory: Size.gibibytes(256) }');
  }
  yield* checkUnique(clusters.map(({ name }, index) => [`clusters[${index}].name`, name]));
  yield* checkUnique(machines.map(({ name }, index) => [`machines[${index}].name`, name]));
  for (const [index, cluster] of clusters.entries()) {
    yield* clusterIssues(`clusters[${index}]`, cluster);
  }
  for (const [index, machine] of machines.entries()) {
    yield* machineNameIssues(`machines[${index}]`, machine);
  }
  const groups = new Set(machines.map(({ group }) => group));
  for (const [index, { group, maxMachines }] of spreads.entries()) {
    yield* checkRange(`spreads[${index}].maxMachines`, maxMachines, 1);
    if (!groups.has(group)) {
      yield issue(`spreads[${index}].group`, `${JSON.stringify(group)} is not the group of any machine: set it on the machines, or leave the rule out`);
    }
  }
}

function* clusterIssues(path: string, { name, cpu, memory, shards }: FleetCluster): Issues {
  yield* checkFormat(`${path}.name`, name, DNS_LABEL);
  yield* checkRange(`${path}.shards`, shards, 1);
  const room = roomOf(cpu, memory);
  if (!(room.cpu > 0)) {
    yield issue(`${path}.cpu`, `${cpu} leaves no room: write the virtual CPUs for all machines, such as 64`);
  }
  if (!(room.memory > 0)) {
    yield issue(`${path}.memory`, 'leaves no room: write the memory for all machines, such as Size.gibibytes(256)');
  }
}

function* machineNameIssues(path: string, { name, shard }: FleetMachine): Issues {
  yield* checkFormat(`${path}.name`, name, DNS_LABEL);
  yield* checkRange(`${path}.shard`, shard, 0);
}

/** The other kinds that machines need in their namespaces. */
const NAMESPACED_KINDS = new Set(['ConfigMap', 'ExternalSecret', 'PersistentVolumeClaim', 'Secret', 'Service']);

/** Reports objects that no engine applies because they have no namespace. `advice` is undefined if the engine sets one. */
export function* namespaceIssues({ name }: Folder, objects: readonly ApiObject[], advice: string | undefined): Issues {
  const without = advice === undefined ? [] : objects.filter((object) => isNamespaced(object) && manifestOf(object).metadata.namespace === undefined);
  if (without.length > 0) {
    const [{ kind, name: first }] = without;
    const others = without.length === 1 ? '' : ` and ${without.length - 1} more`;
    yield issue(`folder ${JSON.stringify(name)}`, `${kind} ${JSON.stringify(first)}${others} ${others === '' ? 'has' : 'have'} no namespace, without which nothing is applied: ${advice}`);
  }
}

function isNamespaced(object: ApiObject): boolean {
  return /(?:^|\.)kubevirt\.io$/.test(object.apiGroup) ? !isClusterScoped(object) : NAMESPACED_KINDS.has(object.kind);
}

/** Reports Secrets of a folder's machines in a chart that is delivered to another cluster, or to none. */
export function* secretIssues({ name, cluster, chart }: Folder, folders: readonly Folder[]): Issues {
  const delivered = folders.filter((folder) => folder.cluster === cluster).map((folder) => folder.chart);
  for (const other of chartsOfSecrets(chart)) {
    if (!delivered.includes(other)) {
      yield issue(`folder ${JSON.stringify(name)}`, `the Secrets of its machines are in the chart ${JSON.stringify(other.node.path)}, which nothing delivers to cluster ${JSON.stringify(cluster)}: `
        + 'write SecretSource.plain() without a chart, which puts each into the folder of its machine, or SecretSource.externalSecrets');
    }
  }
}
