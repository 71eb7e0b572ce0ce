// The file in which a repository configures the command.
import { existsSync } from 'fs';
import { dirname, join, relative } from 'path';
import { anything, type Fields } from '../../issues/shape';

/** The name of the file. */
export const CONFIGURATION_FILE = 'cdk8s-kubevirt.yaml';

/** Its parts. Each verb reads and checks its own. */
export const CONFIGURATION_PARTS = { provider: anything, target: anything, kubevirt: anything, validate: anything } as const satisfies Fields;

/** The nearest configuration file, in a folder or above. */
export function findConfigurationFile(folder: string): string | undefined {
  const path = join(folder, CONFIGURATION_FILE);
  if (existsSync(path)) {
    return relative(process.cwd(), path);
  }
  return dirname(folder) === folder ? undefined : findConfigurationFile(dirname(folder));
}
