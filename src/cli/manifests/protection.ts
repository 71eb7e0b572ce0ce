// The annotations that protect an object after its manifest is gone. The library writes them, and Argo CD, Flux and Helm respect them.
import { DISK_PROTECTION, SECRET_PROTECTION } from '../../objects/prune-protection';

const COMPARE = 'argocd.argoproj.io/compare-options';
const SYNC = 'argocd.argoproj.io/sync-options';

const PROTECTIONS = [DISK_PROTECTION, SECRET_PROTECTION].flatMap((protection) => Object.entries(protection)).filter(([name]) => name !== COMPARE);

/** The annotation that protects an object, such as `helm.sh/resource-policy: keep`; undefined without one. */
export function protectionOf({ metadata: { annotations = {} } }: any): string | undefined {
  const [name] = PROTECTIONS.find(([annotation, value]) => hasOption(annotations[annotation], value)) ?? [];
  return name && `${name}: ${annotations[name]}`;
}

/**
 * The annotation that protects an object, unless it is a copy: a claim has the annotations that its DataVolume had at its creation, but
 * the present annotations of the DataVolume are decisive.
 */
export function ownProtectionOf(object: any): string | undefined {
  const isOfDataVolume = object.kind === 'PersistentVolumeClaim' && object.metadata.ownerReferences?.some(({ kind }: any) => kind === 'DataVolume');
  return isOfDataVolume ? undefined : protectionOf(object);
}

/** Whether an object is kept only for a running machine that uses it, such as a cloud-init Secret. */
export function isKeptForMachine({ metadata: { annotations = {} } }: any): boolean {
  return annotations[COMPARE] === SECRET_PROTECTION[COMPARE] && !hasOption(annotations[SYNC], 'Delete=false');
}

/** Whether an annotation has one of the options. A cluster accepts only strings, but a file may contain any value. Helm and Flux ignore case. */
function hasOption(written: unknown, wanted: string): boolean {
  const options = new Set(wanted.toLowerCase().split(','));
  return typeof written === 'string' && written.toLowerCase().split(',').some((option) => options.has(option.trim()));
}
