// The parts of a VirtualMachine that the library reads: lists and maps where KubeVirt has them. Admission checks everything else.
import { asWritten } from './as-written';
import type { Issue } from '../issues/issues';
import { type Check, type Form, anything, atLeast, type Fields, mapOf, shapeIssues, type Shape } from '../issues/shape';

const FORM: Form = { list: 'write a list', map: 'write a map', secret: /userData|networkData/ };

const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string';

const map = (fields: Fields = {}): Shape => atLeast(fields, anything);

const METADATA = map({ namespace: text, labels: mapOf(anything), annotations: mapOf(anything), finalizers: [anything], ownerReferences: [anything] });

const CLOUD_INIT = map({
  userData: text, userDataBase64: text, networkData: text, networkDataBase64: text, secretRef: map(), networkDataSecretRef: map(),
});

const VOLUME = map({
  cloudInitNoCloud: CLOUD_INIT,
  cloudInitConfigDrive: CLOUD_INIT,
  dataVolume: map(),
  persistentVolumeClaim: map(),
  containerDisk: map(),
  secret: map(),
  configMap: map(),
  sysprep: map(),
});

const DOMAIN = map({
  cpu: map(),
  memory: map(),
  firmware: map(),
  machine: map({ type: anything }),
  resources: map({ requests: map(), limits: map() }),
  devices: map({ disks: [map()], interfaces: [map()] }),
});

const VIRTUAL_MACHINE = map({
  metadata: METADATA,
  spec: map({
    instancetype: map(),
    preference: map(),
    dataVolumeTemplates: [map({ metadata: METADATA, spec: map() })],
    template: map({ metadata: METADATA, spec: map({ domain: DOMAIN, volumes: [VOLUME], networks: [map()], accessCredentials: [map()] }) }),
  }),
});

/** The issues of fields that the library could not read. A field that is null counts as missing, as in every manifest. */
export function structureIssues(object: object): Issue[] {
  const issues = shapeIssues(object, VIRTUAL_MACHINE, '', FORM);
  return issues.length === 0 ? issues : shapeIssues(asWritten(object), VIRTUAL_MACHINE, '', FORM);
}
