// Paths of the pod as filesystems, where a cluster says which feature gates are on.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const refusals = (featureGates?: string[]) => {
  const { object } = machines({
    machine: { domain: { devices: { disks: undefined, filesystems: [{ name: 'token', virtiofs: {} }] } }, volumes: [{ name: 'token', containerPath: { path: '/var/run/secrets/token' } }] },
  })['VirtualMachine: machine'];
  return Admission.validate(object, { featureGates });
};

test('a path of the pod is admitted where its gate is on, or where nobody says which are', () => {
  expect(refusals(['ContainerPathVolumes'])).toEqual([]);
  expect(refusals()).toEqual([]);
});

test('a path of the pod is refused where its gate is off', () => {
  expect(refusals([])).toEqual([
    'spec.template.spec.volumes[0].containerPath: a path of the pod needs the feature gate ContainerPathVolumes, remove it or add "ContainerPathVolumes" to developerConfiguration.featureGates of the KubeVirt object [container-path-gate]',
  ]);
});
