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
