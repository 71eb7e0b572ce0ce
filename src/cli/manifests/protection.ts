// The annotations that protect an object after its manifest is gone. The library writes them, and Argo CD, Flux and Helm respect them.
import { hasOption, protectionOf as protectionIn, SECRET_PROTECTION, SYNC_OPTIONS } from '../../objects/prune-protection';

const COMPARE = 'argocd.argoproj.io/compare-options';

/** The annotation that protects an object, such as `helm.sh/resource-policy: keep`; undefined without one. */
export function protectionOf({ metadata: { annotations } }: any): string | undefined {
  return protectionIn(annotations);
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
  return annotations[COMPARE] === SECRET_PROTECTION[COMPARE] && !hasOption(annotations[SYNC_OPTIONS], 'delete=false');
}
