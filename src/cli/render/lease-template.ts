// Renders a lease configuration as the VirtualMachine that it names.
import { dirname, isAbsolute, relative } from 'path';
import { checkFormat, NAMESPACE } from '../../issues/formats';
import { refuse } from '../../issues/issues';
import { name, required } from '../../issues/shape';
import { shapeIssues } from '../../issues/shape-issues';
import { isMap } from '../../plain-data/plain-data';
import { CONFIGURATION } from '../leases/configuration';
import { absolutePath } from '../leases/settings';
import { readTemplate, templateText } from '../leases/template';
import { Document } from '../manifests/documents';

const RENDERABLE = { ...CONFIGURATION, kubevirt: { ...CONFIGURATION.kubevirt, template: required(name, 'write the path of the VirtualMachine\'s YAML') } };

/** Whether a document is the configuration of leases. */
export function isLeaseConfiguration(value: any): boolean {
  return isMap(value) && value.apiVersion === undefined && isMap(value.kubevirt);
}

/**
 * The VirtualMachine that a configuration names, in the configuration's namespace.
 *
 * @throws one error that lists every mistake of the configuration, or of the file that it names
 */
export function leaseTemplate({ value, source }: Document): Document {
  const { template, namespace } = value.kubevirt;
  const issues = shapeIssues(value, RENDERABLE);
  // The machine gets the namespace, which its own file does not contain.
  refuse(issues.length > 0 || namespace === '' ? issues : checkFormat('kubevirt.namespace', namespace, NAMESPACE));
  const absolute = absolutePath(template, dirname(source));
  // The same name as if the file were among the documents.
  const path = isAbsolute(source) ? absolute : relative('', absolute);
  const where = `kubevirt.template: ${JSON.stringify(template)}`;
  const document = readTemplate(path, where, templateText(path, where, `relative to ${source}`));
  return namespace ? { ...document, value: { ...document.value, metadata: { ...document.value.metadata, namespace } } } : document;
}
