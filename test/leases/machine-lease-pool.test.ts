import { Chart, Size, Testing } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { MachineLeasePool, MachineLeasePoolProps } from '../../src';

const PROPS: MachineLeasePoolProps = { image: 'registry.example.com/cdk8s-kubevirt:1.0.0', maxLeases: 20 };

function manifests(props: Partial<MachineLeasePoolProps> = {}, namespace?: string) {
  const chart = new Chart(Testing.app(), 'chart', { namespace });
  new MachineLeasePool(chart, 'ci-machines', { ...PROPS, ...props });
  return Testing.synth(chart);
}

const find = (objects: any[], kind: string) => objects.find((object) => object.kind === kind);

test('a pool with nothing but what it needs', () => {
  expect(manifests()).toMatchSnapshot();
});

test('what a pool may use is limited', () => {
  expect(find(manifests({ cpu: 80, memory: Size.gibibytes(160), storage: Size.tebibytes(1) }), 'ResourceQuota').spec.hard).toEqual({
    'count/virtualmachines.kubevirt.io': '20', 'requests.cpu': '80', 'requests.memory': '160Gi', 'requests.storage': '1Ti',
  });
});

test('a chart\'s namespace is not the pool\'s', () => {
  const objects = manifests({ metadata: { name: 'leases', labels: { team: 'ci' } } }, 'infrastructure');
  expect(objects[0]).toEqual({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'leases', labels: { team: 'ci' } } });
  expect(new Set(objects.slice(1).map(({ metadata }) => metadata.namespace))).toEqual(new Set(['leases']));
});

test('leases are taken by whom it names', () => {
  const chart = new Chart(Testing.app(), 'chart');
  new MachineLeasePool(chart, 'ci-machines', { ...PROPS, subjects: [kplus.Group.fromName(chart, 'group', 'ci')] });
  expect(find(Testing.synth(chart), 'RoleBinding').subjects).toEqual([{ apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: 'ci' }]);
});

test('guests reach what is allowed of private networks', () => {
  expect(find(manifests({ allowedNetworks: ['10.1.2.0/24'] }), 'NetworkPolicy').spec.egress[2]).toEqual({ to: [{ ipBlock: { cidr: '10.1.2.0/24' } }] });
});

test('all that is wrong is told at once', () => {
  const wrong = { image: 'https://x', maxLeases: 0, cpu: 0.5, cleanupSchedule: 'hourly', allowedNetworks: ['10.0.0.0'], kubevirtNamespace: 'KubeVirt', imagePullSecret: 'A' };
  expect(() => manifests(wrong)).toThrow(new Error([
    'chart/ci-machines: image: "https://x" is not a container image: write its name without a scheme, such as "quay.io/containerdisks/ubuntu:22.04"',
    'chart/ci-machines: imagePullSecret: "A" is not an object\'s name: write lower-case letters, digits, "-" and ".", such as "web-1-root"',
    'chart/ci-machines: kubevirtNamespace: "KubeVirt" is not a DNS label: write at most 63 lower-case letters, digits and "-", such as "ubuntu"',
    'chart/ci-machines: maxLeases: 0 is not a whole number of at least 1: write one',
    'chart/ci-machines: cpu: 0.5 is not a whole number of at least 1: write one',
    'chart/ci-machines: cleanupSchedule: "hourly" is not a cron schedule: write five fields (minute, hour, day of month, month, day of week) such as "0 3 * * 0", or a name such as "@daily"',
    'chart/ci-machines: allowedNetworks[0]: "10.0.0.0" is not an IP address with a prefix length: write CIDR notation, such as "192.0.2.10/24"',
  ].join('\n')));
});
