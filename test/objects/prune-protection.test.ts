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

/** Flux never changes an existing DataVolume. */
const once = { 'kustomize.toolkit.fluxcd.io/ssa': 'IfNotPresent' };

test('disks and the Secret of a running machine survive their deletion from Git', () => {
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

test('protection can be turned off for an app, and on or off for a disk', () => {
  expect(annotations({}, { pruneProtection: false })).toEqual({ VirtualMachine: {}, DataVolume: once, PersistentVolumeClaim: {}, Secret: {} });
  expect(annotations({ disks: [{ name: 'empty', size: Size.gibibytes(1), pruneProtection: true }] }, { pruneProtection: false })).toMatchObject({ PersistentVolumeClaim: disk, DataVolume: once });
  expect(annotations({ disks: [{ name: 'root', pruneProtection: false }] }).DataVolume).toEqual(once);
});

test('the Secret of a pool and a separate DataVolume are protected unless their annotations disagree', () => {
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

test('protection of an existing volume is refused', () => {
  expect(() => annotations({ disks: [{ name: 'empty', volume: VolumeSource.persistentVolumeClaim('data'), pruneProtection: true }] }))
    .toThrow('chart/web: disk "empty": pruneProtection would shape a claim, but the disk has a volume: leave out pruneProtection, or volume');
});

test('Flux may change a DataVolume that is imported in stages', () => {
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
