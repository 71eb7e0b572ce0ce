// Corrects a DataSource with an HTTP source, which CDI does not support: a DataVolume imports the image, and the DataSource refers to that
// volume.
import { issue, IssueError, Issues, refuse } from '../../issues/issues';
import { metadataOf } from '../../issues/shape';
import { shapeIssues } from '../../issues/shape-issues';
import { scalarText } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';

/** The corrected documents, and a note on the change. */
export interface Correction {
  readonly values: any[];
  readonly note: string;
}

/** The smallest disk that is created from each DataSource, which shows the size of the image. */
export class ImageClaims {
  private readonly smallest = new Map<string, Claim>();

  /** @param namespace the namespace of documents that do not specify one */
  constructor(public readonly namespace?: string) {}

  /**
   * Adds the disks of a document by their storage requests, in `pvc` or `storage`. The image requests the same: CDI adds the overhead of a
   * file system to `storage`, and refuses to clone a larger volume to a smaller one.
   */
  public add(document: any): void {
    const own = document?.metadata?.namespace ?? this.namespace;
    for (const { spec } of dataVolumeTemplatesOf(document).filter((template) => template?.spec?.sourceRef)) {
      const { sourceRef, pvc, storage } = spec;
      const key = keyOf(sourceRef.name, sourceRef.namespace ?? own);
      const claim: Claim = pvc === undefined ? { storage } : { pvc };
      const [size, smallest = Infinity] = [claim, this.smallest.get(key) ?? {}].map((each) => quantityValue(sizeOf(each)));
      if (size !== undefined && size < smallest) {
        this.smallest.set(key, claim);
      }
    }
  }

  public of(name: string, namespace: string | undefined): Claim | undefined {
    return this.smallest.get(keyOf(name, namespace));
  }
}

function keyOf(name: unknown, namespace: unknown): string {
  return JSON.stringify([name, namespace]);
}

/**
 * The DataVolume and the DataSource instead of a DataSource with `source.http`.
 *
 * @param claims the disks of all given documents
 * @throws if no disk is created from the DataSource, or if the source has fields that CDI does not support
 */
export function dataSourceHttp(value: any, claims: ImageClaims): Correction | undefined {
  const http = value?.kind === 'DataSource' ? value.spec?.source?.http : undefined;
  if (http === undefined) {
    return undefined;
  }
  refuse([...shapeIssues(value.metadata, metadataOf('DataSource'), 'metadata'), ...certificateIssues(http)]);
  const { name, namespace = claims.namespace } = value.metadata;
  const claim = claims.of(name, namespace);
  if (claim === undefined) {
    throw new IssueError([issue(`DataSource ${JSON.stringify(name)}`, 'CDI\'s DataSource has no source.http, and no given dataVolumeTemplate shows the size of its image: '
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
      { apiVersion: value.apiVersion, kind: 'DataVolume', metadata, spec: { source: { http }, ...claim } },
      { ...value, spec: { ...value.spec, source: { pvc: { name, namespace: namespace ?? 'default' } } } },
    ],
    note: `CDI's DataSource has no source.http: wrote a DataVolume ${JSON.stringify(name)} of ${sizeOf(claim)}, like the smallest disk made of it, that imports the image once, and pointed the DataSource to it`
      + (namespace === undefined ? ' in namespace "default": choose another with --namespace' : ''),
  };
}

interface Claim {
  readonly pvc?: any;
  readonly storage?: any;
}

function sizeOf({ pvc, storage }: Claim): string {
  return scalarText((pvc ?? storage)?.resources?.requests?.storage);
}

/** CDI reads certificates from a ConfigMap, which cannot be created from a Secret with unknown content. */
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
