// User data and network data as the YAML that cloud-init reads. Parsing user data that is given as a string takes most of the time of a
// machine, and its registration, its checks and its advice all read the same string.
import { cacheByText } from '../plain-data/text-cache';
import { CLOUD_INIT } from '../yaml/dialects';
import { parseYaml } from '../yaml/yaml';

/** The documents of user data or network data, and their issues. Callers must not change the values. */
export const parseCloudInit: (text: string) => ReturnType<typeof parseYaml> = cacheByText((text) => parseYaml(text, CLOUD_INIT));
