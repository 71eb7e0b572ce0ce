// Multus networks of a cluster that declares which it has.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const refusals = (networkName: string, networkAttachmentDefinitions?: string[], namespace?: string) => {
  const { object } = machines({
    machine: { domain: { devices: { interfaces: [{ name: 'office', bridge: {} }] } }, networks: [{ name: 'office', multus: { networkName } }] },
  })['VirtualMachine: machine'];
  return Admission.validate({ ...object, metadata: { ...object.metadata, namespace } }, { networkAttachmentDefinitions });
};

test('admits a network that the cluster has, with or without its namespace', () => {
  expect(refusals('office', ['office'])).toEqual([]);
  expect(refusals('machines/office', ['machines/office'])).toEqual([]);
  expect(refusals('machines/office', ['office'], 'machines')).toEqual([]);
  expect(refusals('office', ['machines/office'], 'machines')).toEqual([]);
});

test('refuses a network that the cluster does not have, with the nearest one', () => {
  expect(refusals('ofice', ['office', 'lab'])).toEqual([
    'spec.template.spec.networks[0].multus.networkName: "ofice" is not among the cluster\'s NetworkAttachmentDefinitions, write "office" [network-attachment-known]',
  ]);
  expect(refusals('office', [])).toEqual([
    'spec.template.spec.networks[0].multus.networkName: "office" is not among the cluster\'s NetworkAttachmentDefinitions, it has none: create it first [network-attachment-known]',
  ]);
});

test('refuses a network of another namespace', () => {
  expect(refusals('office', ['machines/office'], 'other')).toHaveLength(1);
  expect(refusals('other/office', ['office'], 'machines')).toHaveLength(1);
});

test('passes placeholders, and any name if the cluster declares no networks', () => {
  expect(refusals('{{NETWORK}}', ['office'])).toEqual([]);
  expect(refusals('office')).toEqual([]);
});

describe('a binding plugin', () => {
  const withPlugin = (name: string, bindingPlugins?: string[]) => {
    const { object } = machines({
      machine: { domain: { devices: { interfaces: [{ name: 'default', binding: { name } }] } }, networks: [{ name: 'default', pod: {} }] },
    })['VirtualMachine: machine'];
    return Admission.validate(object, { bindingPlugins });
  };

  test('is admitted if the KubeVirt object registers it', () => {
    expect(withPlugin('macvtap', ['macvtap'])).toEqual([]);
    expect(withPlugin('macvtap')).toEqual([]);
  });

  test('is refused if it is not registered, with the nearest one', () => {
    expect(withPlugin('mactap', ['macvtap'])).toEqual([
      'spec.template.spec.domain.devices.interfaces[0].binding.name: "mactap" is not among the cluster\'s binding plugins, write "macvtap" [binding-plugin-known]',
    ]);
    expect(withPlugin('')).toEqual([
      'spec.template.spec.domain.devices.interfaces[0].binding.name: the name of the plugin is missing, write one that is registered in the KubeVirt object, such as "passt" '
      + '[binding-plugin-known]',
    ]);
    expect(withPlugin('mactap', [])).toEqual([expect.stringContaining('it has none: register it in the KubeVirt object first [binding-plugin-known]')]);
  });
});
