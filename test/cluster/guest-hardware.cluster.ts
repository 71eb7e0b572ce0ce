// Machines with hardware beyond disks and networks are admitted as written, and run.
import { Chart, Duration, Size, Testing } from 'cdk8s';
import { changedFields } from './drift';
import { keyOf } from './trial';
import {
  CloudInit, CpuFeaturePolicy, HypervEnlightenment, InputBus, IoThreadsPolicy, Machine, MachineProps, MachineSize, TickPolicy, VolumeSource,
} from '../../src';
import { until, useCluster } from '../plane/cluster';

const cluster = useCluster();

const size = MachineSize.of({ cpu: { cores: 2 }, memory: Size.mebibytes(128) });
const disks = [{ name: 'root', volume: VolumeSource.containerDisk('registry.test/cirros') }];
const labels = { tier: 'web' };

const MACHINES: { readonly [what: string]: MachineProps } = {
  'a clock, Hyper-V and a tablet': {
    size,
    disks,
    hyperv: Object.values(HypervEnlightenment),
    clock: { timezone: 'Europe/Oslo', hpet: false, kvm: false, pitTickPolicy: TickPolicy.DELAY, rtcTickPolicy: TickPolicy.CATCHUP },
    inputs: [{ name: 'tablet' }, { name: 'pen', bus: InputBus.VIRTIO }],
  },
  'dedicated CPUs': {
    cpu: {
      cores: 2,
      dedicatedCpuPlacement: true,
      isolateEmulatorThread: true,
      numa: true,
      features: [{ name: 'pcid', policy: CpuFeaturePolicy.OPTIONAL }],
    },
    memory: Size.mebibytes(128),
    hugepages: Size.mebibytes(2),
    disks,
    ioThreadsPolicy: IoThreadsPolicy.SUPPLEMENTAL_POOL,
    supplementalPoolThreadCount: 2,
  },
  'probes by the guest agent': {
    size,
    disks,
    readinessProbe: { guestAgentPing: true, initialDelay: Duration.seconds(5), period: Duration.seconds(5), failureThreshold: 2 },
    livenessProbe: { command: ['true'], timeout: Duration.seconds(5) },
  },
  'network probes': {
    size, disks, readinessProbe: { httpPort: 80, httpPath: '/healthz' }, livenessProbe: { tcpPort: 22 },
  },
  'keys, passwords and filesystems': {
    size,
    disks,
    cloudInit: CloudInit.noCloud({ packages: ['git'] }),
    sshKeySecrets: [{ secretName: 'keys' }, { secretName: 'ada-keys', users: ['ada'] }],
    userPasswordSecrets: ['passwords'],
    filesystems: [{ name: 'settings', volume: VolumeSource.configMap('settings') }, { name: 'tokens', volume: VolumeSource.secret('keys') }],
  },
  'places among others': { size, disks, spread: [{ labels }], keepApart: [{ labels, required: false }], metadata: { labels } },
};

beforeAll(async () => {
  const named = (kind: string, name: string, content: object) => cluster.applyStrict({ apiVersion: 'v1', kind, metadata: { name }, ...content });
  const keys = { stringData: { ada: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn' } };
  await named('Secret', 'keys', keys);
  await named('Secret', 'ada-keys', keys);
  await named('Secret', 'passwords', { stringData: { ada: 'only-for-this-test' } });
  await named('ConfigMap', 'settings', { data: { colour: 'green' } });
});

test.each(Object.entries(MACHINES))('a machine with %s', async (what, props) => {
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  const { name } = new Machine(chart, what.replace(/\W+/g, '-').toLowerCase(), props);
  const manifests = Testing.synth(chart);
  for (const manifest of manifests) {
    const { object, warnings } = await cluster.applyStrict(manifest);
    expect([keyOf(manifest), warnings, changedFields(manifest, object)]).toEqual([keyOf(manifest), [], []]);
  }
  const { apiVersion, kind } = manifests[0];
  const running = await until(`${name} to run`, async () => {
    const read = await cluster.read({ apiVersion, kind, name });
    return read.status?.printableStatus === 'Running' && read;
  });
  expect(changedFields(manifests[0], running)).toEqual([]);
});
