// Patches that were to add to the lists of a machine, built by the real kustomize.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { findings } from '../../../src/cli/findings/findings';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { testWith } from '../../optional-tool';
import { writeTree } from '../repository/trees';

const machine = (lists: object, name = 'web') => JSON.stringify({
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name }, spec: { runStrategy: 'Always', template: { spec: lists } },
});
const lists = (name: string) => ({
  domain: { devices: { disks: [{ name, disk: { bus: 'virtio' } }] } }, volumes: [{ name, persistentVolumeClaim: { claimName: name } }],
});
const target = { kind: 'VirtualMachine' };

async function adviceWith(kustomization: object, files: { readonly [path: string]: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'patched-'));
  writeTree(folder, { 'kustomization.yaml': JSON.stringify({ resources: ['vm.yaml'], ...kustomization }, undefined, 1), 'vm.yaml': machine(lists('root')), ...files });
  const { advice } = findings(await openRepository([folder]));
  return advice.filter(({ rule }) => rule === 'list-replaced').map(({ file, path, message }) => [file.replace(`${folder}/`, ''), path, message]);
}

const withKustomize = testWith('kustomize', 'version');
const DISKS = 'spec.template.spec.domain.devices.disks';

withKustomize('a patch that replaces a list by other items is reported in its file, with the JSON patch that adds them', async () => {
  const found = await adviceWith({ patches: [{ path: 'data.yaml' }] }, { 'data.yaml': machine(lists('data')) });
  expect(found.map(([file, path]) => [file, path])).toEqual([['data.yaml', DISKS], ['data.yaml', 'spec.template.spec.volumes']]);
  expect(found[0][2]).toBe('the patch replaces the list, which loses "root": write a JSON patch that adds to it, such as '
    + '{op: add, path: /spec/template/spec/domain/devices/disks/-, value: …}, or repeat all items');
});

withKustomize('so is one for a target of which it does not have the name, and one below a prefix', async () => {
  const patch = machine({ domain: lists('data').domain }, 'any');
  expect(await adviceWith({ patches: [{ target, patch }], namePrefix: 'eu-' })).toEqual([[expect.any(String), DISKS, expect.any(String)]]);
});

withKustomize.each([
  ['a patch that repeats the items', { patches: [{ path: 'data.yaml' }] }, { 'data.yaml': machine({ volumes: [...lists('root').volumes, ...lists('data').volumes] }) }],
  ['a JSON patch that adds an item', { patches: [{ target, patch: '[{"op": "add", "path": "/spec/template/spec/volumes/-", "value": {"name": "data"}}]' }] }, {}],
  ['a JSON patch that replaces a list', { patches: [{ target, patch: '[{"op": "replace", "path": "/spec/template/spec/volumes", "value": [{"name": "data"}]}]' }] }, {}],
  ['a patch of a list that the machine did not have', { patches: [{ path: 'lan.yaml' }] }, { 'lan.yaml': machine({ networks: [{ name: 'lan', pod: {} }] }) }],
  ['a patch that puts a machine on another network', { resources: ['base.yaml'], patches: [{ path: 'lan.yaml' }] }, {
    'base.yaml': machine({ networks: [{ name: 'default', pod: {} }] }), 'lan.yaml': machine({ networks: [{ name: 'lan', multus: { networkName: 'lan' } }] }),
  }],
  ['a patch for another machine', { resources: ['vm.yaml', 'db.yaml'], patches: [{ path: 'data.yaml' }] }, { 'db.yaml': machine({}, 'db'), 'data.yaml': machine(lists('data'), 'db') }],
])('%s is not', async (_, kustomization: object, files: { readonly [path: string]: string }) => {
  expect(await adviceWith(kustomization, files)).toEqual([]);
});
