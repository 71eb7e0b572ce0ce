// Runs an example's program in this process, against the library's sources.
import { join } from 'path';

export const EXAMPLES = join(__dirname, '../../examples');

/** Runs an example that writes its manifests into a folder. */
export function runExample(example: string, folder: string): void {
  process.env.CDK8S_OUTDIR = folder;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require(join(EXAMPLES, example, 'main.ts'));
  });
}
