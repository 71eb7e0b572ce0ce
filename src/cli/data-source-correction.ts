// A DataSource with an HTTP source, which CDI's lacks, becomes a DataVolume that imports the image and a DataSource of it.
import { dataVolumeTemplatesOf } from './data-volume-templates';
import { issue, IssueError, Issues, refuse } from '../issues';
import { metadataOf, shapeIssues } from '../shape';
import { quantityValue } from '../template/quantity';

/** A document put right. */
export interface Correction {
  readonly values: any[];
  readonly note: string;
}

/**
 * The DataVolume and the DataSource instead of a DataSource with `source.http`.
 *
 * @param all every document given, which tell how large the image is
 * @param defaultNamespace where documents that name no namespace go
 * @throws when no disk is made of the DataSource, or the source has what CDI has no field for
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
    // No machine uses this volume itself, so nothing else would have it bound where its class waits for the first one.
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
 * What a document's disks that are made of a DataSource ask of storage, in `pvc` or `storage`. The image asks for the same:
 * CDI adds to `storage` what a filesystem takes, and refuses to clone a larger volume into a smaller one.
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

/** Certificates stand in a ConfigMap for CDI, which cannot be made of a Secret that is not known here. */
function* certificateIssues({ certConfig }: any): Issues {
  if (certConfig !== undefined) {
    yield issue('spec.source.http.certConfig', 'CDI\'s HTTP source has no such field: instead of caBundle, write certConfigMap with the name of a ConfigMap that holds the CA as PEM; '
      + 'instead of secretRef, write source.http.secretRef with the name of a Secret for basic auth, its keys accessKeyId and secretKey; '
      + 'leave out cert and key, CDI presents no client certificate');
  }
}
