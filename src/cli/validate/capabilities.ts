// What the cluster has, as the file of `--capabilities` says it.
import { capabilitiesMistakes } from '../../admission/capabilities-document';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { fileText } from '../../file-text';
import { refuse } from '../../mistakes';
import { readYaml } from '../../yaml/yaml';
import { asUsage } from '../command-line/usage-error';

/**
 * The capabilities that a file of one YAML document says.
 *
 * @throws one error that lists all that is wrong with the file
 */
export function readCapabilities(file: string): ClusterCapabilitiesProps {
  return asUsage(() => {
    const documents = readYaml(fileText(file, `--capabilities ${file}`), file);
    if (documents.length !== 1) {
      throw new Error(`${file}: has ${documents.length} documents: write one, such as featureGates: [Snapshot]`);
    }
    const [{ value }] = documents;
    refuse(capabilitiesMistakes(value), file);
    return value;
  });
}
