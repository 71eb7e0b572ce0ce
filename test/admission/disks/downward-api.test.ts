// Volumes with fields and resources of a machine's pod. Kubernetes' validation of the pod gave the same verdict on each.
import { Admission } from '../../../src/admission/admission';
import { virtualMachines } from '../corpus/corpus';

/** The messages on these files, from "fields" on, which are the same for a machine and a pool. */
function said(...fields: readonly object[]): string[] {
  const spec = { template: { spec: { domain: { devices: { disks: [{ name: 'info', disk: {} }] } }, volumes: [{ name: 'info', downwardAPI: { fields } }] } } };
  const [ofMachine, ofPool] = Object.values(virtualMachines({ case: spec })).map(({ object }) => Admission.validate(object).map((message) => message.split('downwardAPI.fields')[1]));
  expect(ofPool).toEqual(ofMachine);
  return ofMachine;
}

const memory = { containerName: 'compute', resource: 'limits.memory' };

test.each<[string, object, string]>([
  ['an empty path', { path: '', fieldRef: { fieldPath: 'metadata.name' } },
    '[0].path: "" is not a relative path, write a path that neither starts with "/" nor has ".." in it, such as "labels"'],
  ['an absolute path', { path: '/labels', fieldRef: { fieldPath: 'metadata.labels' } }, '[0].path: "/labels" is not a relative path, '],
  ['a path out of the volume', { path: 'a/../../b', fieldRef: { fieldPath: 'metadata.labels' } }, '[0].path: "a/../../b" is not a relative path, '],
  ['a path that Kubernetes reserves', { path: '..data', fieldRef: { fieldPath: 'metadata.labels' } }, '[0].path: "..data" is not a relative path, '],
  ['the volume itself as its path', { path: './', fieldRef: { fieldPath: 'metadata.labels' } }, '[0].path: "./" is not a relative path, '],
  ['no content', { path: 'a' },
    '[0]: the file has no content, write fieldRef or resourceFieldRef, such as {"fieldRef": {"fieldPath": "metadata.labels"}}'],
  ['two contents', { path: 'a', fieldRef: { fieldPath: 'metadata.name' }, resourceFieldRef: memory }, '[0]: the file has both fieldRef and resourceFieldRef, keep one of them'],
  ['an unknown field', { path: 'a', fieldRef: { fieldPath: 'status.podIP' } },
    '[0].fieldRef.fieldPath: "status.podIP" is not a field of a pod that a volume can show, write metadata.name, .namespace, .uid, .labels or .annotations, or one of these such as'],
  ['an empty field', { path: 'a', fieldRef: { fieldPath: '' } }, '[0].fieldRef.fieldPath: "" is not a field of a pod'],
  ['a label with a malformed key', { path: 'a', fieldRef: { fieldPath: 'metadata.labels[\'my app\']' } }, '[0].fieldRef.fieldPath: "metadata.labels[\'my app\']" is not a field of a pod'],
  ['a key of a field without keys', { path: 'a', fieldRef: { fieldPath: 'metadata.name[\'a\']' } }, '[0].fieldRef.fieldPath: "metadata.name[\'a\']" is not a field of a pod'],
  ['another version of a pod', { path: 'a', fieldRef: { apiVersion: 'v2', fieldPath: 'metadata.name' } }, '[0].fieldRef.apiVersion: "v2" is unknown, write "v1"'],
  ['a resource of no container', { path: 'a', resourceFieldRef: { resource: 'limits.memory' } },
    '[0].resourceFieldRef.containerName: required field is missing, write "compute", the container that the machine runs in'],
  ['an unknown resource', { path: 'a', resourceFieldRef: { ...memory, resource: 'limits.nvidia.com/gpu' } },
    '[0].resourceFieldRef.resource: "limits.nvidia.com/gpu" is not a resource of a container, write "limits." or "requests." and cpu, '],
  ['a divisor of two units of memory', { path: 'a', resourceFieldRef: { ...memory, divisor: '2Mi' } },
    '[0].resourceFieldRef.divisor: "2Mi" is not a unit of bytes, write a single one, such as "1Mi" or "1M"'],
  ['a unit of memory as the divisor of CPUs', { path: 'a', resourceFieldRef: { containerName: 'compute', resource: 'requests.cpu', divisor: '1Mi' } },
    '[0].resourceFieldRef.divisor: "1Mi" is not a unit of CPUs, write "1", or "1m" for thousandths'],
  ['impossible permissions', { path: 'a', fieldRef: { fieldPath: 'metadata.name' }, mode: 512 },
    '[0].mode: 512 is not a file mode, write a number from 0 to 511 (octal 777), such as 420 (octal 644)'],
])('refuses a file with %s', (_, file, message) => {
  expect(said(file)).toEqual([expect.stringContaining(message)]);
  expect(said(file)[0]).toMatch(/ \[downward-api-file-form\]$/);
});

test.each<[string, object]>([
  ['an unusual path that Kubernetes accepts', { path: './a//b.c/..d/', fieldRef: { fieldPath: 'metadata.name' } }],
  ['one label', { path: 'a', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.labels[\'example.com/App\']' } }],
  ['one annotation with upper-case letters', { path: 'a', fieldRef: { fieldPath: 'metadata.annotations[\'Example.com/Team\']' } }],
  ['hugepages', { path: 'a', resourceFieldRef: { containerName: 'compute', resource: 'limits.hugepages-2Mi', divisor: '1024Ki' } }],
  ['a divisor that is a number', { path: 'a', resourceFieldRef: { ...memory, divisor: 1 } }],
  ['a divisor of 0', { path: 'a', resourceFieldRef: { ...memory, divisor: '0' }, mode: 0o777 }],
  ['placeholders', { path: '{{PATH}}', fieldRef: { fieldPath: '{{FIELD}}' } }],
])('passes a file with %s', (_, file) => {
  expect(said(file)).toEqual([]);
});

test('passes a volume without files', () => {
  expect(said()).toEqual([]);
});
