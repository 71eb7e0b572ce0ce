// The placeholders of a pool that need no value: those that have another one for each machine, as a VirtualMachinePool of a program has them.
import { PLACEHOLDERS_OF_COPIES } from '../../template/placeholders';

/** The texts that each machine may have for itself, also where a pool lacks its instances' template, which is corrected later. */
const OWN_TEXT = /^spec\.virtualMachineTemplate\.spec\.(?:template\.spec\.)?volumes\[\d+]\.cloudInit\w+\.(?:userData|networkData)$/;

/** Whether the reader of a document fills in a placeholder at a path. */
export function filledLaterIn(document: any): (name: string, path: string) => boolean {
  const isOwn = document?.kind === 'VirtualMachinePool' && document.spec?.nameGeneration?.appendIndexToSecretRefs === true;
  return isOwn ? (name, path) => (PLACEHOLDERS_OF_COPIES as readonly string[]).includes(name) && OWN_TEXT.test(path) : () => false;
}
