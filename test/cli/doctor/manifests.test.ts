import { mkdtempSync, writeFileSync } from 'fs';
import { IncomingMessage } from 'http';
import { tmpdir } from 'os';
import { join } from 'path';
import { COMPLETE } from './cluster-state';
import { MachineAction } from '../../../src/access/permissions';
import { checkLines } from '../../../src/cli/doctor/check';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import { manifestChecks } from '../../../src/cli/doctor/manifests';
import { actionCheck } from '../../../src/cli/doctor/permissions';
import { readInput } from '../../../src/cli/manifests/documents';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

const CDI = 'cdi.kubevirt.io/v1beta1';

/** The namespace, which always exists. */
const NAMESPACE = '/api/v1/namespaces/default';

const kind = (name: string, called: string, namespaced = true) => ({ name, kind: called, namespaced });

const KINDS = {
  ...DISCOVERY,
  '/api/v1': { resources: [kind('secrets', 'Secret'), kind('configmaps', 'ConfigMap'), kind('persistentvolumeclaims', 'PersistentVolumeClaim'), kind('namespaces', 'Namespace', false)] },
  '/apis/storage.k8s.io/v1': { resources: [kind('storageclasses', 'StorageClass', false)] },
  '/apis/clone.kubevirt.io/v1beta1': { resources: [kind('virtualmachineclones', 'VirtualMachineClone')] },
  '/apis/snapshot.kubevirt.io/v1beta1': { resources: [kind('virtualmachinesnapshots', 'VirtualMachineSnapshot'), kind('virtualmachinerestores', 'VirtualMachineRestore')] },
  [`/apis/${CDI}`]: { resources: [kind('datavolumes', 'DataVolume')] },
};

const open: TestServer[] = [];
const file = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'all.json');

afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

interface Asked {
  readonly namespace?: string;
  readonly resource: string;
}

/** The lines for a cluster that has some paths, forbids others, and authorizes with `allows`. */
async function told(objects: readonly object[], { has = [], forbids = [], state = COMPLETE, allows = () => true, kinds = {} }: {
  readonly has?: readonly string[];
  readonly forbids?: readonly string[];
  readonly state?: ClusterState;
  readonly allows?: (asked: Asked) => boolean;
  readonly kinds?: object;
} = {}): Promise<string[]> {
  writeFileSync(file, objects.map((object) => JSON.stringify(object)).join('\n---\n'));
  const server = await serve(async (request, response) => {
    if (request.url!.endsWith('selfsubjectaccessreviews')) {
      const { spec } = JSON.parse(await bodyOf(request));
      json(response, 201, { status: { allowed: allows(spec.resourceAttributes) } });
    } else {
      const isForbidden = forbids.some((part) => request.url!.includes(part));
      json(response, isForbidden ? 403 : [NAMESPACE, ...has].includes(request.url!) ? 200 : 404, { message: 'no', metadata: { name: 'it' } });
    }
  }, { ...KINDS, ...kinds });
  open.push(server);
  return checkLines(await manifestChecks(server.cluster, readInput([file]), state)).map((line) => line.replaceAll(`${file}:`, ''));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const STORAGE_CLASS = { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', metadata: { name: 'fast' }, provisioner: 'test' };

const machine = (...volumes: object[]) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Halted',
    template: { spec: { domain: { memory: { guest: '1Gi' }, devices: { disks: volumes.map((_, index) => ({ name: `v${index}`, disk: { bus: 'virtio' } })) } }, volumes: volumes.map((volume, index) => ({ name: `v${index}`, ...volume })) } },
  },
});

