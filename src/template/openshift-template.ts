// Templates of OpenShift: objects with parameters that only oc fills in.
import { textOf } from '../plain-data/plain-data';

/** The command that prints the objects of a template. */
export const OC_PROCESS = 'oc process --local -o yaml -f FILE -p NAME=VALUE';

/** Whether an object is a template of OpenShift, also of a version without a group. */
export function isOpenShiftTemplate({ kind, apiVersion }: any): boolean {
  return kind === 'Template' && /^(?:template\.openshift\.io\/|v1$)/.test(textOf(apiVersion));
}
