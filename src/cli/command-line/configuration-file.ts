// The file in which a repository says how the command is used in it.
import { existsSync } from 'fs';
import { dirname, join, relative } from 'path';

/** The name of the file. */
export const CONFIGURATION_FILE = 'cdk8s-kubevirt.yaml';

/** The nearest such file, from a folder upwards. */
export function findConfigurationFile(folder: string): string | undefined {
  const path = join(folder, CONFIGURATION_FILE);
  if (existsSync(path)) {
    return relative(process.cwd(), path);
  }
  return dirname(folder) === folder ? undefined : findConfigurationFile(dirname(folder));
}