describe('permissions', () => {
  test('on cluster-scoped objects are checked for the whole cluster', async () => {
    const inNamespacesOnly = ({ namespace }: Asked) => namespace !== undefined;
    expect(await told([STORAGE_CLASS, machine()], { allows: inNamespacesOnly })).toEqual([
      '✓ manifests: the cluster has everything that 2 objects need',
      '✓ may apply in default: yes',
      '✗ may apply in the whole cluster: no, this user lacks get, create, patch on storageclasses.storage.k8s.io: ask for a ClusterRole with them',
    ]);
  });

  test('in many namespaces are checked with a limited number of requests at once', async () => {
    let [now, most] = [0, 0];
    const server = await serve((request, response) => {
      if (request.url!.endsWith('selfsubjectaccessreviews')) {
        most = Math.max(most, now += 1);
        setTimeout(() => {
          now -= 1;
          json(response, 201, { status: { allowed: true } });
        }, 5);
      } else {
        json(response, 200, { metadata: { name: 'it' } });
      }
    }, KINDS);
    open.push(server);
    const machines = Array.from({ length: 20 }, (_, index) => ({ ...machine(), metadata: { name: 'web', namespace: `shop-${index}` } }));
    writeFileSync(file, machines.map((object) => JSON.stringify(object)).join('\n---\n'));
    expect(await manifestChecks(server.cluster, readInput([file]), COMPLETE)).toHaveLength(21);
    expect(most).toBeLessThanOrEqual(16);
  });

  test('are unknown if the user may not check them', async () => {
    const server = await serve((_, response) => json(response, 403, { message: 'User "ann" cannot create resource "selfsubjectaccessreviews"' }), KINDS);
    open.push(server);
    expect(checkLines([await actionCheck(server.cluster, MachineAction.VIEW, 'shop', true)])).toEqual([
      '! may view in shop: is unknown, since this user may not check permissions: ask for create on selfsubjectaccessreviews.authorization.k8s.io',
    ]);
  });

  test('are not checked for an object whose apiVersion is not a string, which is reported', async () => {
    expect(await told([{ ...machine(), apiVersion: 1 }])).toEqual([expect.stringContaining('apiVersion: 1 is not a name'), '✓ may apply in default: yes']);
  });

  test('in a namespace are not checked if no object is in one', async () => {
    expect(await told([STORAGE_CLASS])).toEqual(['✓ manifests: the cluster has everything that 1 object needs', '✓ may apply in the whole cluster: yes']);
  });
});

describe('an object that is needed', () => {
  const claimed = machine({ persistentVolumeClaim: { claimName: 'data' } });
  const CLAIM = `${NAMESPACE}/persistentvolumeclaims/data`;

  test('exists if the user sees its claim but may not see DataVolumes', async () => {
    expect(await told([claimed], { has: [CLAIM], forbids: ['datavolumes'] })).toEqual(['✓ manifests: the cluster has everything that 1 object needs', '✓ may apply in default: yes']);
  });

  test('is not reported as existing if the user may not look', async () => {
    expect(await told([claimed], { forbids: ['datavolumes', 'persistentvolumeclaims'] })).toEqual([
      '! 1: VirtualMachine "web": needs PersistentVolumeClaim "data" in namespace "default", and this user may not see whether it exists',
      '✓ manifests: the cluster has everything that 1 object needs, as far as this user may see',
      '✓ may apply in default: yes',
    ]);
  });

  test('is unknown if the server fails to answer, while others are still checked', async () => {
    const server = await serve((request, response) => {
      const isKey = request.url!.includes('/secrets/');
      json(response, request.url!.endsWith('reviews') ? 201 : isKey ? 500 : request.url === NAMESPACE ? 200 : 404, { message: 'etcdserver: timed out', status: { allowed: true }, metadata: { name: 'it' } });
    }, KINDS);
    open.push(server);
    writeFileSync(file, JSON.stringify(machine({ secret: { secretName: 'keys' } }, { configMap: { name: 'notes' } })));
    const checks = await manifestChecks(server.cluster.with({ timeout: 0 }), readInput([file]), COMPLETE);
    expect(checkLines(checks).map((line) => line.replaceAll(`${file}:`, ''))).toEqual([
      '! 1: VirtualMachine "web": needs Secret "keys" in namespace "default", and the server does not report (500: etcdserver: timed out) whether it exists',
      expect.stringMatching(/^✗ 1: VirtualMachine "web": needs ConfigMap "notes" in namespace "default", which does not exist/),
      '✓ may apply in default: yes',
    ]);
  });

  test('is missing if the user sees neither claim nor DataVolume, and unknown if there may be a DataVolume', async () => {
    expect((await told([claimed]))[0]).toMatch(/^✗ 1: VirtualMachine "web": needs PersistentVolumeClaim "data" in namespace "default", which does not exist: /);
    expect((await told([claimed], { forbids: ['datavolumes'] }))[0]).toMatch(/^! 1: /);
  });
});

