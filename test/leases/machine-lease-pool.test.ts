import { BlockList } from 'net';
import { Chart, Duration, Size, Testing } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { MachineLeasePool, MachineLeasePoolProps } from '../../src';
import { contentIssues } from '../../src/cli/manifests/desired-objects';

const PROPS: MachineLeasePoolProps = { commandImage: 'registry.example.com/cdk8s-kubevirt:1.0.0', maxLeases: 20 };

function manifests(props: Partial<MachineLeasePoolProps> = {}, namespace?: string) {
  const chart = new Chart(Testing.app(), 'chart', { namespace });
  new MachineLeasePool(chart, 'ci-machines', { ...PROPS, ...props });
  return Testing.synth(chart);
}

const find = (objects: any[], kind: string) => objects.find((object) => object.kind === kind);

test('a pool with only the required fields', () => {
  expect(manifests()).toMatchSnapshot();
});

test('the command can apply a pool', () => {
  expect(manifests().flatMap((object) => contentIssues(object))).toEqual([]);
});

test('quotas limit the machines, storage, CPUs and memory of a pool', () => {
  const objects = manifests({ maxCpu: 80, maxMemory: Size.gibibytes(160), maxStorage: Size.tebibytes(1) });
  expect(objects.filter(({ kind }) => kind === 'ResourceQuota').map(({ spec }) => spec)).toEqual([
    { hard: { 'count/virtualmachines.kubevirt.io': '20', 'requests.storage': '1Ti' } },
    { hard: { 'requests.cpu': '80', 'requests.memory': '160Gi' }, scopes: ['NotTerminating'] },
  ]);
});

test.each<[string, Partial<MachineLeasePoolProps>, object | undefined]>([
  ['CPUs and memory', { maxCpu: 80, maxMemory: Size.gibibytes(160) }, { cpu: '200m', memory: '64M' }],
  ['CPUs', { maxCpu: 80 }, { cpu: '200m' }],
  ['memory', { maxMemory: Size.gibibytes(160) }, { memory: '64M' }],
  ['neither CPUs nor memory', {}, undefined],
])('with a quota of %s, containers without requests, such as the sidecar of a network binding, get default requests and no limits', (_, props, defaultRequest) => {
  const { metadata, spec } = find(manifests(props), 'LimitRange') ?? {};
  expect([metadata, spec]).toEqual(defaultRequest === undefined ? [undefined, undefined] : [
    { name: 'ci-machines-pods', namespace: 'ci-machines' }, { limits: [{ type: 'Container', defaultRequest }] },
  ]);
});

test('a pool has its own namespace, whatever the chart\'s', () => {
  const objects = manifests({ metadata: { name: 'leases', labels: { team: 'ci' } } }, 'infrastructure');
  expect(objects[0]).toEqual({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'leases', labels: { team: 'ci' } } });
  const policies = objects.filter(({ kind }) => kind.startsWith('ValidatingAdmissionPolicy'));
  expect(policies.map(({ metadata }) => metadata)).toEqual(['machines', 'machines', 'secrets', 'secrets'].map((each) => ({ name: `leases-lease-${each}` })));
  expect(new Set(objects.slice(1).filter((object) => !policies.includes(object)).map(({ metadata }) => metadata.namespace))).toEqual(new Set(['leases']));
});

test('only the given subjects may take leases', () => {
  const chart = new Chart(Testing.app(), 'chart');
  new MachineLeasePool(chart, 'ci-machines', { ...PROPS, subjects: [kplus.Group.fromName(chart, 'group', 'ci')] });
  expect(find(Testing.synth(chart), 'RoleBinding').subjects).toEqual([{ apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: 'ci' }]);
});

