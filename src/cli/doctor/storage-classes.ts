// The storage classes of a cluster, and that of a disk: the one that it specifies, or one of the cluster's two defaults.
import { storageClassCapabilities } from './capabilities';
import { Check, missing, ok, unsure } from './check';
import { type Answered, type ClusterState, items, Listed } from './cluster-state';
import { titleOf } from './document-names';
import { fieldAt } from '../../plain-data/fields';
import type { Document } from '../manifests/documents';
import { dataVolumesOf } from '../manifests/machines';

/** The annotations that make a class the default. CDI prefers KubeVirt's. */
const DEFAULT_CLASS = ['storageclass.kubevirt.io/is-default-virt-class', 'storageclass.kubernetes.io/is-default-class'];

/** A check for each storage class: whether machines on it can live-migrate. */
export function storageClassChecks(storageClasses: Answered, storageProfiles: Listed): Check[] {
  if (typeof storageClasses === 'string') {
    return [unsure('storage classes', 'are not known, since this user may not list them', 'ask for list on storageclasses.storage.k8s.io')];
  }
  if (storageClasses.length === 0) {
    return [missing('storage classes', 'there are none, so no disk can be created', 'install a CSI driver and create a StorageClass for it')];
  }
  const defaultName = machineDefault(storageClasses);
  return [
    ...defaultName === undefined
      ? [unsure('storage class', 'none is the default', `name one in every disk, or annotate one with ${DEFAULT_CLASS[1]}: "true"`)]
      : [],
    ...Object.entries(storageClassCapabilities(storageClasses, storageProfiles)).map(([name, { accessModes }]) => (
      classCheck(name === defaultName ? `${name} (default)` : name, accessModes, storageProfiles)
    )),
  ];
}

function classCheck(name: string, accessModes: readonly string[] | undefined, storageProfiles: Listed): Check {
  const subject = `storage class ${name}`;
  if (accessModes !== undefined) {
    return ok(subject, `${accessModes.join(', ')}${accessModes.includes('ReadWriteMany') ? '' : ': machines on it cannot live-migrate'}`);
  }
  if (storageProfiles === 'forbidden') {
    return unsure(subject, 'its access modes are not known, since this user may not list StorageProfiles', 'ask for list on storageprofiles.cdi.kubevirt.io');
  }
  if (storageProfiles === 'failed') {
    return unsure(subject, 'its access modes are not known, since StorageProfiles cannot be listed');
  }
  return storageProfiles === 'not served'
    ? unsure(subject, 'its access modes are not known without CDI', 'install CDI, or write accessModes in every disk')
    : unsure(subject, 'CDI does not know its access modes', 'write accessModes in every disk, or claimPropertySets in its StorageProfile');
}

/** A check for each disk that needs a default class, if there is none. */
export function defaultClassChecks(documents: readonly Document[], { storageClasses }: ClusterState): Check[] {
  if (typeof storageClasses === 'string') {
    return [];
  }
  const classOf = storageClassFinder(storageClasses);
  const lacksClass = (object: any) => needsClass(object) && classOf(object) === undefined;
  const machineClass = machineDefault(storageClasses);
  const reason = machineClass === undefined ? 'the cluster has no default' : `the cluster's default ${JSON.stringify(machineClass)} is only for DataVolumes with spec.storage`;
  const names = storageClasses.map(({ metadata }) => metadata.name).join(', ') || 'none';
  return documents.flatMap((document) => disksOf(document.value).filter(lacksClass).map(({ kind, metadata }) => (
    missing(titleOf(document), `needs a storage class for ${kind} ${JSON.stringify(metadata?.name)}, which does not specify one, and ${reason}`, `write storageClassName: it has ${names}`)
  )));
}

/** The disks of a document, or those that CDI makes for a DataImportCron. */
export function disksOf(value: any): any[] {
  const spec = value.kind === 'DataImportCron' ? fieldAt(value, 'spec.template.spec') : undefined;
  return spec === undefined ? [value, ...dataVolumesOf(value)] : [{ kind: 'DataVolume', metadata: value.metadata, spec }];
}

/** Finds the storage class of a disk: a DataVolume or a claim. Undefined if it specifies none, and the cluster has no default for it. */
export function storageClassFinder(storageClasses: Listed): (disk: any) => unknown {
  const [machineClass, kubernetesClass] = [machineDefault(storageClasses), kubernetesDefault(storageClasses)];
  return (disk) => fieldAt(claimOf(disk), 'storageClassName') ?? (usesMachineDefault(disk) ? machineClass : kubernetesClass);
}

/** Whether a disk has no volume yet, and so is provisioned by a storage class. */
function needsClass(disk: any): boolean {
  const claim = claimOf(disk);
  return claim !== undefined && fieldAt(claim, 'volumeName') === undefined;
}

/** The spec of a disk's claim; undefined for an object that is no disk. */
export function claimOf({ kind, spec }: any): any {
  return kind === 'PersistentVolumeClaim' ? spec : kind === 'DataVolume' ? fieldAt(spec, 'storage') ?? fieldAt(spec, 'pvc') : undefined;
}

/** Whether CDI uses the default class for machines for a disk. For other disks, the API server uses Kubernetes' default. */
function usesMachineDefault(disk: any): boolean {
  return isRenderedByCdi(disk) && fieldAt(disk.spec, 'contentType') !== 'archive';
}

/** Whether CDI fills in the claim of a disk from the StorageProfile of its class. */
export function isRenderedByCdi({ kind, spec }: any): boolean {
  return kind === 'DataVolume' && fieldAt(spec, 'pvc') === undefined;
}

/** The storage class of DataVolumes with `spec.storage` that do not specify one, and of the state of machines. */
export function machineDefault(storageClasses: Listed): string | undefined {
  return newestWith(DEFAULT_CLASS, storageClasses);
}

/** The storage class of all other disks that do not specify one: KubeVirt's annotation does not apply to them. */
function kubernetesDefault(storageClasses: Listed): string | undefined {
  return newestWith(DEFAULT_CLASS.slice(1), storageClasses);
}

/** For Kubernetes and for CDI, the newest of several default classes is the default. */
function newestWith(annotations: readonly string[], storageClasses: Listed): string | undefined {
  const newestFirst = [...items(storageClasses)].sort(({ metadata: one }, { metadata: other }) => (
    compareTexts(createdAt(other), createdAt(one)) || compareTexts(one.name, other.name)
  ));
  const [found] = annotations.flatMap((annotation) => newestFirst.filter(({ metadata }) => metadata.annotations?.[annotation] === 'true'));
  return found?.metadata.name;
}

const createdAt = ({ creationTimestamp = '' }: any): string => creationTimestamp;

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