test('a kind whose group the server fails to serve does not end the diagnosis', async () => {
  const server = await serve((request, response) => {
    json(response, request.url!.endsWith('reviews') ? 201 : request.url!.startsWith('/apis/metrics.k8s.io') ? 503 : 404, { message: 'the server is currently unable to handle the request', status: { allowed: true } });
  }, KINDS);
  open.push(server);
  writeFileSync(file, JSON.stringify({ apiVersion: 'metrics.k8s.io/v1beta1', kind: 'PodMetrics', metadata: { name: 'web' } }));
  const checks = await manifestChecks(server.cluster.with({ timeout: 0 }), readInput([file]), COMPLETE);
  expect(checkLines(checks).map((line) => line.replaceAll(`${file}:`, ''))).toEqual([
    '! 1: the server does not report (503: the server is currently unable to handle the request) whether the cluster has PodMetrics of metrics.k8s.io/v1beta1',
    '✓ manifests: the cluster has everything that 1 object needs, as far as this user may see',
    '✓ may apply in default: yes',
  ]);
});

test('an optional volume source need not exist', async () => {
  const needed = async (optional: boolean) => (await told([machine({ configMap: { name: 'notes', optional } }, { secret: { secretName: 'keys', optional } })])).filter((line) => line.includes(': needs '));
  expect(await needed(true)).toEqual([]);
  expect(await needed(false)).toEqual([expect.stringContaining('needs Secret "keys"'), expect.stringContaining('needs ConfigMap "notes"')]);
});

test('an optional volume source says nothing about other Secrets, whatever its volume is called', async () => {
  const user = machine({ secret: { secretName: 'keys', optional: true } });
  const { spec } = user.spec.template;
  spec.volumes.forEach((volume: any) => volume.name = 'credentials');
  Object.assign(spec, { accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'login' } }, propagationMethod: { noCloud: {} } } }] });
  expect((await told([user])).filter((line) => line.includes(': needs '))).toEqual([expect.stringContaining('needs Secret "login"')]);
});

test('a device that no node offers is missing', async () => {
  const { spec, ...object } = machine();
  const devices = { gpus: [{ name: 'gpu', deviceName: 'nvidia.com/A10' }] };
  const desk = { ...object, spec: { ...spec, template: { spec: { domain: { memory: { guest: '1Gi' }, devices } } } } };
  expect(await told([desk])).toEqual([expect.stringMatching(/^✗ 1: VirtualMachine "web": needs device "nvidia\.com\/A10", which no node offers: /), '✓ may apply in default: yes']);
});

test('a definition defines the kind in its own group only', async () => {
  const definition = (group: string) => ({
    apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name: `widgets.${group}` }, spec: { group, names: { kind: 'Widget' } },
  });
  const widget = { apiVersion: 'a.example.com/v1', kind: 'Widget', metadata: { name: 'one' } };
  const kinds = { '/apis/apiextensions.k8s.io/v1': { resources: [kind('customresourcedefinitions', 'CustomResourceDefinition', false)] } };
  const missingKinds = async (group: string) => (await told([definition(group), widget], { kinds })).filter((line) => line.includes('Widget'));
  expect(await missingKinds('a.example.com')).toEqual([]);
  expect(await missingKinds('b.example.com')).toEqual([expect.stringContaining('a.example.com/v1')]);
});