describe('the network policy', () => {
  /** Whether the policies let pods of the pool reach an address. */
  const reaches = (address: string, props: Partial<MachineLeasePoolProps> = {}) => {
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    const within = (cidr: string) => {
      const [network, prefix] = cidr.split('/');
      const list = new BlockList();
      list.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4');
      return network.includes(':') === (family === 'ipv6') && list.check(address, family);
    };
    const blocks = find(manifests(props), 'NetworkPolicy').spec.egress.flatMap(({ to }: any) => to).flatMap(({ ipBlock }: any) => ipBlock ?? []);
    return blocks.some(({ cidr, except = [] }: any) => within(cidr) && !except.some(within));
  };

  test.each(['1.1.1.1', '169.253.255.255', '168.63.129.17', '2606:4700::1111', '2a00:1450:4001::200e'])('lets guests reach %s, which is public', (address) => {
    expect(reaches(address)).toBe(true);
  });

  test.each([
    ['the credentials of AWS, Azure, Google and others', '169.254.169.254'],
    ['the credentials of ECS and EKS', '169.254.170.23'],
    ['the credentials of AWS over IPv6', 'fd00:ec2::254'],
    ['the credentials of Google over IPv6', 'fd20:ce::254'],
    ['the settings that Azure gives its machines', '168.63.129.16'],
    ['the credentials of Alibaba', '100.100.100.200'],
    ['the former credentials of Oracle', '192.0.0.192'],
    ['credentials through NAT64', '64:ff9b::a9fe:a9fe'],
    ['credentials through a local NAT64 prefix', '64:ff9b:1::a9fe:a9fe'],
    ['credentials through 6to4', '2002:a9fe:a9fe::1'],
    ['IPv4-mapped IPv6 addresses', '::ffff:169.254.169.254'],
    ['private addresses of nodes and pods', '10.0.0.1'],
    ['reserved addresses, which some clusters give to nodes and pods', '240.0.0.1'],
    ['link-local neighbours', 'fe80::1'],
    ['multicast groups', 'ff02::1'],
    ['the host itself', '0.0.0.0'],
  ])('blocks %s', (_, address) => {
    expect(reaches(address)).toBe(false);
  });

  test('lets guests reach allowed private networks, and blocks denied public ones', () => {
    const props = { allowedNetworks: ['10.1.2.0/24'], deniedNetworks: ['203.0.113.0/24', '2001:db8::/32'] };
    const addresses = ['10.1.2.3', '203.0.114.1', '2001:db9::1', '10.1.3.1', '203.0.113.1', '2001:db8::1'];
    expect(addresses.map((address) => reaches(address, props))).toEqual([true, true, true, false, false, false]);
  });

  test('lets guests without internet access reach only allowed networks', () => {
    const props = { allowedNetworks: ['10.1.2.0/24'], deniedNetworks: ['0.0.0.0/0', '::/0'] };
    expect(['10.1.2.3', '1.1.1.1', '2606:4700::1111'].map((address) => reaches(address, props))).toEqual([true, false, false]);
    expect(['1.1.1.1', '2606:4700::1111'].map((address) => reaches(address, { deniedNetworks: ['::/0'] }))).toEqual([true, false]);
  });

  test.each([[['0.0.0.0/0', '::/0']], [['0.0.0.0/0']], [['::/0', '203.0.113.0/24']]])(
    'with %j denied has no exception as large as its network, which the API server refuses, and no rule without a target', (deniedNetworks) => {
      const { spec: { egress } } = find(manifests({ deniedNetworks }), 'NetworkPolicy');
      const blocks = egress.flatMap(({ to }: any) => to).flatMap(({ ipBlock }: any) => ipBlock ?? []);
      expect(blocks.flatMap(({ except = [] }: any) => except).filter((cidr: string) => cidr.endsWith('/0'))).toEqual([]);
      expect(egress.filter(({ to }: any) => to.length === 0)).toEqual([]);
    });

  test.each([
    ['kube-system', { 'k8s-app': 'kube-dns' }],
    ['openshift-dns', { 'dns.operator.openshift.io/daemonset-dns': 'default' }],
  ])('lets guests reach the cluster\'s DNS in %s', (namespace, matchLabels) => {
    const asked = find(manifests(), 'NetworkPolicy').spec.egress.filter(({ ports }: any) => ports !== undefined);
    expect(asked).toHaveLength(1);
    expect(asked[0].to).toContainEqual({ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } }, podSelector: { matchLabels } });
    expect(asked[0].ports.map(({ protocol, port }: any) => `${protocol} ${port}`)).toEqual(['UDP 53', 'TCP 53', 'UDP 5353', 'TCP 5353']);
  });

  test('lets CDI\'s clone pods in other namespaces reach the pods that fill disks', () => {
    const sendersOf = (props: Partial<MachineLeasePoolProps>) => manifests(props).find(({ metadata: { name } }) => name === 'ci-machines-disks').spec.ingress[0].from.slice(2);
    const sender = (namespace: string) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } }, podSelector: { matchLabels: { 'cdi.kubevirt.io': 'cdi-clone-source' } },
    });
    expect(sendersOf({})).toEqual([]);
    expect(sendersOf({ allowedImageNamespaces: ['golden-images', 'others'] })).toEqual([sender('golden-images'), sender('others')]);
  });

  test('selects every pod, with extra rights only for pods that fill disks and for the clean-up', () => {
    const policies = manifests().filter(({ kind }) => kind === 'NetworkPolicy');
    const selects = ({ matchLabels = {}, matchExpressions = [] }: any, labels: { readonly [label: string]: string }) => (
      Object.entries(matchLabels).every(([label, value]) => labels[label] === value)
      && matchExpressions.every(({ key, operator }: any) => (key in labels) === (operator === 'Exists'))
    );
    const selecting = (labels: { readonly [label: string]: string }) => (
      policies.filter(({ spec }) => selects(spec.podSelector, labels)).map(({ metadata: { name } }) => name)
    );
    const [everyPod, disks, cleanUp] = ['ci-machines', 'ci-machines-disks', 'ci-machines-cleanup'];
    const cleanUpLabels = find(manifests(), 'CronJob').spec.jobTemplate.spec.template.metadata.labels;
    expect(selecting({})).toEqual([everyPod]);
    expect(selecting({ 'cdi.kubevirt.io': 'importer' })).toEqual([everyPod, disks]);
    expect(selecting(cleanUpLabels)).toEqual([everyPod, cleanUp]);
    expect(selecting({ ...cleanUpLabels, 'cdi.kubevirt.io': 'importer' })).toEqual([everyPod, disks]);
    expect(selecting({ ...cleanUpLabels, 'cdi.kubevirt.io': 'importer', 'kubevirt.io': 'virt-launcher' })).toEqual([everyPod]);
  });
});

