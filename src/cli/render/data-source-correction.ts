// Corrects a DataSource with an HTTP source, which CDI does not know: a DataVolume imports the image, and the DataSource refers to
// that volume.
import { issue, IssueError, Issues, refuse } from '../../issues/issues';
import { metadataOf, shapeIssues } from '../../issues/shape';
import { quantityValue } from '../../plain-data/quantity';

/** The corrected documents, and a note that says what was changed. */
export interface Correction {
  readonly values: any[];
  readonly note: string;
}

/**
 * The DataVolume and the DataSource instead of a DataSource with `source.http`.
 *
 * @param all all given documents, whose disks tell the size of the image
 * @param defaultNamespace the namespace of documents that name none
 * @throws if no disk is made of the DataSource, or if the source has fields that CDI does not know
 */
export function dataSourceHttp(value: any, all: readonly any[], defaultNamespace?: string): Correction | undefined {
  const http = value?.kind === 'DataSource' ? value.spec?.source?.http : undefined;
  if (http === undefined) {
    return undefined;
  }
  refuse([...shapeIssues(value.metadata, metadataOf('DataSource'), 'metadata'), ...certificateIssues(http)]);
  const { name, namespace = defaultNamespace } = value.metadata;
  const claims = all.flatMap((document) => claimsOf(document, name, namespace, defaultNamespace))
    .sort((one, other) => quantityValue(sizeOf(one))! - quantityValue(sizeOf(other))!);
  if (claims.length === 0) {
    throw new IssueError([issue(`DataSource ${JSON.stringify(name)}`, 'CDI\'s DataSource has no source.http, and no dataVolumeTemplate given here says how large its image is: '
      + 'write a DataVolume with source.http and a size, and a DataSource with source.pvc')]);
  }
  const metadata = {
    name,
    ...namespace !== undefined && { namespace },
    // No machine mounts this volume, so a class that waits for the first consumer would never bind it.
    annotations: { 'cdi.kubevirt.io/storage.bind.immediate.requested': 'true' },
  };
  return {
    values: [
      { apiVersion: value.apiVersion, kind: 'DataVolume', metadata, spec: { source: { http }, ...claims[0] } },
      { ...value, spec: { ...value.spec, source: { pvc: { name, namespace: namespace ?? 'default' } } } },
    ],
    note: `CDI's DataSource has no source.http: wrote a DataVolume ${JSON.stringify(name)} of ${sizeOf(claims[0])}, like the smallest disk made of it, that imports the image once, and pointed the DataSource to it`
      + (namespace === undefined ? ' in namespace "default": choose another with --namespace' : ''),
  };
}

/**
 * The storage requests, in `pvc` or `storage`, of a document's disks that are made of a DataSource. The image requests the same:
 * CDI adds the overhead of a filesystem to `storage`, and refuses to clone a larger volume into a smaller one.
 */
function claimsOf(document: any, name: string, namespace?: string, defaultNamespace?: string): Claim[] {
  const own = document?.metadata?.namespace ?? defaultNamespace;
  return dataVolumeTemplatesOf(document)
    .filter((template) => template?.spec?.sourceRef?.name === name && (template.spec.sourceRef.namespace ?? own) === namespace)
    .map(({ spec: { pvc, storage } }): Claim => pvc === undefined ? { storage } : { pvc })
    .filter((claim) => quantityValue(sizeOf(claim)) !== undefined);
}

interface Claim {
  readonly pvc?: any;
  readonly storage?: any;
}

function sizeOf({ pvc, storage }: Claim): string {
  return String((pvc ?? storage)?.resources?.requests?.storage);
}

/** CDI reads certificates from a ConfigMap, which cannot be made of a Secret whose content is not known here. */
function* certificateIssues({ certConfig }: any): Issues {
  if (certConfig !== undefined) {
    yield issue('spec.source.http.certConfig', 'CDI\'s HTTP source has no such field: instead of caBundle, write certConfigMap with the name of a ConfigMap that holds the CA as PEM; '
      + 'instead of secretRef, write source.http.secretRef with the name of a Secret for basic auth, its keys accessKeyId and secretKey; '
      + 'leave out cert and key, CDI presents no client certificate');
  }
}

/** The dataVolumeTemplates of a machine, or of a pool's machines. */
export function dataVolumeTemplatesOf(value: any): any[] {
  const templates = (value?.spec?.virtualMachineTemplate ?? value)?.spec?.dataVolumeTemplates;
  return Array.isArray(templates) ? templates : [];
}

/** The machine or pool with other dataVolumeTemplates. */
export function withDataVolumeTemplates(value: any, dataVolumeTemplates: any[]): any {
  const machine = value.spec.virtualMachineTemplate;
  return machine === undefined
    ? { ...value, spec: { ...value.spec, dataVolumeTemplates } }
    : { ...value, spec: { ...value.spec, virtualMachineTemplate: withDataVolumeTemplates(machine, dataVolumeTemplates) } };
}
