// Paths of the pod as filesystems, in a cluster that declares its feature gates.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const refusals = (featureGates?: string[]) => {
  const { object } = machines({
    machine: { domain: { devices: { disks: undefined, filesystems: [{ name: 'token', virtiofs: {} }] } }, volumes: [{ name: 'token', containerPath: { path: '/var/run/secrets/token' } }] },
  })['VirtualMachine: machine'];
  return Admission.validate(object, { featureGates });
};

test('admits a path of the pod if its feature gate is on, or if the cluster declares none', () => {
  expect(refusals(['ContainerPathVolumes'])).toEqual([]);
  expect(refusals()).toEqual([]);
});

test('refuses a path of the pod if its feature gate is off', () => {
  expect(refusals([])).toEqual([
    'spec.template.spec.volumes[0].containerPath: a path of the pod needs the feature gate ContainerPathVolumes, remove it or add "ContainerPathVolumes" to developerConfiguration.featureGates of the KubeVirt object [container-path-gate]',
  ]);
});
