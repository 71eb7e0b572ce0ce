import fc from 'fast-check';
import { withCloudInitSecrets } from '../../src/cloud-init/cloud-init-secret';
import { fillForMachine, differsByMachine, otherSecretIssues, secretsOfMachines } from '../../src/pool/copied-machine';

const machine = (...volumes: object[]) => ({ spec: { template: { spec: { domain: {}, volumes } } } });
const noCloud = (source: object) => machine({ name: 'seed', cloudInitNoCloud: source });

test.each([
  ['nothing', {}, false],
  ['a placeholder elsewhere', machine({ name: 'disk', emptyDisk: { capacity: '{{INDEX}}Gi' } }), false],
  ['a text for all', noCloud({ userData: 'packages: [git]' }), false],
  ['a placeholder of others', noCloud({ userData: 'hostname: {{OTHER}}' }), false],
  ['the guest\'s own placeholder', noCloud({ userData: '## template: jinja\n#cloud-config\nhostname: {{ v1.local_hostname }}' }), false],
  ['a name beside the guest\'s own placeholder', noCloud({ userData: '## template: jinja\n#cloud-config\nhostname: {{NAME}}\nlocale: {{ v1.locale }}' }), true],
  ['a number in network data', noCloud({ networkData: 'address: 10.0.0.1{{ INDEX }}' }), true],
  ['a name on a ConfigDrive', machine({ name: 'seed', cloudInitConfigDrive: { userData: '{{NAME}}' } }), true],
])('%s tells machines apart, or not', (_what, wire, differs) => {
  expect(differsByMachine(wire)).toBe(differs);
});

test('only cloud-init\'s texts are filled in, and only with what a pool knows', () => {
  const wire = machine({ name: '{{NAME}}', emptyDisk: {} }, { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nhostname: {{NAME}}\nfqdn: "{{NAME}}.{{DOMAIN}}"\n', secretRef: { name: '{{NAME}}' } } });
  expect(fillForMachine(wire, 'w', 7)).toEqual(machine({ name: '{{NAME}}', emptyDisk: {} }, {
    name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nhostname: w-7\nfqdn: "w-7.{{DOMAIN}}"\n', secretRef: { name: '{{NAME}}' } },
  }));
  expect(fillForMachine({ spec: {} }, 'w', 0)).toEqual({ spec: {} });
});

test('every machine has the Secrets that KubeVirt looks for, whichever machines are asked for', () => {
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

test('other Secrets, which would have the index too, are told', () => {
  const wire = machine(
    { name: 'token', secret: { secretName: 'token' } }, { name: 'seed', cloudInitConfigDrive: { secretRef: { name: 'a' }, networkDataSecretRef: { name: 'b' } } },
    { name: 'settings', configMap: { name: 'settings' } }, { name: 'sysprep', sysprep: { secret: { name: 'unattend' } } },
  );
  expect([...otherSecretIssues(wire)].map(({ path }) => path)).toEqual([
    'spec.template.spec.volumes[0].secret.secretName',
    'spec.template.spec.volumes[1].cloudInitConfigDrive.secretRef.name',
    'spec.template.spec.volumes[1].cloudInitConfigDrive.networkDataSecretRef.name',
  ]);
});
