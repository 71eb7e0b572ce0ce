// The configuration of leases among documents that are rendered: it names the file of the VirtualMachine that each is made of.
import { dirname } from 'path';
import { Document } from './input';
import { isMap } from '../is-map';
import { refuse } from '../mistakes';
import { CONFIGURATION } from './leases/configuration';
import { absolutePath } from './leases/settings';
import { readTemplate, templateText } from './leases/template';
import { mistakesOf, name, required } from '../template/shape';

const RENDERED = { ...CONFIGURATION, kubevirt: { ...CONFIGURATION.kubevirt, template: required(name, 'write the path of the VirtualMachine\'s YAML') } };

/** Whether a document is the configuration of leases. */
export function isLeaseConfiguration(value: any): boolean {
  return isMap(value) && value.apiVersion === undefined && isMap(value.kubevirt);
}

/**
 * The VirtualMachine of a lease's configuration, in the configuration's namespace.
 *
 * @throws one error that lists all that is wrong with the configuration, or with the file that it names
 */
export function leaseTemplate({ value, source }: Document): Document {
  refuse(mistakesOf(value, RENDERED));
  const { template, namespace } = value.kubevirt;
  const [path, where] = [absolutePath(template, dirname(source)), `kubevirt.template: ${JSON.stringify(template)}`];
  const document = readTemplate(path, where, templateText(path, where, `relative to ${source}`));
  return namespace ? { ...document, value: { ...document.value, metadata: { ...document.value.metadata, namespace } } } : document;
}
