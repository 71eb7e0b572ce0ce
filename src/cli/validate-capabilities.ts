// What the cluster has, as the file of `--capabilities` says it.
import { asUsage } from './usage-error';
import { capabilitiesIssues } from '../admission/capabilities-document';
import type { ClusterCapabilitiesProps } from '../admission/cluster-capabilities';
import { fileText } from '../file-text';
import { issue, IssueError, refuse } from '../issues';
import { readYaml } from '../yaml/yaml';

/**
 * The capabilities that a file of one YAML document says.
 *
 * @throws one error that lists all that is wrong with the file
 */
export function readCapabilities(file: string): ClusterCapabilitiesProps {
  return asUsage(() => {
    const documents = readYaml(fileText(file, `--capabilities ${file}`), file);
    if (documents.length !== 1) {
      throw new IssueError([{ source: file, ...issue('', `has ${documents.length} documents: write one, such as featureGates: [Snapshot]`) }]);
    }
    const [{ value }] = documents;
    refuse(capabilitiesIssues(value), file);
    return value;
  });
}
