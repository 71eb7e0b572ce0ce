// The YAML of data that objects of a fleet have in common: written once, with holes for what each has of its own.
import { sure, TreeWriter } from './manifest-writer';
import { yamlString } from './yaml-string';
import { type Fill, Pattern } from '../pattern';

/** What stands for a text with holes in it while YAML is put together; no text of this library's writer has one in it. */
const GAP = '\0';

/** A text with holes, and where its lines begin. */
interface Gap {
  readonly text: Pattern<string>;
  readonly indent: string;
}

class GapWriter extends TreeWriter {
  public readonly gaps: Gap[] = [];

  protected text(value: string, indent: string): string {
    const text = new Pattern(value);
    if (!text.hasHoles) {
      return super.text(value, indent);
    }
    this.gaps.push({ text, indent });
    return GAP;
  }
}

/** The fields of a map in which no object stands twice, as lines of YAML; none where there are no fields. */
export class YamlPattern {
  /** What stands before, between and after the gaps. */
  private readonly pieces: readonly string[];
  private readonly gaps: readonly Gap[];

  /** @throws Unsure where the data is not for this library's writer */
  public constructor(fields: object) {
    const writer = new GapWriter();
    this.pieces = Object.keys(fields).length === 0 ? [''] : `${writer.node(fields, '')}\n`.split(GAP);
    this.gaps = writer.gaps;
  }

  /**
   * The lines with texts in their holes.
   *
   * @throws Unsure where a text is not for this library's writer
   */
  public filled(fill: Fill): string {
    return this.gaps.reduce(
      (lines, { text, indent }, index) => lines + sure(yamlString(text.filled(fill), indent)) + this.pieces[index + 1],
      this.pieces[0],
    );
  }
}
