// A pool emits itself and the Secrets of its machines, whose names must be those that KubeVirt derives for each machine.
import { JsonPatch, Chart, Duration, Size, Testing } from 'cdk8s';
import { Architecture, CloudInit, ImageSource, LabelSelectorOperator, MachineDefaults, PoolApiVersion, AutoscaleOptions, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy, SecretSource, SecretValue, ServiceType, StatePreservation, VirtualMachinePool, VirtualMachinePoolProps, VirtualMachineTemplate, VolumeSource } from '../../src';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

const disks = VirtualMachineTemplate.fromObject({
  metadata: { name: 'not-used', namespace: 'from-template', labels: { tier: 'web' } },
  spec: { template: { spec: { domain: { memory: { guest: '2048Mi' } } } } },
}).withDisk({ name: 'root', volume: VolumeSource.dataVolumeTemplate('root', { image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'), size: Size.gibibytes(10), storageClassName: 'fast' }) });

const withUserData = (fields: string) => disks.withCloudInit(CloudInit.noCloud({ userDataText: `#cloud-config\nssh_authorized_keys: [${KEY}]\n${fields}` }));

const shared = withUserData('packages: [git]\n');
const named = withUserData('hostname: {{NAME}}\n');

/** The pool and the other objects of its chart, after `use` has changed the pool. */
function synth(props: Partial<VirtualMachinePoolProps> = {}, use: (pool: VirtualMachinePool) => void = () => undefined, source?: SecretSource) {
  const chart = new Chart(Testing.app(), 'chart');
  if (source) {
    SecretSource.set(chart, source);
  }
  use(new VirtualMachinePool(chart, 'workers', { template: shared, ...props }));
  const objects = Testing.synth(chart);
  const pool = objects.find(({ kind }) => kind === 'VirtualMachinePool');
  return { pool, others: objects.filter((object) => object !== pool) };
}

const secretNames = (...given: Parameters<typeof synth>) => synth(...given).others.filter(({ kind }) => kind === 'Secret').map(({ metadata }) => metadata.name);

const cloudInitOf = ({ spec }: any) => spec.virtualMachineTemplate.spec.template.spec.volumes.find((volume: any) => volume.name === 'cloudinitdisk').cloudInitNoCloud;

let stderr: jest.SpyInstance;
beforeEach(() => {
  stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => stderr.mockRestore());
const told = () => stderr.mock.calls.map(([line]) => line).join('');

test('a template becomes a pool whose selector matches its machines, which share a Secret', () => {
  expect(synth({ replicas: 3 })).toMatchSnapshot();
});

test('machines whose user data differs have a Secret each', () => {
  const { pool, others } = synth({ template: named, replicas: 3, spreadOver: ['kubernetes.io/hostname'] });
  expect([pool, ...others]).toMatchSnapshot();
});

describe('the machines that a smaller pool removes', () => {
  const HIGHEST_FIRST = { selectionPolicy: { sortPolicy: 'DescendingOrder' } };
  const { DESCENDING_ORDER, RANDOM } = PoolSortPolicy;
  const { OFFLINE: statePreservation } = StatePreservation;
  const strategyOf = (props: Partial<VirtualMachinePoolProps>) => synth({ template: named, replicas: 3, ...props }).pool.spec.scaleInStrategy;

  test('are those with the highest numbers if machines have Secrets of their own, so that the others keep theirs', () => {
    expect(strategyOf({})).toEqual({ proactive: HIGHEST_FIRST });
    expect(strategyOf({ scaleInStrategy: PoolScaleInStrategy.proactive({ statePreservation }) })).toEqual({ proactive: { ...HIGHEST_FIRST, statePreservation: 'Offline' } });
    expect(strategyOf({ template: withUserData('a: 1\n') })).toBeUndefined();
  });

  test('are those that the program names', () => {
    expect(strategyOf({ scaleInStrategy: PoolScaleInStrategy.proactive({ sortPolicy: RANDOM }) })).toEqual({ proactive: { selectionPolicy: { sortPolicy: 'Random' } } });
    expect(strategyOf({ scaleInStrategy: PoolScaleInStrategy.proactive({ sortPolicy: DESCENDING_ORDER }) })).toEqual({ proactive: HIGHEST_FIRST });
    expect(strategyOf({ scaleInStrategy: PoolScaleInStrategy.opportunistic() })).toEqual({ opportunistic: {} });
  });

  test('are KubeVirt\'s choice before v1beta1', () => {
    expect(strategyOf({ apiVersion: PoolApiVersion.V1ALPHA1 })).toBeUndefined();
  });
});

describe('the name of the Secrets', () => {
  const base = ({ pool }: { pool: any }) => cloudInitOf(pool).secretRef.name;

  test('changes with the user data, and so does the pool', () => {
    const texts = ['hostname: {{NAME}}\n', 'hostname: workers-{{INDEX}}\n', 'hostname: workers-0\n'];
    const names = texts.map((text) => base(synth({ template: withUserData(text), nameGeneration: { appendIndexToSecretRefs: true } })));
    expect(new Set(names).size).toBe(3);
  });

  test('does not change with the number of machines', () => {
    const [three, five] = [3, 5].map((replicas) => synth({ template: named, replicas }));
    expect(base(three)).toBe(base(five));
    expect(five.others.slice(0, 3)).toEqual(three.others);
  });

  test('is the name that KubeVirt derives from the template', () => {
    const { pool, others } = synth({ template: named, replicas: 2 });
    expect(pool.spec.nameGeneration).toEqual({ appendIndexToSecretRefs: true });
    expect(others.map(({ metadata }) => metadata.name)).toEqual([0, 1].map((index) => `${cloudInitOf(pool).secretRef.name}-${index}`));
  });
});

test('user data and network data of a machine contain its index and its name', () => {
  const template = disks.withCloudInit(CloudInit.noCloud({
    userDataText: `#cloud-config\nssh_authorized_keys: [${KEY}]\nruncmd:\n  - [echo, {{INDEX}}]\n`,
    networkDataText: 'version: 2\nethernets:\n  enp1s0:\n    addresses: [10.0.0.1{{INDEX}}/24]\n',
  }));
  const [first, second] = synth({ template, replicas: 2 }).others;
  expect(first.stringData.userdata).toContain('[echo, 0]');
  expect(second.stringData).toMatchObject({ userdata: expect.stringContaining('[echo, 1]'), networkdata: expect.stringContaining('addresses: [10.0.0.11/24]') });
});

test('machines with the same user data have a Secret each on request', () => {
  const names = secretNames({ replicas: 2, nameGeneration: { appendIndexToSecretRefs: true } });
  expect(names).toEqual([expect.stringMatching(/-0$/), expect.stringMatching(/-1$/)]);
});

test('machines up to the maximum already have their Secrets', () => {
  expect(secretNames({ template: named, replicas: 1, maxReplicas: 3 })).toHaveLength(3);
  expect(secretNames({ template: named, replicas: 2 }, (pool) => pool.autoscale({ maxReplicas: 4, cpuUtilization: 80 }))).toHaveLength(4);
  expect(secretNames({ template: shared }, (pool) => pool.autoscale({ maxReplicas: 4, cpuUtilization: 80 }))).toHaveLength(1);
});

test('a note names the existing Secret that each machine needs', () => {
  const { pool, others } = synth({ template: named, replicas: 2 }, undefined, SecretSource.existing());
  expect(others).toEqual([]);
  const needed = [0, 1].map((index) => `needs the Secret "${cloudInitOf(pool).secretRef.name}-${index}" in the namespace "from-template" with "userdata"\n`);
  needed.forEach((line) => expect(told()).toContain(line));
});

test('values from a store are put into the Secret of each machine', () => {
  const template = withUserData(`hostname: {{NAME}}\nbootcmd: ["join ${SecretValue.storePlaceholder({ key: 'token' })}"]\n`);
  const { pool, others } = synth({ template, replicas: 2 }, undefined, SecretSource.externalSecrets({ secretStore: { name: 'vault' } }));
  expect(others.map(({ kind, spec: { target } }) => [kind, target.name, /hostname: \S+/.exec(target.template.data.userdata)![0]])).toEqual([0, 1].map((index) => (
    ['ExternalSecret', `${cloudInitOf(pool).secretRef.name}-${index}`, `hostname: workers-${index}`]
  )));
});

test('every field of a KubeVirt pool can be set', () => {
  const { pool } = synth({
    apiVersion: PoolApiVersion.V1BETA1,
    selector: { matchLabels: { tier: 'web' }, matchExpressions: [{ key: 'tier', operator: LabelSelectorOperator.IN, values: ['web', 'db'] }] },
    nameGeneration: { appendIndexToConfigMapRefs: true },
    updateStrategy: PoolUpdateStrategy.proactive({ sortPolicy: PoolSortPolicy.OLDEST, labelSelector: { matchLabels: { canary: 'true' } } }),
    maxUnavailable: '25%',
    scaleInStrategy: PoolScaleInStrategy.proactive({ sortPolicy: PoolSortPolicy.DESCENDING_ORDER, statePreservation: StatePreservation.OFFLINE }),
    autohealing: { startUpFailureThreshold: 5, minFailingToStartDuration: Duration.minutes(10) },
    paused: true,
  });
  const { virtualMachineTemplate, ...said } = pool.spec;
  expect(said).toMatchSnapshot();
  expect(synth({ autohealing: {} }).pool.spec.autohealing).toEqual({});
  expect(synth({ maxUnavailable: 1 }).pool.spec.maxUnavailable).toBe(1);
});

test('a pool that the server would refuse is refused with the construct\'s path', () => {
  const wrong = () => synth({ selector: { matchLabels: { tier: 'db' } } }, ({ apiObject }) => {
    apiObject.addJsonPatch(JsonPatch.add('/spec/maxUnavailable', '0%'), JsonPatch.add('/spec/autohealing', { startUpFailureThreshold: 0 }));
  });
  expect(wrong).toThrow('[chart/workers] spec.autohealing.startUpFailureThreshold: 0 is too small, write at least 1');
  expect(wrong).toThrow('[chart/workers] spec.selector: {"matchLabels":{"tier":"db"}} does not select the labels at virtualMachineTemplate.metadata.labels, '
    + '{"cdk8s-kubevirt/pool":"workers","tier":"web"}, write the same labels in both places');
  expect(wrong).toThrow('[chart/workers] spec.maxUnavailable: "0%" is not a share of the machines');
});

test('the name of the last machine must fit into a hostname', () => {
  const name = 'w'.repeat(61);
  const refusal = `metadata.name: "${name}" has 61 characters, and "${name}-10", its last machine, 64: shorten it to at most 60, or two machines have the same hostname`;
  expect(() => synth({ metadata: { name }, replicas: 10 })).not.toThrow();
  expect(() => synth({ metadata: { name }, replicas: 11 })).toThrow(`chart/workers: ${refusal}`);
  expect(() => synth({ metadata: { name } }, (pool) => pool.autoscale({ maxReplicas: 11, cpuUtilization: 80 }))).toThrow(`chart/workers: autoscale: ${refusal}`);
});

test('malformed numbers, shares and labels are refused together', () => {
  const selector = { matchExpressions: [{ key: '', operator: LabelSelectorOperator.EXISTS }] };
  expect(() => synth({ replicas: -1, maxUnavailable: '200%', spreadOver: [''], selector, autohealing: { startUpFailureThreshold: 0 } })).toThrow(new Error([
    'selector.matchExpressions[0].key: "" is not valid here: write a name',
    'maxUnavailable: "200%" is not valid here: write a whole number of at least 1, or a share such as "25%"',
    'autohealing.startUpFailureThreshold: 0 is not valid here: write a whole number from 1',
    'spreadOver[0]: "" is not valid here: write a name',
    'replicas: -1 is not a whole number of at least 0: write such a number',
  ].map((line) => `chart/workers: ${line}`).join('\n')));
});

test('contradictions are refused together', () => {
  const template = named.withDisk({ name: 'token', volume: VolumeSource.secret('token') }).merge({ metadata: { labels: { a: '{{UNKNOWN}}' } } });
  expect(() => synth({ template, replicas: -1, apiVersion: PoolApiVersion.V1ALPHA1, updateStrategy: PoolUpdateStrategy.opportunistic() })).toThrow([
    'chart/workers: replicas: -1 is not a whole number of at least 0: write such a number',
    'chart/workers: spec.template.spec.volumes[2].secret.secretName: cloud-init differs by machine, so KubeVirt appends the index to every Secret of a volume: '
      + 'create Secrets "token-0" and so on, and write nameGeneration: { appendIndexToSecretRefs: true }',
    'chart/workers: updateStrategy: KubeVirt has it since 1.7, and "pool.kubevirt.io/v1alpha1" is for older ones: leave it out, or write PoolApiVersion.V1BETA1',
    'chart/workers: metadata.labels.a: placeholder {{UNKNOWN}} has no value: call substitute({ UNKNOWN: … }) on the template, or write what it stands for',
  ].join('\n'));
});

test.each([
  ['inline user data that differs by machine', { template: named, inlineCloudInit: true }, 'inlineCloudInit: cloud-init contains {{INDEX}} or {{NAME}}'],
  ['a shared Secret with user data that differs by machine', { template: named, nameGeneration: { appendIndexToSecretRefs: false } }, 'nameGeneration.appendIndexToSecretRefs: cloud-init contains {{INDEX}} or {{NAME}}'],
  ['maxReplicas below replicas', { replicas: 3, maxReplicas: 2 }, 'maxReplicas: 2 is not a whole number of at least 3: write such a number'],
  ['a placeholder outside user data', { template: shared.merge({ spec: { template: { spec: { hostname: '{{NAME}}' } } } }) }, 'spec.template.spec.hostname: placeholder {{NAME}} has no value'],
  ['a password with a placeholder', { template: withUserData('password: {{NAME}}\n') }, 'cloudInitNoCloud.userData'],
])('%s is refused', (_what, props, mistake) => {
  expect(() => synth(props)).toThrow(/^chart\/workers: /);
  expect(() => synth(props)).toThrow(mistake);
});

test.each<[string, any, string]>([
  ['no template', { template: undefined }, 'template: is missing: write a VirtualMachineTemplate'],
  ['a map or a string instead of a strategy', { updateStrategy: { proactive: {} }, scaleInStrategy: 'unmanaged' },
    'updateStrategy: a map is not valid here: write a PoolUpdateStrategy, such as PoolUpdateStrategy.proactive(…)\nchart/workers: scaleInStrategy: a string is not valid here'],
  ['a number instead of a Duration', { autohealing: { minFailingToStartDuration: 300 } }, 'autohealing.minFailingToStartDuration: 300 is not valid here: write a duration'],
  ['a misspelt field', { nameGeneration: { appendIndexToSecretRef: true }, replcias: 3 }, 'nameGeneration.appendIndexToSecretRef: unknown field[^]*replcias: unknown field'],
  ['another API version', { apiVersion: 'v1alpha1' }, 'apiVersion: "v1alpha1" is not valid here: write "pool.kubevirt.io/v1beta1" or "pool.kubevirt.io/v1alpha1"'],
  ['a string instead of labels', { selector: 'app=x', spreadOver: 'kubernetes.io/hostname' }, 'selector: "app=x" is not a map[^]*spreadOver: "kubernetes.io/hostname" is not a list'],
])('programs without types: %s is refused', (_what, props, mistake) => {
  expect(() => synth(props)).toThrow(new RegExp(`^chart/workers: ${mistake.replace(/[.()]/g, '\\$&')}`));
});

test('user data without placeholders stays inline in the pool on request', () => {
  const { pool, others } = synth({ inlineCloudInit: true });
  expect(others).toEqual([]);
  expect(cloudInitOf(pool).userData).toContain('packages');
});

test('the machines have defaults, but no identity that they would share', () => {
  const chart = new Chart(Testing.app(), 'chart');
  MachineDefaults.set(chart, { architecture: Architecture.ARM64 });
  const { apiObject } = new VirtualMachinePool(chart, 'workers', { template: disks });
  const { domain, architecture } = apiObject.toJson().spec.virtualMachineTemplate.spec.template.spec;
  expect([architecture, domain.machine, domain.firmware, domain.memory]).toEqual(['arm64', { type: 'virt' }, undefined, { guest: '2Gi' }]);
});

describe('an autoscaler', () => {
  const OPTIONS = { minReplicas: 2, maxReplicas: 5, cpuUtilization: 80 };
  const scaled = (props: Partial<VirtualMachinePoolProps> = {}) => synth(props, (pool) => pool.autoscale(OPTIONS));

  test('owns the number of machines', () => {
    const { pool, others } = scaled();
    expect(others.find(({ kind }) => kind === 'HorizontalPodAutoscaler')).toMatchSnapshot();
    expect(pool.spec).not.toHaveProperty('replicas');
  });

  test('starts only once replicas has been set, which a note explains if replicas is absent', () => {
    scaled();
    expect(told()).toContain('note: chart/workers: spec.replicas is left to the autoscaler, which starts only after the number has been set once: '
      + 'after the first apply, run kubectl scale vmpool/workers --replicas=2\n');
    stderr.mockClear();
    expect(scaled({ replicas: 3 }).pool.spec.replicas).toBe(3);
    expect(told()).not.toContain('kubectl scale');
  });

  // KubeVirt requests a tenth of a CPU for each CPU of a guest.
  test('notes that the machines need a CPU request for a target of up to 100 %', () => {
    const NOTE = 'note: chart/workers: autoscale: cpuUtilization: 80 % of what the machines\' pods request is 0.08 CPUs for each CPU of a guest, because KubeVirt '
      + 'requests a tenth of them by default, so that there are soon maxReplicas machines: write a CPU request in the template, such as by withResources\n';
    const noted = (template: VirtualMachineTemplate, options: Partial<AutoscaleOptions> = {}) => {
      stderr.mockClear();
      synth({ template, replicas: 2 }, (pool) => pool.autoscale({ ...OPTIONS, ...options }));
      return told();
    };
    expect(noted(disks)).toContain(NOTE);
    expect([noted(disks, { cpuUtilization: 800 }), noted(disks.withResources({ cpu: 1 }))].join('')).not.toContain('autoscale:');
  });

  test('finds pods by the selector of the pool', () => {
    const { pool } = scaled();
    expect(pool.spec.virtualMachineTemplate.spec.template.metadata.labels).toMatchObject(pool.spec.selector.matchLabels);
    expect(() => scaled({ selector: { matchLabels: { tier: 'web' } } }))
      .toThrow('chart/workers: autoscale: selector: {"matchLabels":{"tier":"web"}} does not select the labels of the machines\' pods, '
        + '{"cdk8s-kubevirt/pool":"workers"}: write its labels at spec.template.metadata.labels of the template too');
  });

  test('is refused with 0 replicas', () => {
    expect(() => scaled({ replicas: 0 })).toThrow('chart/workers: autoscale: replicas: 0 turns the autoscaler off: write at least 1, or leave it out');
  });

  test('is refused with fewer machines than replicas', () => {
    expect(() => scaled({ replicas: 10 })).toThrow('chart/workers: autoscale: maxReplicas: 5 is less than the pool\'s replicas, which are 10: the autoscaler would delete the others, write at least as many');
  });

  test('can be added only once', () => {
    expect(() => synth({}, (pool) => [1, 2].forEach((maxReplicas) => pool.autoscale({ maxReplicas, cpuUtilization: 80 }))))
      .toThrow('chart/workers: autoscale: the pool already has an autoscaler');
  });
});

test('a note names fields that older KubeVirt versions drop', () => {
  synth({ template: named, apiVersion: PoolApiVersion.V1ALPHA1 });
  expect(told()).toContain('note: chart/workers: spec.nameGeneration needs KubeVirt 1.5 or newer: older ones drop it silently\n');
});

describe('a Service of a pool', () => {
  const forwarding = { networks: [{ name: 'default', pod: {} }], domain: { devices: { interfaces: [{ name: 'default', masquerade: {}, ports: [{ port: 80 }] }] } } };
  const service = (options: any, spec = {}) => (
    synth({ template: shared.merge({ spec: { template: { spec } } }) }, (pool) => pool.expose(options)).others.find(({ kind }) => kind === 'Service')
  );

  test('selects all of its machines', () => {
    expect(service({ ports: [{ port: 80, targetPort: 8080 }], serviceType: ServiceType.LOAD_BALANCER })).toEqual({
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'workers', namespace: 'from-template' },
      spec: {
        type: 'LoadBalancer', selector: { 'cdk8s-kubevirt/pool': 'workers' }, ports: [{ name: 'tcp-80', port: 80, targetPort: 8080, protocol: 'TCP' }],
      },
    });
  });

  test('is refused if no machine would answer', () => {
    expect(() => service({ ports: [{ port: 443 }] }, forwarding))
      .toThrow('chart/workers/service-workers: port 443/TCP is not among the ports of interface "default" (80/TCP), so nothing forwards it: add it there');
    expect(() => synth({}, (pool) => [pool.expose({ ports: [{ port: 80 }] }), pool.expose({ ports: [{ port: 81 }] })]))
      .toThrow('chart/workers: service "workers": already exists: give this one its own serviceName');
  });
});

test('a pool does not depend on later changes of the program to its properties', () => {
  const chart = new Chart(Testing.app(), 'chart');
  const props: { template: VirtualMachineTemplate; replicas?: number } = { template: shared, replicas: 1 };
  const pool = new VirtualMachinePool(chart, 'workers', props);
  delete props.replicas;
  pool.autoscale({ maxReplicas: 3, cpuUtilization: 50 });
  expect(pool.apiObject.toJson().spec.replicas).toBe(1);
});
