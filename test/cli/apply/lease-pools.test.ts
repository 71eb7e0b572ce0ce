// What a prune leaves of a pool of leases whose machines are still there.
import { Chart, Testing } from 'cdk8s';
import { MachineLeasePool } from '../../../src';
import { PART_OF } from '../../../src/cli/apply/apply-set-names';
import { appliedObject, planPrune } from '../../../src/cli/apply/prune-plan';

const parent = { apiVersion: 'v1', kind: 'Secret', name: 'set', namespace: 'home' };

/** The objects of a pool as members of a set. */
function members(name: string): any[] {
  const chart = new Chart(Testing.app(), 'chart');
  new MachineLeasePool(chart, name, { commandImage: 'registry.test/cdk8s-kubevirt:1.0.0', maxLeases: 1 });
  const managedFields = [{ manager: 'cdk8s-kubevirt', operation: 'Apply', fieldsV1: { 'f:metadata': { 'f:labels': { [`f:${PART_OF}`]: {} } } } }];
  return Testing.synth(chart).map(({ metadata, ...object }) => ({ ...object, metadata: { ...metadata, uid: `${object.kind} ${metadata.name}`, managedFields } }));
}

const machine = (labels: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'lease-vm-456789ab', namespace: 'ci', uid: 'u', labels } });

function kept(labels: object): string[] {
  const facts = { parent, applied: [], users: [], disks: new Map(), complete: new Set<string>(), ancestors: new Map() };
  const plan = planPrune({ ...facts, members: [...members('ci'), ...members('ci-2')], bystanders: [appliedObject(machine(labels))] });
  return plan.kept.map(({ object: { kind, metadata: { name } }, reason }) => `${kind} ${name}: ${reason}`).sort();
}

const STAYS = 'virtualmachine.kubevirt.io/lease-vm-456789ab stays, and';

test('what ends leases and isolates them stays as long as they do, and nobody can take more', () => {
  const needed = ['CronJob ci-cleanup', 'NetworkPolicy ci', 'NetworkPolicy ci-cleanup', 'NetworkPolicy ci-disks', 'Role ci-cleanup', 'RoleBinding ci-cleanup', 'ServiceAccount ci-cleanup'];
  expect(kept({ 'cdk8s-kubevirt/lease-id': 'lease-0123456789ab' })).toEqual([
    ...needed.map((name) => `${name}: ${STAYS} is ended or isolated by it`), `Namespace ci: ${STAYS} would be deleted with it`,
  ].sort());
});

test('only the namespace stays for another machine', () => {
  expect(kept({})).toEqual([`Namespace ci: ${STAYS} would be deleted with it`]);
});
