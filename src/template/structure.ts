// The parts of a VirtualMachine that the library reads: lists and maps where KubeVirt has them. Admission checks everything else.
// A field that is null counts as missing in every manifest, so nulls are dropped before.
import type { Issue } from '../issues/issues';
import { type Check, anything, atLeast, type Fields, mapOf, type Shape } from '../issues/shape';
import { type Notation, shapeIssues } from '../issues/shape-issues';

const NOTATION: Notation = { list: 'write a list', map: 'write a map', secret: /userData|networkData/ };

const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string';

const looseMap = (fields: Fields = {}): Shape => atLeast(fields, anything);

const METADATA = looseMap({
  namespace: text, labels: mapOf(anything), annotations: mapOf(anything), finalizers: [anything], ownerReferences: [anything],
});

const CLOUD_INIT = looseMap({
  userData: text, userDataBase64: text, networkData: text, networkDataBase64: text, secretRef: looseMap(), networkDataSecretRef: looseMap(),
});

const VOLUME = looseMap({
  cloudInitNoCloud: CLOUD_INIT,
  cloudInitConfigDrive: CLOUD_INIT,
  dataVolume: looseMap(),
  persistentVolumeClaim: looseMap(),
  containerDisk: looseMap(),
  secret: looseMap(),
  configMap: looseMap(),
  sysprep: looseMap(),
});

const DOMAIN = looseMap({
  cpu: looseMap(),
  memory: looseMap(),
  firmware: looseMap(),
  machine: looseMap({ type: anything }),
  resources: looseMap({ requests: looseMap(), limits: looseMap() }),
  devices: looseMap({ disks: [looseMap()], interfaces: [looseMap({ ports: [looseMap()] })] }),
});

const VIRTUAL_MACHINE = looseMap({
  metadata: METADATA,
  spec: looseMap({
    instancetype: looseMap(),
    preference: looseMap(),
    dataVolumeTemplates: [looseMap({ metadata: METADATA, spec: looseMap() })],
    template: looseMap({
      metadata: METADATA,
      spec: looseMap({
        domain: DOMAIN, volumes: [VOLUME], networks: [looseMap()], accessCredentials: [looseMap()], topologySpreadConstraints: [anything],
      }),
    }),
  }),
});

/** The issues of fields that the library could not read. */
export function structureIssues(object: object): Issue[] {
  return shapeIssues(object, VIRTUAL_MACHINE, '', NOTATION);
}
