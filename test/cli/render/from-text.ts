// Renders a text as the command would render a file named in.yaml.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { streamInput } from '../../../src/cli/manifests/documents';
import { render, RenderOptions } from '../../../src/cli/render/render';

/** The result of rendering, with the manifests as plain objects. */
interface RenderedText {
  readonly manifests: any[];
  readonly notes: string[];
  readonly warnings: string[];
}

/** The manifests and notes of a text; throws its mistakes. */
export function fromText(text: string, options: Partial<RenderOptions> = {}): RenderedText {
  const folder = mkdtempSync(join(tmpdir(), 'render-'));
  const file = join(folder, 'in.yaml');
  writeFileSync(file, text);
  try {
    const { manifests, notes, warnings } = render(streamInput([file]), { set: [], ...options });
    const [told, advised] = [notes, warnings].map((lines) => lines.map((line) => line.replaceAll(`${folder}/`, '')));
    return { manifests: manifests.map(({ manifest }) => manifest), notes: told, warnings: advised };
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(`${folder}/`, ''), { cause: error });
  }
}
