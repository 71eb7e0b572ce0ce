import { App, Chart, Size } from 'cdk8s';
import { CloudInit, DataVolume, ImageSource, Machine, MachineDefaults, MachineDefaultsProps, MachineProps, MachineSize, VirtualMachinePool, VirtualMachineTemplate, VolumeSource } from '../../src';

const cloudInit = CloudInit.noCloud({ packages: ['git'] });

function annotations(props: MachineProps = {}, defaults: MachineDefaultsProps = {}): { [kind: string]: object } {
  const app = new App();
  MachineDefaults.set(app, defaults);
  const chart = new Chart(app, 'chart');
  new Machine(chart, 'web', { size: MachineSize.SMALL, disks: [{ name: 'empty', size: Size.gibibytes(1) }], image: ImageSource.blank(), cloudInit, ...props });
  return Object.fromEntries(chart.toJson().map(({ kind, metadata }: any) => [kind, metadata.annotations ?? {}]));
}

const disk = {
  'argocd.argoproj.io/sync-options': 'Prune=false,Delete=false',
  'kustomize.toolkit.fluxcd.io/prune': 'disabled',
  'helm.sh/resource-policy': 'keep',
};

test('disks outlive their lines in Git, and the Secret of a machine that runs does too', () => {
  expect(annotations()).toEqual({
    VirtualMachine: {},
    DataVolume: disk,
    PersistentVolumeClaim: disk,
    Secret: {
      'argocd.argoproj.io/sync-options': 'Prune=false',
      'argocd.argoproj.io/compare-options': 'IgnoreExtraneous',
      'kustomize.toolkit.fluxcd.io/prune': 'disabled',
      'helm.sh/resource-policy': 'keep',
    },
  });
});

test('an app turns it off, and a disk on or off', () => {
  expect(annotations({}, { pruneProtection: false })).toEqual({ VirtualMachine: {}, DataVolume: {}, PersistentVolumeClaim: {}, Secret: {} });
  expect(annotations({ disks: [{ name: 'empty', size: Size.gibibytes(1), pruneProtection: true }] }, { pruneProtection: false })).toMatchObject({ PersistentVolumeClaim: disk, DataVolume: {} });
  expect(annotations({ disks: [{ name: 'root', pruneProtection: false }] }).DataVolume).toEqual({});
});

test('a pool\'s Secret and a DataVolume of its own are protected, unless their annotations say otherwise', () => {
  const chart = new Chart(new App(), 'chart');
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } }).withCloudInit(cloudInit);
  new VirtualMachinePool(chart, 'workers', { template });
  const volume = { image: ImageSource.blank(), size: Size.gibibytes(1) };
  new DataVolume(chart, 'kept', volume);
  new DataVolume(chart, 'not-kept', { ...volume, pruneProtection: false });
  new DataVolume(chart, 'kept-by-flux', { ...volume, metadata: { annotations: { 'argocd.argoproj.io/sync-options': 'Prune=true' } } });
  const [, secret, ...volumes] = chart.toJson().map(({ metadata }: any) => metadata.annotations);
  expect(secret).toMatchObject({ 'argocd.argoproj.io/sync-options': 'Prune=false' });
  expect(volumes).toEqual([disk, undefined, { ...disk, 'argocd.argoproj.io/sync-options': 'Prune=true' }]);
});

test('a volume that is there already is somebody else\'s to protect', () => {
  expect(() => annotations({ disks: [{ name: 'empty', volume: VolumeSource.persistentVolumeClaim('data'), pruneProtection: true }] }))
    .toThrow('chart/web: disk "empty": pruneProtection would shape a claim, but the disk is a volume that is there already: leave out pruneProtection, or volume');
});