describe('an object that a controller makes', () => {
  const MACHINE = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine' };
  const clone = (target: object | undefined) => ({
    apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone', metadata: { name: 'copy' }, spec: { source: { ...MACHINE, name: 'web' }, target },
  });
  const restore = (target: string) => ({
    apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineRestore', metadata: { name: 'back' }, spec: { target: { ...MACHINE, name: target }, virtualMachineSnapshotName: 'before' },
  });
  const WEB = '/apis/kubevirt.io/v1/namespaces/default/virtualmachines/web';
  const SNAPSHOT = '/apis/snapshot.kubevirt.io/v1beta1/namespaces/default/virtualmachinesnapshots/before';
  const needed = async (objects: readonly object[], has: readonly string[]) => (await told(objects, { has })).filter((line) => line.includes(': needs '));

  test('from a clone need not exist', async () => {
    expect(await needed([clone({ ...MACHINE, name: 'other' })], [WEB])).toEqual([]);
    expect(await needed([clone({ ...MACHINE, name: 'other' })], [])).toEqual([expect.stringContaining('needs VirtualMachine "web" in namespace "default", which does not exist')]);
  });

  test('from a restore need not exist', async () => {
    expect(await needed([restore('new')], [SNAPSHOT])).toEqual([]);
    expect(await needed([restore('new')], [])).toEqual([expect.stringContaining('needs VirtualMachineSnapshot "before" in namespace "default", which does not exist')]);
  });

  test('from a restore that is warned of is not approved', async () => {
    expect((await told([restore('new')], { has: [SNAPSHOT], state: { ...COMPLETE, snapshotClasses: [] } })).map(([mark]) => mark)).toEqual(['!', '✓']);
  });

  test('exists for other manifests as well', async () => {
    const other = { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name: 'later' }, spec: { source: { ...MACHINE, name: 'other' } } };
    expect(await needed([clone({ ...MACHINE, name: 'other' }), other], [WEB])).toEqual([]);
  });
});

test('the storage class of a claim must be one of the cluster', async () => {
  const claim = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, storageClassName: 'fats' } };
  expect((await told([claim], { state: { ...COMPLETE, storageClasses: [{ metadata: { name: 'fast' } }] } })).filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringContaining('spec.storageClassName: "fats" is not among the cluster\'s storage classes, write "fast" [storage-class-known]'),
  ]);
});

describe('the store of an ExternalSecret', () => {
  const GROUP = '/apis/external-secrets.io/v1';
  const external = (spec: object, apiVersion = 'external-secrets.io/v1') => ({ apiVersion, kind: 'ExternalSecret', metadata: { name: 'keys' }, spec: { refreshInterval: '1h0m0s', target: { name: 'keys' }, ...spec } });
  const kinds = { [GROUP]: { resources: [kind('externalsecrets', 'ExternalSecret'), kind('secretstores', 'SecretStore'), kind('clustersecretstores', 'ClusterSecretStore', false)] } };
  const needed = async (objects: readonly object[], options: Parameters<typeof told>[1] = {}) => (await told(objects, { kinds, ...options })).filter((line) => line.includes(': needs '));

  test('is missing if the cluster does not have it', async () => {
    expect(await needed([external({ secretStoreRef: { name: 'vault', kind: 'ClusterSecretStore' } })])).toEqual([
      '✗ 1: ExternalSecret "keys": needs ClusterSecretStore "vault", which does not exist: kubectl get clustersecretstores lists the existing ones, give its manifest too',
    ]);
    expect(await needed([external({ secretStoreRef: { name: 'vault' } })])).toEqual([expect.stringContaining('needs SecretStore "vault" in namespace "default", which does not exist')]);
    expect(await needed([external({ data: [{ sourceRef: { storeRef: { name: 'one' } } }], dataFrom: [{ sourceRef: { storeRef: { name: 'two' } } }, { extract: { key: 'x' } }] })])).toEqual([
      expect.stringContaining('"one"'), expect.stringContaining('"two"'),
    ]);
  });

  test('is missing if the cluster does not even have its kind', async () => {
    expect((await told([external({ secretStoreRef: { name: 'vault' } })])).filter((line) => line.startsWith('✗'))).toEqual([
      expect.stringContaining('the cluster has no ExternalSecret of external-secrets.io/v1'),
      expect.stringContaining('needs SecretStore "vault", which does not exist'),
    ]);
  });

  test('exists if the cluster or the manifests have it', async () => {
    expect(await needed([external({ secretStoreRef: { name: 'vault' } })], { has: [`${GROUP}/namespaces/default/secretstores/vault`] })).toEqual([]);
    expect(await needed([external({ secretStoreRef: { name: 'vault', kind: 'ClusterSecretStore' } })], { has: [`${GROUP}/clustersecretstores/vault`] })).toEqual([]);
    expect(await needed([external({ secretStoreRef: { name: 'vault' } }), { apiVersion: 'external-secrets.io/v1', kind: 'SecretStore', metadata: { name: 'vault' } }])).toEqual([]);
  });

  test('is unknown if the user may not see it, and not needed for another ExternalSecret kind', async () => {
    expect(await needed([external({ secretStoreRef: { name: 'vault' } })], { forbids: ['secretstores'] })).toEqual([expect.stringMatching(/^! .*"vault".* this user may not see whether it exists$/)]);
    expect(await needed([external({ secretStoreRef: { name: 'vault' } }, 'example.test/v1')])).toEqual([]);
  });
});

