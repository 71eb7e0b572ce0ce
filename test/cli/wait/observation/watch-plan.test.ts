import { MAX_NAMESPACES } from '../../../../src/cli/cluster/watch';
import { planWatches } from '../../../../src/cli/wait/observation/watch-plan';

const reference = (apiVersion: string, kind: string, name: string, namespace = 'n') => ({ apiVersion, kind, name, namespace });
const vm = (name: string, namespace?: string) => reference('kubevirt.io/v1', 'VirtualMachine', name, namespace);
function watches(...objects: ReturnType<typeof reference>[]): string[] {
  return planWatches(objects).map(({ kind, namespace, fieldSelector, labelSelector, isOptional }) =>
    [kind, namespace, fieldSelector ?? labelSelector ?? 'all', ...isOptional ? ['optional'] : []].join(' '));
}

test('for one machine, only its own instance is watched', () => {
  expect(watches(vm('web'))).toEqual([
    'VirtualMachine n metadata.name=web',
    'VirtualMachineInstance n metadata.name=web optional',
    'Pod n kubevirt.io=virt-launcher optional',
    'DataVolume n all optional',
    'PersistentVolumeClaim n all optional',
    'Event n type=Warning optional',
  ]);
});

test('for many machines, each kind is watched once per namespace', () => {
  const many = ['a', 'b'].flatMap((namespace) => Array.from({ length: 100 }, (_, index) => vm(`web-${index}`, namespace)));
  expect(watches(...many)).toHaveLength(12);
  expect(watches(...many).filter((each) => each.startsWith('VirtualMachine '))).toEqual(['VirtualMachine a all', 'VirtualMachine b all']);
});

test('in many namespaces, each kind is watched once in all of them, as each watch takes a connection', () => {
  const many = Array.from({ length: MAX_NAMESPACES + 1 }, (_, index) => [vm('web', `n-${index}`), vm(index === 0 ? 'db' : 'web', `n-${index}`)]).flat();
  expect(watches(...many, vm('last', 'n-0')).map((each) => each.replace('  ', ' * '))).toEqual([
    'VirtualMachine * all',
    'VirtualMachineInstance * all optional',
    'Pod * kubevirt.io=virt-launcher optional',
    'DataVolume * all optional',
    'PersistentVolumeClaim * all optional',
    'Event * type=Warning optional',
  ]);
  expect(planWatches(many).map(({ parts }) => parts?.length)).toEqual(Array(6).fill(MAX_NAMESPACES + 1));
  expect(planWatches(many.slice(2))).toHaveLength(6 * MAX_NAMESPACES);
});

test('in many namespaces, a kind of which each has one object of the same name is watched by that name', () => {
  const many = Array.from({ length: MAX_NAMESPACES + 1 }, (_, index) => reference('apps/v1', 'Deployment', 'web', `n-${index}`));
  expect(watches(...many)).toEqual(['Deployment  metadata.name=web']);
  expect(watches(...many, reference('apps/v1', 'Deployment', 'web'), reference('apps/v1', 'Deployment', 'db'))).toEqual(['Deployment  all']);
});

test('a kind that is both waited for and related is watched once, as a whole', () => {
  expect(watches(vm('web'), reference('pool.kubevirt.io/v1beta1', 'VirtualMachinePool', 'crew'), reference('v1', 'PersistentVolumeClaim', 'disk'))).toEqual([
    'VirtualMachine n all',
    'VirtualMachinePool n metadata.name=crew',
    'PersistentVolumeClaim n all',
    'VirtualMachineInstance n all optional',
    'Pod n kubevirt.io=virt-launcher optional',
    'DataVolume n all optional',
    'Event n type=Warning optional',
  ]);
});

test('a kind without related kinds is watched alone', () => {
  expect(watches(reference('apps/v1', 'Deployment', 'web'), reference('apps/v1', 'Deployment', 'db'))).toEqual(['Deployment n all']);
});

test('a migration is explained by the pods of its machine, and an export is watched only if the user may', () => {
  expect(watches(reference('kubevirt.io/v1', 'VirtualMachineInstanceMigration', 'moves'))).toEqual([
    'VirtualMachineInstanceMigration n metadata.name=moves',
    'Pod n kubevirt.io=virt-launcher optional',
    'Event n type=Warning optional',
  ]);
  expect(watches(reference('export.kubevirt.io/v1', 'VirtualMachineExport', 'out'))).toEqual(['VirtualMachineExport n metadata.name=out optional']);
});

test('a clone is explained by the snapshot and the restore with which KubeVirt makes it', () => {
  expect(watches(reference('clone.kubevirt.io/v1beta1', 'VirtualMachineClone', 'copy'))).toEqual([
    'VirtualMachineClone n metadata.name=copy',
    'VirtualMachineSnapshot n all optional',
    'VirtualMachineRestore n all optional',
  ]);
});

test('objects that make Secrets are watched beside the machines, if the user may', () => {
  const maker = (name: string) => reference('external-secrets.io/v1', 'ExternalSecret', name);
  expect(watches(vm('web'), maker('keys'), maker('creds'))).toContain('ExternalSecret n all optional');
  expect(watches(maker('keys'))).toEqual(['ExternalSecret n metadata.name=keys optional']);
});
