// The annotations by which an object says that it outlives its manifest: this library's, which Argo CD, Flux and Helm know too.
import { DISK_PROTECTION, SECRET_PROTECTION } from '../../gitops/prune-protection';

const COMPARE = 'argocd.argoproj.io/compare-options';

const PROTECTIONS = [DISK_PROTECTION, SECRET_PROTECTION].flatMap((protection) => Object.entries(protection)).filter(([name]) => name !== COMPARE);

/** The annotation that keeps an object, such as `helm.sh/resource-policy: keep`; nothing where there is none. */
export function protectionOf({ metadata: { annotations = {} } }: any): string | undefined {
  const [name] = PROTECTIONS.find(([annotation, value]) => annotations[annotation] !== undefined && overlap(annotations[annotation], value)) ?? [];
  return name && `${name}: ${annotations[name]}`;
}

/**
 * The annotation that keeps an object, unless it is only a copy: a claim has the annotations that its DataVolume had when it
 * was made, and the DataVolume says what counts now.
 */
export function ownProtectionOf(object: any): string | undefined {
  const isOfVolume = object.kind === 'PersistentVolumeClaim' && object.metadata.ownerReferences?.some(({ kind }: any) => kind === 'DataVolume');
  return isOfVolume ? undefined : protectionOf(object);
}

/** Whether an object is kept for the sake of a machine that runs, and not for its own: nobody wants to hear of it once it is left. */
export function isKeptForMachine({ metadata: { annotations = {} } }: any): boolean {
  return annotations[COMPARE] === SECRET_PROTECTION[COMPARE];
}

/** Helm and Flux take no notice of the case. */
function overlap(one: string, other: string): boolean {
  const options = new Set(other.toLowerCase().split(','));
  return one.toLowerCase().split(',').some((option) => options.has(option.trim()));
}
