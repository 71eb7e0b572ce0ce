// Advice on user data is the same whether the library generated the text from fields or a program passed the text itself.
import { App, Chart } from 'cdk8s';
import * as fc from 'fast-check';
import { KEY } from './cloud-init-texts';
import { CloudInit, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate } from '../../../src';
import { isPlaceholder } from '../../../src/issues/formats';
import { issueText } from '../../../src/issues/issues';
import { EmittedObject } from '../../../src/objects/emitted-object';
import { checkOf } from '../../../src/objects/object-check';
import { acceptedCloudInit } from '../../cloud-init/random-programs';

const TEMPLATE = VirtualMachineTemplate.fromObject({
  spec: {
    template: {
      spec: {
        domain: { devices: { disks: [{ name: 'root', disk: {} }] }, memory: { guest: '2Gi' } },
        volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }],
        accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'keys' } }, propagationMethod: { qemuGuestAgent: { users: ['ada'] } } } }],
      },
    },
  },
});

/** The advice on a machine with this cloud-init, with and without access credentials. */
function adviceOn(cloudInit: CloudInit): string[] {
  return [TEMPLATE, TEMPLATE.merge({ spec: { template: { spec: { accessCredentials: null } } } })].flatMap((template) => {
    const chart = new Chart(new App(), 'chart');
    const { apiObject } = new VirtualMachine(chart, 'web', { template: template.withCloudInit(cloudInit) });
    return checkOf(apiObject as EmittedObject)!.advice().flatMap(({ advice }) => advice.map(issueText));
  });
}

const asText = ({ userData }: CloudInit) => CloudInit.noCloud({ userDataText: userData });

test('generated user data has the same advice as its text', () => {
  const seen = new Set<boolean>();
  fc.assert(fc.property(acceptedCloudInit.filter(({ userData }) => userData !== undefined && !isPlaceholder(userData)), (cloudInit) => {
    const advice = adviceOn(asText(cloudInit));
    seen.add(advice.length > 0);
    expect(adviceOn(cloudInit)).toEqual(advice);
  }), { numRuns: Number(process.env.WRITTEN_TEXTS ?? 300) });
  expect(seen.size).toBe(2);
});

test('names groups, and users in a map, as they are written', () => {
  const text = '#cloud-config\ngroups: [{Web-Team: [web-admin]}]\nusers: {web-admin: {system: true, ssh-authorized-keys: [a]}}\n';
  expect(adviceOn(CloudInit.noCloud({ userDataText: text }))).toEqual(expect.arrayContaining([
    expect.stringContaining('"web-admin" in "Web-Team" is a user that cloud-init creates after groups'),
    expect.stringContaining('"web-admin" has ssh_authorized_keys, but no home directory because of system'),
  ]));
});

test('a placeholder for a user name has the same advice in fields and text', () => {
  const cloudInit = CloudInit.noCloud({ users: [{ name: '{{NAME}}', sshAuthorizedKeys: [KEY] }] });
  const advice = [cloudInit, asText(cloudInit)].map((each) => {
    const { apiObject } = new VirtualMachinePool(new Chart(new App(), 'chart'), 'web', { template: TEMPLATE.withCloudInit(each) });
    return checkOf(apiObject as EmittedObject)!.advice().flatMap((found) => found.advice.map(issueText));
  });
  expect(advice[0]).toEqual(advice[1]);
});

test('later changes to the props affect neither the text nor the advice', () => {
  const users = [{ name: 'ada', sshAuthorizedKeys: [KEY] }];
  const cloudInit = CloudInit.noCloud({ users });
  const before = adviceOn(cloudInit);
  users.splice(0, 1, { name: 'grace', sshAuthorizedKeys: [] });
  expect(adviceOn(cloudInit)).toEqual(before);
});