test('the clean-up deletes leases after the maximum age of the pool', () => {
  const args = (props: Partial<MachineLeasePoolProps>) => find(manifests(props), 'CronJob').spec.jobTemplate.spec.template.spec.containers[0].args.slice(-2);
  expect([args({}), args({ maxAge: Duration.hours(2) })]).toEqual([['--max-age', '86400s'], ['--max-age', '7200s']]);
});

test('a name that leaves no room for the CronJob\'s, which has at most 52 characters, is refused', () => {
  const named = (length: number) => manifests({ metadata: { name: 'a'.repeat(length) } });
  expect(find(named(44), 'CronJob').metadata.name).toHaveLength(52);
  expect(() => named(45)).toThrow(new Error(`chart/ci-machines: metadata.name: "${'a'.repeat(45)}" is too long: write at most 44 characters, which leave room for the name of the clean-up's CronJob`));
});

test('one error lists every mistake', () => {
  const wrong = { commandImage: 'https://x', maxLeases: 0, maxCpu: 0.5, cleanupSchedule: 'hourly', allowedNetworks: ['10.0.0.0'], kubevirtNamespace: 'KubeVirt', imagePullSecret: 'A' };
  const others = {
    maxAge: Duration.minutes(59),
    cdiNamespace: 'CDI',
    deniedNetworks: ['::'],
    allowedSecrets: ['A'],
    allowedConfigMaps: ['B'],
    allowedNetworkAttachments: ['a/b/c'],
    allowedDevices: ['gpu'],
    allowedInstancetypes: ['U1'],
    allowedImageNamespaces: ['a.b'],
    allowedTolerations: [''],
  };
  expect(() => manifests({ ...wrong, ...others })).toThrow(new Error([
    'chart/ci-machines: commandImage: "https://x" is not a container image: write its name without a scheme, such as "quay.io/containerdisks/ubuntu:22.04"',
    'chart/ci-machines: imagePullSecret: "A" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/ci-machines: kubevirtNamespace: "KubeVirt" is not a DNS label: write at most 63 lower-case letters, digits and "-", such as "ubuntu"',
    'chart/ci-machines: cdiNamespace: "CDI" is not a DNS label: write at most 63 lower-case letters, digits and "-", such as "ubuntu"',
    'chart/ci-machines: maxLeases: 0 is not a whole number of at least 1: write such a number',
    'chart/ci-machines: maxCpu: 0.5 is not a whole number of at least 1: write such a number',
    'chart/ci-machines: cleanupSchedule: "hourly" is not a cron schedule: write five fields (minute, hour, day of month, month, day of week) such as "0 3 * * 0", or a name such as "@daily"',
    'chart/ci-machines: maxAge: 59 minutes is too short: write at least an hour, which a lease may need to become ready',
    'chart/ci-machines: allowedNetworks[0]: "10.0.0.0" is not an IP address with a prefix length: write CIDR notation, such as "192.0.2.10/24"',
    'chart/ci-machines: deniedNetworks[0]: "::" is not an IP address with a prefix length: write CIDR notation, such as "192.0.2.10/24"',
    'chart/ci-machines: allowedSecrets[0]: "A" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/ci-machines: allowedConfigMaps[0]: "B" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/ci-machines: allowedNetworkAttachments[0]: "a/b/c" is not a NetworkAttachmentDefinition: write its name, or its namespace, "/" and its name, such as "machines/office"',
    'chart/ci-machines: allowedDevices[0]: "gpu" is not a device: write its name with its vendor, such as "nvidia.com/GA102GL_A10"',
    'chart/ci-machines: allowedInstancetypes[0]: "U1" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'chart/ci-machines: allowedImageNamespaces[0]: "a.b" is not a namespace: write at most 63 lower-case letters, digits and "-", such as "golden-images"',
    'chart/ci-machines: allowedTolerations[0]: "" is not a name: write a string that is neither empty nor surrounded by spaces',
  ].join('\n')));
});
