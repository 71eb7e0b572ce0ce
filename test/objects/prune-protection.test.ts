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
  'argocd.argoproj.io/compare-options': 'IgnoreExtraneous',
  'kustomize.toolkit.fluxcd.io/prune': 'disabled',
  'helm.sh/resource-policy': 'keep',
};

/** Flux never changes a DataVolume that is there. */
const once = { 'kustomize.toolkit.fluxcd.io/ssa': 'IfNotPresent' };

test('disks outlive their lines in Git, and the Secret of a machine that runs does too', () => {
  expect(annotations()).toEqual({
    VirtualMachine: {},
    DataVolume: { ...disk, ...once },
    PersistentVolumeClaim: disk,
    Secret: {
      'argocd.argoproj.io/sync-options': 'Prune=false',
      'argocd.argoproj.io/compare-options': 'IgnoreExtraneous',
      'kustomize.toolkit.fluxcd.io/prune': 'disabled',
    },
  });
});

test('an app turns it off, and a disk on or off', () => {
  expect(annotations({}, { pruneProtection: false })).toEqual({ VirtualMachine: {}, DataVolume: once, PersistentVolumeClaim: {}, Secret: {} });
  expect(annotations({ disks: [{ name: 'empty', size: Size.gibibytes(1), pruneProtection: true }] }, { pruneProtection: false })).toMatchObject({ PersistentVolumeClaim: disk, DataVolume: once });
  expect(annotations({ disks: [{ name: 'root', pruneProtection: false }] }).DataVolume).toEqual(once);
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
  expect(volumes).toEqual([{ ...disk, ...once }, once, { ...disk, ...once, 'argocd.argoproj.io/sync-options': 'Prune=true' }]);
});

test('a volume that is there already is somebody else\'s to protect', () => {
  expect(() => annotations({ disks: [{ name: 'empty', volume: VolumeSource.persistentVolumeClaim('data'), pruneProtection: true }] }))
    .toThrow('chart/web: disk "empty": pruneProtection would shape a claim, but the disk has a volume: leave out pruneProtection, or volume');
});

test('Flux may add stages to an import in stages', () => {
  const staged = new DataVolume(new Chart(new App(), 'chart'), 'staged', {
    image: ImageSource.vddk('https://vcenter.test', {
      secretRef: 'vcenter', uuid: '52260566-b032-36cb-55b1-79bf29e30490', backingFile: '[store] web/web.vmdk', thumbprint: Array(20).fill('6C').join(':'),
    }),
    size: Size.gibibytes(1),
    checkpoints: [{ current: 'first' }],
    finalCheckpoint: false,
    pruneProtection: false,
  });
  expect(staged.apiObject.toJson().metadata.annotations).toBeUndefined();
});
