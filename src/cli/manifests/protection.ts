// The annotations that keep an object when its manifest is gone. The library writes them, and Argo CD, Flux and Helm obey them.
import { DISK_PROTECTION, SECRET_PROTECTION } from '../../objects/prune-protection';

const COMPARE = 'argocd.argoproj.io/compare-options';
const SYNC = 'argocd.argoproj.io/sync-options';

const PROTECTIONS = [DISK_PROTECTION, SECRET_PROTECTION].flatMap((protection) => Object.entries(protection)).filter(([name]) => name !== COMPARE);

/** The annotation that keeps an object, such as `helm.sh/resource-policy: keep`; undefined without one. */
export function protectionOf({ metadata: { annotations = {} } }: any): string | undefined {
  const [name] = PROTECTIONS.find(([annotation, value]) => overlap(annotations[annotation], value)) ?? [];
  return name && `${name}: ${annotations[name]}`;
}

/**
 * The annotation that keeps an object, unless it is a copy: a claim has the annotations that its DataVolume had when it was
 * made, but those that the DataVolume has now are decisive.
 */
export function ownProtectionOf(object: any): string | undefined {
  const isOfDataVolume = object.kind === 'PersistentVolumeClaim' && object.metadata.ownerReferences?.some(({ kind }: any) => kind === 'DataVolume');
  return isOfDataVolume ? undefined : protectionOf(object);
}

/** Whether an object is kept for a running machine that uses it, and not for its own sake, such as a cloud-init Secret. */
export function isKeptForMachine({ metadata: { annotations = {} } }: any): boolean {
  return annotations[COMPARE] === SECRET_PROTECTION[COMPARE] && !overlap(annotations[SYNC], 'Delete=false');
}

/** Whether the value of an annotation has one of the options. A cluster takes texts alone, and a file may have anything. Helm and Flux ignore the case. */
function overlap(written: unknown, wanted: string): boolean {
  const options = new Set(wanted.toLowerCase().split(','));
  return typeof written === 'string' && written.toLowerCase().split(',').some((option) => options.has(option.trim()));
}
