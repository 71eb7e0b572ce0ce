// Moves running machines to another node, each with a VirtualMachineInstanceMigration, whose status shows the progress.
import { randomBytes } from 'crypto';
import { Decision, Operation } from './operation';
import { BRIDGE_ALLOWED } from '../../admission/placement/instance-metadata';
import { NODE_NAME } from '../../admission/placement/nodes';
import { type Issue, issue } from '../../issues/issues';
import { alternatives, nearestNames } from '../../issues/nearest-name';
import { table } from '../../plain-data/plain-data';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { resourcePath } from '../cluster/discovery';
import { VIRTUAL_MACHINE_INSTANCE } from '../cluster/machine-types';
import { retryUnlessDone } from '../cluster/retry';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { conditionOf } from '../wait/readiness/readiness';
import { printableStatus, statusByRequest } from '../wait/readiness/virtual-machine';

const MIGRATION = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstanceMigration' };

const NODE = { apiVersion: 'v1', kind: 'Node' };

/** KubeVirt's status of a machine that is being migrated. */
const MIGRATING = 'Migrating';

/** The statuses of machines that can migrate. `Ready` is not required, since a running machine whose readiness probe fails is not Ready. */
const MIGRATABLE: readonly string[] = ['Running', 'Paused'];

/** @param node the target; by default, Kubernetes chooses one */
export function migrationOperation(node?: string): Operation {
  return {
    report: 'migration requested',
    issuesInCluster: async (cluster) => node === undefined ? [] : targetIssues(cluster, node),
    decide: migrationDecision,
    decideInCluster: async (cluster, machine) => (
      node === undefined && pinnedNode(machine.spec.template?.spec) === undefined ? {} : nodeDecision(cluster, machine, node)
    ),
    perform: async (cluster, { metadata: { name: vmiName, namespace } }, retry) => {
      // A name chosen here finds the migration if the answer is lost. It is no longer than a generated one, and is not cut off at a dot.
      const [stem] = /^.*[^.-]/.exec(vmiName.slice(0, 54))!;
      const name = `${stem}-${randomBytes(4).toString('hex')}`;
      const reference = { ...MIGRATION, name, namespace };
      const spec = { vmiName, ...node !== undefined && { addedNodeSelector: { [NODE_NAME]: node } } };
      const body = { ...MIGRATION, metadata: { name }, spec };
      const create = async () => {
        const path = resourcePath(await cluster.discovery.resource(MIGRATION), namespace);
        await cluster.server.request({ method: 'POST', path, body });
      };
      const isCreated = async () => (await cluster.list({ ...MIGRATION, namespace, fieldSelector: `metadata.name=${name}` })).items.length > 0;
      await withContext(cluster, 'create', reference, () => retryUnlessDone(create, isCreated, retry));
      return reference;
    },
    isAccepted: (machine) => printableStatus(machine) !== MIGRATING,
  };
}

function migrationDecision(machine: any): Decision {
  const status = statusByRequest(machine);
  if (status === MIGRATING) {
    return { skip: 'is already migrating', inProgress: {} };
  }
  if (!MIGRATABLE.includes(status)) {
    return { mistake: `is ${status}, and only a running machine can migrate` };
  }
  const migratable = conditionOf(machine, 'LiveMigratable');
  return migratable?.status === 'False'
    ? { mistake: `cannot migrate: ${migratable.message ?? migratable.reason}: ${ADVICE[migratable.reason] ?? 'restart it instead, which may move it to another node'}` }
    : {};
}

/** KubeVirt would wait for an unschedulable pod. It matches the given name with a label of nodes, which may differ from their name. */
async function targetIssues(cluster: Cluster, node: string): Promise<readonly Issue[]> {
  const reference = { ...NODE, name: node };
  const findIssues = () => withContext(cluster, 'get', reference, async () => {
    const found = await cluster.find(reference);
    // There may be thousands of nodes.
    const hostnames = found === undefined ? (await cluster.list(NODE, hostnameOf)).items : [hostnameOf(found)];
    return hostnames.includes(node) ? [] : [found === undefined ? unknownNode(node, hostnames) : otherHostname(node, hostnames[0])];
  });
  return await unlessForbidden(findIssues) ?? [];
}

function hostnameOf({ metadata: { labels } }: any): string | undefined {
  return labels?.[NODE_NAME];
}

function unknownNode(node: string, hostnames: readonly (string | undefined)[]): Issue {
  const near = nearestNames(node, hostnames.filter((each) => each !== undefined));
  return issue('', `--node ${node}: no node has this name: write ${alternatives(near) || 'one that "kubectl get nodes" lists'}`);
}

function otherHostname(node: string, hostname: string | undefined): Issue {
  const advice = hostname === undefined ? 'give it this label' : `write --node ${hostname}`;
  return issue('', `--node ${node}: this node is found by its label ${NODE_NAME}, which is ${JSON.stringify(hostname ?? '')}: ${advice}`);
}

/** The node to which a machine's own nodeSelector binds it. */
function pinnedNode(spec: any): string | undefined {
  return spec?.nodeSelector?.[NODE_NAME];
}

/** KubeVirt would wait for an unschedulable pod: the new pod is never on the machine's node, and must match the machine's own nodeSelector. */
async function nodeDecision(cluster: Cluster, { metadata: { name, namespace } }: any, node: string | undefined): Promise<Decision> {
  const reference = { ...VIRTUAL_MACHINE_INSTANCE, name, namespace };
  let unreadable: string | undefined;
  const read = () => withContext(cluster, 'get', reference, () => cluster.find(reference));
  const instance = await unlessForbidden(read, (message) => unreadable = message);
  if (unreadable !== undefined) {
    return { warning: `its node is unknown: ${unreadable}` };
  }
  const [current, pin] = [instance?.status?.nodeName, pinnedNode(instance?.spec)];
  if (node !== undefined && current === node) {
    return { skip: `is already on node ${JSON.stringify(node)}` };
  }
  const bindingText = `its nodeSelector has ${NODE_NAME} ${JSON.stringify(pin)}`;
  if (pin !== undefined && pin === current) {
    return { mistake: `${bindingText}, its current node: remove that from its manifest, or write another node there` };
  }
  return pin !== undefined && node !== undefined && pin !== node
    ? { mistake: `${bindingText}, which takes precedence over --node ${JSON.stringify(node)}: remove that from its manifest, or write --node ${pin}` }
    : {};
}

/** What to do, for each of KubeVirt's reasons. */
const ADVICE: { readonly [reason: string]: string } = table({
  DisksNotLiveMigratable: 'put its disks on a storage class with ReadWriteMany',
  InterfaceNotLiveMigratable: `give it masquerade on the pod network, or a bridge with the annotation ${BRIDGE_ALLOWED}`,
  HostDeviceNotLiveMigratable: 'remove the host device from it',
});
