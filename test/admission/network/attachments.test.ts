// Networks by Multus, where a cluster says which it has.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const refusals = (networkName: string, networkAttachmentDefinitions?: string[], namespace?: string) => {
  const { object } = machines({
    machine: { domain: { devices: { interfaces: [{ name: 'office', bridge: {} }] } }, networks: [{ name: 'office', multus: { networkName } }] },
  })['VirtualMachine: machine'];
  return Admission.validate({ ...object, metadata: { ...object.metadata, namespace } }, { networkAttachmentDefinitions });
};

test('a network that the cluster has is admitted, in every spelling', () => {
  expect(refusals('office', ['office'])).toEqual([]);
  expect(refusals('machines/office', ['machines/office'])).toEqual([]);
  expect(refusals('machines/office', ['office'], 'machines')).toEqual([]);
  expect(refusals('office', ['machines/office'], 'machines')).toEqual([]);
});

test('a network that the cluster does not have is refused, with the nearest one that it has', () => {
  expect(refusals('ofice', ['office', 'lab'])).toEqual([
    'spec.template.spec.networks[0].multus.networkName: "ofice" is not among the cluster\'s NetworkAttachmentDefinitions, write "office" [network-attachment-known]',
  ]);
  expect(refusals('office', [])).toEqual([
    'spec.template.spec.networks[0].multus.networkName: "office" is not among the cluster\'s NetworkAttachmentDefinitions, it has none: create it first [network-attachment-known]',
  ]);
});

test('a network of one namespace is not that of another', () => {
  expect(refusals('office', ['machines/office'], 'other')).toHaveLength(1);
  expect(refusals('other/office', ['office'], 'machines')).toHaveLength(1);
});

test('nothing is said of a name that is not known yet, or of a cluster that does not say what it has', () => {
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

  test('that the KubeVirt object registers is admitted', () => {
    expect(withPlugin('macvtap', ['macvtap'])).toEqual([]);
    expect(withPlugin('macvtap')).toEqual([]);
  });

  test('that it does not register is refused, with the nearest one that it does', () => {
    expect(withPlugin('mactap', ['macvtap'])).toEqual([
      'spec.template.spec.domain.devices.interfaces[0].binding.name: "mactap" is not among the cluster\'s binding plugins, write "macvtap" [binding-plugin-known]',
    ]);
    expect(withPlugin('mactap', [])).toEqual([expect.stringContaining('it has none: register it in the KubeVirt object first [binding-plugin-known]')]);
  });
});
