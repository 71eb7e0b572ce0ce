// Which deletions are refused, for disks that cannot be kept or that are protected.
import { object } from './fake-cluster';
import { Disks } from '../../../src/cli/delete/disks';
import { HOLD_FINALIZER } from '../../../src/cli/delete/keep-disks';
import { keepDisksObstacles, protectionObstacles } from '../../../src/cli/delete/obstacles';

const machine = (name: string, metadata: object = {}) => object('virtualmachines', name, metadata);
const pool = (spec: object = {}) => ({ ...object('virtualmachinepools', 'farm'), spec: { virtualMachineTemplate: {}, ...spec } });
const ofPool = (name: string, owner = 'farm') => machine(name, { ownerReferences: [{ kind: 'VirtualMachinePool', name: owner, uid: `uid-of-${owner}` }] });
const LEAVING = { deletionTimestamp: '2026-01-01T00:00:00Z' };
const NONE = new Disks([]);

describe('--keep-disks', () => {
  test('is refused where the disks are unknown, and without waiting', () => {
    expect(keepDisksObstacles([machine('web')], NONE, true)).toEqual([]);
    expect(keepDisksObstacles([machine('web')], undefined, false)).toEqual([
      '--keep-disks has to wait until the machines are gone: leave out --no-wait',
      'the disks are unknown, since this user may not list DataVolumes and PersistentVolumeClaims: ask for that, or leave out --keep-disks',
    ]);
  });

  test('is refused for a machine that is already being deleted, unless an earlier --keep-disks holds it', () => {
    const others = [machine('held', { ...LEAVING, finalizers: [HOLD_FINALIZER] }), object('secrets', 'seed', LEAVING)];
    expect(keepDisksObstacles([machine('web', { ...LEAVING, finalizers: ['theirs'] }), machine('bare', LEAVING), ...others], NONE, true)).toEqual([
      'n/web: is already being deleted, with its disks',
      'n/bare: is already being deleted, with its disks',
    ]);
  });

  test('is refused once for a disk that leaves with its machine, although other objects have the name of the machine', () => {
    const state = { namespace: 'n', name: 'persistent-state-for-web', ...LEAVING };
    expect(keepDisksObstacles([machine('web'), object('secrets', 'web')], new Disks([], [state]), true)).toEqual([
      'n/web: its disk persistent-state-for-web is already being deleted, and is gone as soon as the machine has stopped: copy its data before, or leave out --keep-disks',
    ]);
  });

  test('is refused for a pool, with a command for the machines beside it in each namespace, of at most ten names', () => {
    const names = Array.from({ length: 10 }, (_, index) => `web-${index}`);
    const beside = (...others: any[]) => /describes, or leave out --keep-disks(.*)$/.exec(keepDisksObstacles([pool(), object('secrets', 'seed'), ...others], NONE, true).join())?.[1];
    const ten = names.map((name) => machine(name));
    expect(beside()).toBe('');
    expect(beside(...ten, machine('db', { namespace: 'm' }))).toBe(
      `, or name the other machines: cdk8s-kubevirt delete -n n ${names.join(' ')} --keep-disks; cdk8s-kubevirt delete -n m db --keep-disks`,
    );
    expect(beside(...ten, machine('web-10'))).toBe(`, or name the other machines: cdk8s-kubevirt delete -n n ${names.join(' ')} … --keep-disks`);
  });
});

describe('a protected disk', () => {
  const template = { dataVolumeTemplates: [{ metadata: { name: 'root', annotations: { 'helm.sh/resource-policy': 'keep' } }, spec: {} }] };
  const KEPT = 'datavolume.cdi.kubevirt.io/root would be deleted with it, but is protected by its annotation helm.sh/resource-policy: keep';
  const volume = (owner: string, protection?: string) => ({ ...object('datavolumes', 'root').metadata, apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', owner: `uid-of-${owner}`, protection });

  test('keeps its machine, also for a user who may not list disks', () => {
    const web = { ...machine('web'), spec: template };
    const refused = [`n/web: ${KEPT}: write --keep-disks, or --include-protected to delete it too`];
    expect(protectionObstacles([web], [], new Disks([volume('web', 'helm.sh/resource-policy: keep')]))).toEqual(refused);
    expect(protectionObstacles([web], [], undefined)).toEqual(refused);
    expect(protectionObstacles([web], [], new Disks([volume('web')]))).toEqual([]);
  });

  test('of a machine of a pool keeps the pool', () => {
    expect(protectionObstacles([pool()], [ofPool('farm-0')], new Disks([volume('farm-0', 'helm.sh/resource-policy: keep')]))).toEqual([
      expect.stringMatching(/^n\/farm-0: datavolume\S+\/root would be deleted with it, .*: scale the pool down first, .*, or write --include-protected to delete it too$/),
    ]);
  });

  test.each<[string, object, any[], boolean]>([
    ['that has still to make its only machine', {}, [], true],
    ['that has made its only machine', {}, [ofPool('farm-0')], false],
    ['that has made one of two', { replicas: 2 }, [ofPool('farm-0')], true],
    ['beside the machine of another', {}, [ofPool('grove-0', 'grove')], true],
    ['that is paused', { paused: true }, [], false],
  ])('of the template of a pool %s', (_, spec, machines, isRefused) => {
    const obstacles = protectionObstacles([pool({ ...spec, virtualMachineTemplate: { spec: template } })], machines, NONE);
    expect(obstacles).toEqual(isRefused ? [expect.stringContaining(`n/farm: ${KEPT}: scale the pool down first, `)] : []);
  });
});
