// The part of an object that a test expects: plain data, or YAML, which can contain null in every language.
import type { VersionCapabilities } from '../admission/kubevirt-version';
import { unknownFieldIssues } from '../admission/schema';
import { issue, refuse } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';
import { readYaml } from '../yaml/yaml';

/**
 * The expected part of an object.
 *
 * @param call the function that it was passed to, for errors
 * @throws one error that lists all mistakes in the YAML, each with its line, or an error for a value that is not a map
 */
export function expectedPart(expected: any, call: string): any {
  const part = typeof expected === 'string' ? yamlOf(expected, call) : expected;
  refuse(isMap(part) ? [] : [issue('', 'is not a map: write a part of the object, such as { metadata: { name: "web" } }, or its YAML')], `${call}: expected`);
  return part;
}

/**
 * The expected part of a VirtualMachine.
 *
 * @param capabilities with a newer KubeVirt than the checks are made for, fields that it may have pass
 * @throws as `expectedPart` does, and if fields are expected that no VirtualMachine has: their absence would prove nothing
 */
export function expectedMachine(expected: any, call: string, capabilities?: VersionCapabilities): any {
  const part = expectedPart(expected, call);
  const unknown = unknownFieldIssues({ ...part, apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' }, capabilities);
  refuse(unknown.map(({ path, message }) => issue(path, message)), `${call}: expected`);
  return part;
}

function yamlOf(text: string, call: string): any {
  const source = `${call}: expected`;
  const [first, second] = readYaml(text, source);
  refuse(second === undefined ? [] : [{ source, line: second.line, ...issue('', 'begins another document: write only one') }]);
  return first?.value;
}
