// User data and network data as the YAML that cloud-init reads. Parsing user data that is given as a string takes most of the time of a
// machine, and its registration, its checks, its advice and the lines of its issues all need the same string.
import { CLOUD_INIT } from './dialects';
import { parseYaml } from './yaml';
import { cacheByText } from '../plain-data/text-cache';

/** The documents of user data or network data, and their issues. Callers must not change the values. */
export const parseCloudInit: (text: string) => ReturnType<typeof parseYaml> = cacheByText((text) => parseYaml(text, CLOUD_INIT));
