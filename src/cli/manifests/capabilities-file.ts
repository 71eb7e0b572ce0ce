// The file of `--capabilities`: what the cluster of the manifests has.
import { capabilitiesIssues, type ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { issue, IssueError, refuse } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';
import { readYaml } from '../../yaml/yaml';
import { asUsage } from '../command-line/usage-error';

/**
 * Reads the file of `--capabilities`, one YAML document.
 *
 * @throws one error that lists every mistake of the file
 */
export function readCapabilities(file: string): ClusterCapabilitiesProps {
  return asUsage(() => {
    const documents = readYaml(fileText(file, `--capabilities ${file}`), file);
    if (documents.length !== 1) {
      throw new IssueError([{ source: file, ...issue('', `has ${documents.length} documents: write one, such as kubevirtVersion: v1.9.0`) }]);
    }
    const [{ value }] = documents;
    refuse(capabilitiesIssues(value), file);
    return value;
  });
}
