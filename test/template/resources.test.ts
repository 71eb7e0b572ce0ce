import { Size } from 'cdk8s';
import { resizeSpec } from '../../src/template/resources';

const spec = (domain: any) => ({ template: { spec: { domain } } });
const resized = (domain: any, resources: any) => resizeSpec(spec(domain), resources).template.spec.domain;

test('requests are set even if the template has none', () => {
  expect(resized({ devices: {} }, { cpu: 4, memory: '16Gi' })).toEqual({ devices: {}, resources: { requests: { cpu: '4', memory: '16Gi' } } });
});

test('guest memory and cores change if the template has them', () => {
  expect(resized({ cpu: { cores: 1 }, memory: { guest: '2Gi', maxGuest: '32Gi' } }, { cpu: '4', memory: Size.gibibytes(16) })).toEqual({
    cpu: { cores: 4 }, memory: { guest: '16Gi', maxGuest: '32Gi' }, resources: { requests: { cpu: '4', memory: '16Gi' } },
  });
});

test('limits change if the template has them, and other resources are kept', () => {
  const before = { requests: { 'cpu': '1', 'memory': '2Gi', 'devices/kvm': '1' }, limits: { memory: '2Gi' } };
  expect(resized({ resources: before }, { cpu: 2, memory: '4Gi' }).resources).toEqual({
    requests: { 'cpu': '2', 'memory': '4Gi', 'devices/kvm': '1' }, limits: { memory: '4Gi' },
  });
});

test('cores are divided by sockets and threads', () => {
  expect(resized({ cpu: { cores: 1, sockets: 2, threads: 2 } }, { cpu: 8 }).cpu).toEqual({ cores: 2, sockets: 2, threads: 2 });
  expect(resized({ cpu: { cores: 1, sockets: null, threads: null } }, { cpu: 8 }).cpu).toEqual({ cores: 8, sockets: null, threads: null });
  expect(() => resized({ cpu: { cores: 1, sockets: 2 } }, { cpu: 3 })).toThrow('resources.cpu: "3" cannot be split over the template\'s 2 sockets × 1 threads: write a multiple of 2');
});

test('zero sockets or threads count as one, as in KubeVirt, and a placeholder is refused', () => {
  expect(resized({ cpu: { cores: 1, sockets: 0, threads: 0 } }, { cpu: 8 }).cpu).toEqual({ cores: 8, sockets: 0, threads: 0 });
  expect(() => resized({ cpu: { cores: 1, sockets: '{{SOCKETS}}' } }, { cpu: 4 })).toThrow('resources.cpu: "4" cannot be split over the template\'s sockets, which are "{{SOCKETS}}": '
    + 'write a number there first (substitute fills in a placeholder), or merge another domain.cpu');
});

test('cores are added to a topology without them, and maxGuest rises to the memory of the guest', () => {
  expect(resized({ cpu: { sockets: 2 } }, { cpu: 4 }).cpu).toEqual({ sockets: 2, cores: 2 });
  expect(resized({ memory: { guest: '2Gi', maxGuest: '8Gi' } }, { memory: '16Gi' }).memory).toEqual({ guest: '16Gi', maxGuest: '16Gi' });
});

test('without resources nothing changes', () => {
  expect(resizeSpec(spec({ devices: {} }), {})).toEqual(spec({ devices: {} }));
});

test('a template with an instance type is refused', () => {
  expect(() => resizeSpec({ instancetype: { name: 'u1.small' } }, { cpu: 1 })).toThrow('resources: the template\'s instancetype "u1.small" sets the size of the machine');
});

test('a guest gets a whole core for a fraction of a CPU', () => {
  expect(resized({ cpu: { cores: 4 } }, { cpu: '500m' })).toMatchObject({ cpu: { cores: 1 }, resources: { requests: { cpu: '500m' } } });
});

test('a change of memory leaves the CPUs unchanged', () => {
  expect(resized({ cpu: { cores: 2 }, memory: { guest: '2Gi' } }, { memory: '4Gi' }).cpu).toEqual({ cores: 2 });
});

test('every invalid quantity is listed', () => {
  expect(() => resized({}, { cpu: 'four', memory: '0' })).toThrow(
    'resources.cpu: "four" is not a positive quantity: write one such as "4" or "500m"\nresources.memory: "0" is not a positive quantity: write one such as "16Gi"');
});