describe('an autoscaler on the usage of pods', () => {
  const METRICS = { '/apis/metrics.k8s.io/v1beta1': { resources: [kind('pods', 'PodMetrics')] } };
  const AUTOSCALING = { '/apis/autoscaling/v2': { resources: [kind('horizontalpodautoscalers', 'HorizontalPodAutoscaler')] } };
  const scaler = (spec: object, name = 'crew') => ({ apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', metadata: { name }, spec: { maxReplicas: 5, ...spec } });
  const needed = async (objects: readonly object[], kinds: object = {}) => (await told(objects, { kinds: { ...AUTOSCALING, ...kinds } })).filter((line) => line.includes(': needs '));
  const cpu = { metrics: [{ type: 'Resource', resource: { name: 'cpu' } }] };

  test('needs the metrics API, which is reported once', async () => {
    expect(await needed([scaler(cpu), scaler(cpu, 'other')])).toEqual([
      '✗ 1: HorizontalPodAutoscaler "crew": needs the metrics API, metrics.k8s.io/v1beta1, which does not exist: install metrics-server: until then, it does not scale',
    ]);
    expect(await needed([scaler(cpu)], METRICS)).toEqual([]);
  });

  test('is also one without a metric, for which Kubernetes uses the CPU', async () => {
    expect(await needed([scaler({})])).toHaveLength(1);
    expect(await needed([scaler({ metrics: [{ type: 'External', external: {} }] })])).toEqual([]);
  });

  test('may get the API from the manifests', async () => {
    expect(await needed([scaler(cpu), { apiVersion: 'apiregistration.k8s.io/v1', kind: 'APIService', metadata: { name: 'v1beta1.metrics.k8s.io' } }])).toEqual([]);
  });

  test('is uncertain if the server fails to answer', async () => {
    const server = await serve((request, response) => {
      json(response, request.url!.endsWith('reviews') ? 201 : request.url!.startsWith('/apis/metrics.k8s.io') ? 503 : 404, { message: 'the server is currently unable to handle the request', status: { allowed: true } });
    }, { ...KINDS, ...AUTOSCALING });
    open.push(server);
    writeFileSync(file, JSON.stringify(scaler(cpu)));
    const checks = await manifestChecks(server.cluster.with({ timeout: 0 }), readInput([file]), COMPLETE);
    expect(checkLines(checks).filter((line) => line.startsWith('!'))).toEqual([expect.stringContaining('needs the metrics API, metrics.k8s.io/v1beta1, and the server does not report (503: ')]);
  });
});
