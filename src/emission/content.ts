// What an object says beside its metadata, as cdk8s renders it: an object's own, or what objects of a fleet have in common.
import { type ApiObjectMetadata, type ApiObjectProps, Lazy } from 'cdk8s';
import { type Fill, Pattern } from '../pattern';
import { frozen, isPlainData } from '../plain-data';
import { rendered } from '../rendered';
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
  manifest(metadata: object, fill: Fill): any;

  /** The manifest as a document of a YAML file. */
  yaml(metadata: object, fill: Fill): string;
}

/** What one object says. */
export class OwnContent implements Content {
  /** That of props which are plain data but for the metadata, copied, so that the program cannot change it later. */
  public static of({ metadata, ...fields }: ApiObjectProps): OwnContent | undefined {
    return isPlainData(fields) ? new OwnContent(rendered(fields) as Fields) : undefined;
  }

  private constructor(private readonly fields: Fields) {}

  public props(metadata: ApiObjectMetadata | undefined): ApiObjectProps {
    return { ...this.fields, metadata };
  }

  public manifest(metadata: object): any {
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
  /** That of objects which have a frozen part in common, by which all of their fields are told: the same for the same part. */
  public static of(part: object, fields: () => Fields): SharedContent {
    const content = known.get(part) ?? new SharedContent(fields());
    known.set(part, content);
    return content;
  }

  private readonly fields: Fields;
  private readonly patterns: ReadonlyArray<readonly [string, Pattern<any>]>;
  private lines?: { readonly head: string; readonly rest: YamlPattern };

  /** @param fields plain data, which may have holes in it */
  public constructor(fields: Fields) {
    this.fields = frozen(rendered(fields));
    this.patterns = Object.entries(this.fields).map(([field, value]) => [field, new Pattern(value)]);
  }

  public props(metadata: ApiObjectMetadata | undefined, fill: Fill): ApiObjectProps {
    const props: { [field: string]: any } = { metadata };
    for (const [field, pattern] of this.patterns) {
      props[field] = pattern.hasHoles ? Lazy.any({ produce: () => pattern.filled(fill) }) : pattern.filled(fill);
    }
    return props as ApiObjectProps;
  }

  public manifest(metadata: object, fill: Fill): any {
    const { apiVersion, kind } = this.fields;
    const manifest: { [field: string]: unknown } = { apiVersion, kind, metadata };
    for (const [field, pattern] of this.patterns) {
      manifest[field] = pattern.filled(fill);
    }
    return manifest;
  }

  public yaml(metadata: object, fill: Fill): string {
    return sureYaml(() => {
      this.lines ??= written(this.fields);
      const { head, rest } = this.lines;
      return `${head}\n${fieldsYaml({ metadata })}\n${rest.filled(fill)}\n`;
    }, () => this.manifest(metadata, fill));
  }
}

function written({ apiVersion, kind, ...rest }: Fields) {
  return { head: fieldsYaml({ apiVersion, kind }), rest: new YamlPattern(rest) };
}
