// Renders a text as the command would a file of the name in.yaml.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { readDocuments } from '../../../src/cli/manifests/documents';
import { render, Rendered, RenderOptions } from '../../../src/cli/render/render';

/** The manifests and notes of a text, or its mistakes. */
export function fromText(text: string, options: Partial<RenderOptions> = {}): Rendered {
  const folder = mkdtempSync(join(tmpdir(), 'render-'));
  const file = join(folder, 'in.yaml');
  writeFileSync(file, text);
  try {
    const { manifests, notes, warnings } = render(readDocuments([file]), { set: [], ...options });
    const [told, advised] = [notes, warnings].map((lines) => lines.map((line) => line.replaceAll(`${folder}/`, '')));
    return { manifests, notes: told, warnings: advised };
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(`${folder}/`, ''), { cause: error });
  }
}
