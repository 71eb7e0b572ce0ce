// A MachineLeasePool's policies before the real API server: what somebody who may take leases can make of that with other tools.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Chart, Testing } from 'cdk8s';
import { Account, Said } from './access-account';
import { MachineLeasePool, StrategicMerge } from '../../src';
import { Cluster, until, useCluster } from '../plane/cluster';

const cluster = useCluster();
const pool = new Cluster(`${cluster.namespace}-pool`);
const MACHINES = `/apis/kubevirt.io/v1/namespaces/${pool.namespace}/virtualmachines`;
const SECRETS = `/api/v1/namespaces/${pool.namespace}/secrets`;

const labels = { 'cdk8s-kubevirt/lease-id': 'lease-0000456789ab', 'cdk8s-kubevirt/lease-slug': 'web' };
const NAME = 'lease-web-456789ab';
const storage = { resources: { requests: { storage: '1Mi' } } };

/** What somebody's lease is. */
const MACHINE = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: NAME, labels, annotations: { 'cdk8s-kubevirt/lease-ttl-seconds': '5400' } },
  spec: {
    runStrategy: 'Manual',
    template: {
      metadata: { labels },
      spec: {
        evictionStrategy: 'LiveMigrateIfPossible',
        terminationGracePeriodSeconds: 60,
        readinessProbe: { tcpSocket: { port: 22 } },
        domain: { devices: {}, memory: { guest: '64Mi' } },
        networks: [{ name: 'default', pod: {} }],
        volumes: [
          { name: 'image', containerDisk: { image: 'registry.test/image' } },
          { name: 'root', dataVolume: { name: `${NAME}-root` } },
          { name: 'cloudinit', cloudInitNoCloud: { secretRef: { name: `${NAME}-cloudinit-0123456789` } } },
        ],
      },
    },
    dataVolumeTemplates: [
      { metadata: { name: `${NAME}-root` }, spec: { sourceRef: { kind: 'DataSource', name: 'ubuntu' }, storage } },
      { metadata: { name: `${NAME}-data` }, spec: { source: { http: { url: 'https://images.test/image' } }, storage } },
    ],
  },
};

/** The machine with something else in it. */
const withSpec = (spec: object) => StrategicMerge.apply(MACHINE, { spec });
const withGuest = (spec: object) => withSpec({ template: { spec } });
const withVolume = (volume: object) => withGuest({ volumes: [{ name: 'added', ...volume }] });
const withDisk = (spec: object, metadata: object = {}) => withSpec({
  dataVolumeTemplates: [{ metadata: { name: `${NAME}-root`, ...metadata }, spec: { ...spec, storage: { ...storage, ...(spec as any).storage } } }],
});
const from = (source: object) => withDisk({ source });
const withDevices = (devices: object) => withGuest({ domain: { devices } });

let lessee: Account;

beforeAll(async () => {
  const chart = new Chart(Testing.app(), 'chart');
  new MachineLeasePool(chart, pool.namespace, {
    image: 'registry.test/cdk8s-kubevirt:1.0.0',
    maxLeases: 3,
    allowedSecrets: ['registry'],
    allowedConfigMaps: ['certificates'],
    allowedDevices: ['test.vendor/gpu'],
    allowedImageNamespaces: ['images'],
    allowedInstancetypes: ['u1.medium'],
    allowedNetworkAttachments: ['networks/lan'],
    allowedTolerations: ['leases'],
  });
  for (const manifest of Testing.synth(chart)) {
    await pool.applyStrict(manifest);
  }
  const quota = { apiVersion: 'v1', kind: 'ResourceQuota', name: pool.namespace };
  await until('the quota to be counted', async () => (await pool.read(quota)).status?.used !== undefined);
  lessee = await Account.of(pool, pool.namespace, '', mkdtempSync(join(tmpdir(), 'lessee-')));
  await until('the policy to be heard of', async () => (await create(withSpec({ runStrategy: 'Always' }))).code === 422);
});

afterAll(() => pool.remove());

function create(machine: object): Promise<Said> {
  return lessee.request('POST', `${MACHINES}?dryRun=All&fieldValidation=Strict`, machine);
}

function refusals({ code, text }: Said): unknown {
  const { message, details } = JSON.parse(text);
  return code < 300 ? [] : (details?.causes ?? [{ message }]).map((each: any) => each.message);
}

test('TRY', async () => {
  const cases = { MACHINE, a: withVolume({ secret: { secretName: 'token' } }), b: from({ pvc: { namespace: pool.namespace, name: 'x' } }), c: withDevices({ gpus: [{ name: 'g', deviceName: 'nvidia.com/x' }] }) };
  for (const [n, m] of Object.entries(cases)) {
    process.stderr.write(`${n} ${JSON.stringify(refusals(await create(m)))}\n`);
    process.stderr.write(`${n} ${(await create(m)).text.slice(0, 700)}\n`);
  }
});
