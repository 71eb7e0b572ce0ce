// KubeVirt's and CDI's versions, read from the go.mod files, which are their single source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of a Go module that another one requires, without its `v`. */
export function requiredVersion(goModule: string, required: string): string {
  const file = join(goModule, 'go.mod');
  const line = readFileSync(file, 'utf8').split('\n').map((text) => text.trim().split(' ')).find(([name]) => name === required);
  if (!line) {
    throw new Error(`${file}: no requirement of ${JSON.stringify(required)}: require it at the version to generate from`);
  }
  return line[1].replace(/^v/, '');
}
