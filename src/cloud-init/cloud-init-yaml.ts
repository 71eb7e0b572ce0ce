// Texts for cloud-init as the YAML that it reads. Parsing takes most of the time of a machine whose user data is given as a text, and
// its registration, its checks and its advice all read the same text.
import { cacheByText } from '../plain-data/text-cache';
import { CLOUD_INIT } from '../yaml/dialects';
import { parseYaml } from '../yaml/yaml';

/** The documents of a text for cloud-init, and what is wrong with it. Callers may not change the values. */
export const parseCloudInit: (text: string) => ReturnType<typeof parseYaml> = cacheByText((text) => parseYaml(text, CLOUD_INIT));
