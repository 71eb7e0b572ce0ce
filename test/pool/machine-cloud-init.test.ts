import { gzipSync } from 'zlib';
import { Testing } from 'cdk8s';
import fc from 'fast-check';
import { Machine, MachineSize, VirtualMachinePool, VolumeSource } from '../../src';
import { withCloudInitSecrets } from '../../src/cloud-init/cloud-init-secret';
import { encodedPlaceholderIssues, secretReferenceIssues, secretsOfMachines } from '../../src/pool/copied-machine';
import { differsByMachine, fillForMachine } from '../../src/template/machine-cloud-init';

const machine = (...volumes: object[]) => ({ spec: { template: { spec: { domain: {}, volumes } } } });
const noCloud = (source: object) => machine({ name: 'seed', cloudInitNoCloud: source });

test.each([
  ['no volumes', {}, false],
  ['a placeholder outside cloud-init', machine({ name: 'disk', emptyDisk: { capacity: '{{INDEX}}Gi' } }), false],
  ['user data without placeholders', noCloud({ userData: 'packages: [git]' }), false],
  ['an unrelated placeholder', noCloud({ userData: 'hostname: {{OTHER}}' }), false],
  ['a variable of cloud-init', noCloud({ userData: '## template: jinja\n#cloud-config\nhostname: {{ v1.local_hostname }}' }), false],
  ['NAME beside a variable of cloud-init', noCloud({ userData: '## template: jinja\n#cloud-config\nhostname: {{NAME}}\nlocale: {{ v1.locale }}' }), true],
  ['INDEX in network data', noCloud({ networkData: 'address: 10.0.0.1{{ INDEX }}' }), true],
  ['NAME on a ConfigDrive', machine({ name: 'seed', cloudInitConfigDrive: { userData: '{{NAME}}' } }), true],
])('cloud-init differs by machine only if it contains NAME or INDEX: %s', (_what, wire, differs) => {
  expect(differsByMachine(wire)).toBe(differs);
});

test('only user data and network data are filled in, and only NAME and INDEX', () => {
  const wire = machine({ name: '{{NAME}}', emptyDisk: {} }, { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nhostname: {{NAME}}\nfqdn: "{{NAME}}.{{DOMAIN}}"\n', secretRef: { name: '{{NAME}}' } } });
  expect(fillForMachine(wire, 'w', 7)).toEqual(machine({ name: '{{NAME}}', emptyDisk: {} }, {
    name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nhostname: w-7\nfqdn: "w-7.{{DOMAIN}}"\n', secretRef: { name: '{{NAME}}' } },
  }));
  expect(fillForMachine({ spec: {} }, 'w', 0)).toEqual({ spec: {} });
});

test('any range of machines gets Secrets with the names that KubeVirt looks up', () => {
  fc.assert(fc.property(fc.nat(30), fc.nat(30), fc.array(fc.constantFrom('{{INDEX}}', '{{NAME}}', 'text', ' '), { minLength: 1 }), (first, count, pieces) => {
    const wire = noCloud({ userData: pieces.join('-'), networkDataBase64: Buffer.from('{}').toString('base64') });
    const { object } = withCloudInitSecrets(wire, 'w');
    const { secretRef: { name } } = object.spec.template.spec.volumes[0].cloudInitNoCloud;
    const secrets = secretsOfMachines(wire, 'w', first, first + count);
    expect(secrets.map((secret) => secret.name)).toEqual(Array.from({ length: count }, (_, position) => `${name}-${first + position}`));
    secrets.forEach(({ stringData }, position) => expect(stringData).toEqual({
      userdata: pieces.join('-').replaceAll('{{INDEX}}', String(first + position)).replaceAll('{{NAME}}', `w-${first + position}`), networkdata: '{}',
    }));
  }));
});

test('other Secrets, to whose names KubeVirt would append the index too, are reported', () => {
  const wire = machine(
    { name: 'token', secret: { secretName: 'token' } }, { name: 'seed', cloudInitConfigDrive: { secretRef: { name: 'a' }, networkDataSecretRef: { name: 'b' } } },
    { name: 'settings', configMap: { name: 'settings' } }, { name: 'sysprep', sysprep: { secret: { name: 'unattend' } } },
  );
  expect([...secretReferenceIssues(wire)].map(({ path }) => path)).toEqual([
    'spec.template.spec.volumes[0].secret.secretName',
    'spec.template.spec.volumes[1].cloudInitConfigDrive.secretRef.name',
    'spec.template.spec.volumes[1].cloudInitConfigDrive.networkDataSecretRef.name',
  ]);
});

const encoded = (text: string, compress = (bytes: Buffer) => bytes) => compress(Buffer.from(text)).toString('base64');

test.each<[string, string, object]>([
  ['base64', 'userData', { userDataBase64: encoded('#cloud-config\nhostname: {{NAME}}\n') }],
  ['compressed base64', 'userData', { userDataBase64: encoded('#cloud-config\nhostname: {{ INDEX }}\n', gzipSync) }],
  ['base64 network data', 'networkData', { userData: '#!/bin/sh\n', networkDataBase64: encoded('version: 2 # {{NAME}}\n') }],
])('a placeholder of each machine is refused in %s, where nothing fills it in', (_what, plain, options) => {
  const scope = Testing.chart();
  const template = Machine.template(scope, { size: MachineSize.SMALL, disks: [{ name: 'ci', volume: VolumeSource.cloudInitNoCloud(options) }] });
  expect(() => new VirtualMachinePool(scope, 'web', { template })).toThrow(`test/web: spec.template.spec.volumes[1].cloudInitNoCloud.${plain}Base64: `
    + `contains {{INDEX}} or {{NAME}}, which are filled in only in text: write the text itself as ${plain}`);
});

test('base64 without such a placeholder is not read any further', () => {
  const bytes = Buffer.from([0xff, 0x1f, 0x8b, 0x7b, 0x7b]).toString('base64');
  for (const base64 of ['', '{{DATA}}', 'no base64', bytes, encoded('{{OTHER}}'), encoded('{{ name }}')]) {
    expect([...encodedPlaceholderIssues(noCloud({ userDataBase64: base64 }))]).toEqual([]);
  }
  expect([...encodedPlaceholderIssues({ spec: {} })]).toEqual([]);
});
