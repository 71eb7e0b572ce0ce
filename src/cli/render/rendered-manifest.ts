// A manifest as text, which takes a fraction of the memory of an object, and its document.
import { objectIdentity } from '../../admission/distinct-objects';
import { detachString } from '../../plain-data/detach-string';
import { manifestYaml } from '../../yaml/manifest-writer';
import { parseYaml } from '../../yaml/yaml';
import type { Document } from '../manifests/documents';
import type { SourcedManifest } from '../manifests/duplicates';
import { type TextLine, textLines } from '../terminal/lines';
import { yamlText } from '../terminal/serialize';

export class RenderedManifest implements SourcedManifest {
  public readonly identity: string;
  /** In UTF-8, outside of the heap. */
  private readonly text: Buffer;

  constructor(manifest: any, public readonly document: Document) {
    this.identity = detachString(objectIdentity(manifest));
    this.text = Buffer.from(yamlText(manifest, manifestYaml));
  }

  public get manifest(): any {
    return parseYaml(this.text.toString()).documents[0].value;
  }

  /** The YAML. */
  public get lines(): TextLine[] {
    return textLines(this.text.toString());
  }
}
