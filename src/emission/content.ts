// What an object says beside its metadata, as cdk8s renders it: an object's own, or what objects of a fleet have in common.
import { type ApiObjectMetadata, type ApiObjectProps, Lazy } from 'cdk8s';
import { type Fill, Pattern } from '../pattern';
import { frozen, isPlainData } from '../plain-data';
import { rendered, rendersSorted } from '../rendered';
import { fieldsYaml, sureYaml, treeYaml } from '../synth/manifest-writer';
import { YamlPattern } from '../synth/yaml-pattern';

/** The fields of an object but for its metadata. */
interface Fields {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: any;
}

/** What an object says, of which nothing can change. */
export interface Content {
  /** What cdk8s makes an object of. */
  props(metadata: ApiObjectMetadata | undefined, fill: Fill): ApiObjectProps;

  /** The manifest, to look at. */
  manifest(metadata: object | undefined, fill: Fill): any;

  /** The manifest as a document of a YAML file. */
  yaml(metadata: object, fill: Fill): string;
}

/** Whether it can be told before cdk8s renders it. */
function isKnown(fields: object): fields is Fields {
  return rendersSorted() && isPlainData(fields);
}

/** What one object says. */
export class OwnContent implements Content {
  /** That of an object's props, copied, so that the program cannot change it later; none where they are more than plain data. */
  public static of({ metadata, ...fields }: ApiObjectProps): OwnContent | undefined {
    return isKnown(fields) ? new OwnContent(rendered(fields)) : undefined;
  }

  private constructor(private readonly fields: Fields) {}

  public props(metadata: ApiObjectMetadata | undefined): ApiObjectProps {
    return { ...this.fields, metadata };
  }

  public manifest(metadata: object | undefined): any {
    const { apiVersion, kind, ...rest } = this.fields;
    return { apiVersion, kind, metadata, ...rest };
  }

  public yaml(metadata: object): string {
    return treeYaml(this.manifest(metadata));
  }
}

/** The content that each part tells. */
const known = new WeakMap<object, SharedContent>();

/** What objects say that differ from each other in nothing but names: put together once, and written once. */
export class SharedContent implements Content {
  /**
   * That of fields which may have holes: the same whenever it is asked for the same part, by which all fields are told. None
   * where they are more than plain data.
   *
   * @param part an object that does not change
   */
  public static of(part: object, fields: () => Fields): SharedContent | undefined {
    const before = known.get(part);
    if (before !== undefined && rendersSorted()) {
      return before;
    }
    const given = fields();
    const content = isKnown(given) ? new SharedContent(frozen(rendered(given))) : undefined;
    if (content !== undefined) {
      known.set(part, content);
    }
    return content;
  }

  private readonly patterns: ReadonlyArray<readonly [string, Pattern<any>]>;
  private isWritten = false;
  private lines?: YamlPattern;

  private constructor(private readonly fields: Fields) {
    this.patterns = Object.entries(fields).map(([field, value]) => [field, new Pattern(value)]);
  }

  public props(metadata: ApiObjectMetadata | undefined, fill: Fill): ApiObjectProps {
    const props: { [field: string]: any } = { metadata };
    for (const [field, pattern] of this.patterns) {
      props[field] = pattern.hasHoles ? Lazy.any({ produce: () => pattern.filled(fill) }) : pattern.filled(fill);
    }
    return props as ApiObjectProps;
  }

  public manifest(metadata: object | undefined, fill: Fill): any {
    const { apiVersion, kind } = this.fields;
    const manifest: { [field: string]: unknown } = { apiVersion, kind, metadata };
    for (const [field, pattern] of this.patterns) {
      manifest[field] = pattern.filled(fill);
    }
    return manifest;
  }

  public yaml(metadata: object, fill: Fill): string {
    if (!this.isWritten) {
      // Most content is one object's, and is written once.
      this.isWritten = true;
      return treeYaml(this.manifest(metadata, fill));
    }
    return sureYaml(() => {
      const { apiVersion, kind } = this.fields;
      this.lines ??= linesAfterMetadata(this.fields);
      return `${fieldsYaml({ apiVersion, kind, metadata })}\n${this.lines.filled(fill)}`;
    }, () => this.manifest(metadata, fill));
  }
}

function linesAfterMetadata({ apiVersion, kind, ...rest }: Fields): YamlPattern {
  return new YamlPattern(rest);
}
