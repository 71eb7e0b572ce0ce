// The object that a construct emits: it is checked once as long as nothing of it changes, and its plain data is rendered once.
import { ApiObject, type ApiObjectProps, type JsonPatch, Lazy } from 'cdk8s';
import type { Construct } from 'constructs';
import { appOf } from '../app-of';
import { KnownMetadata } from './known-metadata';
import { numberOf } from '../numbered';
import { copyOf, isPlainData, isSame } from '../plain-data';
import { rendered, renderedOnce, rendersSorted } from '../rendered';
import { manifestYaml, treeYaml } from '../synth/manifest-writer';

/** What cdk8s resolves in any app; none of it is plain data. */
const STOCK_RESOLVERS = new Set(['LazyResolver', 'ImplicitTokenResolver', 'NumberStringUnionResolver']);

const NONE: JsonPatch[] = [];

/**
 * An ApiObject that knows whether it has changed: cdk8s validates an app as a whole, and once more for each of its charts,
 * before it renders any object.
 */
export class EmittedObject extends ApiObject {
  public readonly metadata: KnownMetadata;

  /** An array of its own where there are any. */
  private patched = NONE;

  /** What stands in the manifest, but for the metadata, where that can be told before. */
  private readonly content?: ApiObjectProps;

  /** All that may have changed since nothing was found wrong, as it was. */
  private approved?: unknown;

  /**
   * @param shared what the object has in common with others, which differ from it in nothing but names: of its fields but the
   * metadata each is frozen then, all the way down, or a Lazy of what is rendered already
   */
  constructor(scope: Construct, id: string, props: ApiObjectProps, private readonly shared?: object) {
    const content = shared !== undefined && rendersSorted() ? sharedContent(props) : ownContent(props);
    super(scope, id, content ?? props);
    this.content = content;
    const { name, chart } = this;
    const namespace = props.metadata?.namespace ?? chart.namespace;
    this.metadata = new KnownMetadata(this, { name, ...props.metadata, namespace, labels: { ...chart.labels, ...props.metadata?.labels } });
  }

  public addJsonPatch(...ops: JsonPatch[]): void {
    super.addJsonPatch(...ops);
    if (this.patched === NONE) {
      this.patched = [];
    }
    this.patched.push(...ops);
  }

  public toJson(): any {
    return copyOf(this._manifest());
  }

  /** The manifest, to look at. @internal */
  public _manifest(): any {
    return this.known() ?? super.toJson();
  }

  /** The manifest as a document of a YAML file. @internal */
  public _yaml(): string {
    const known = this.toJson === EmittedObject.prototype.toJson ? this.known() : undefined;
    return known === undefined ? manifestYaml(this.toJson()) : treeYaml(known);
  }

  /** A number that all objects have with the same content but for names, as long as it is not changed. @internal */
  public _sharedNumber(): number | undefined {
    return this.shared === undefined || !this.isKnown() ? undefined : numberOf(this.shared);
  }

  /** Whether nothing was wrong with the manifest, and it would be the same now. @internal */
  public _isApproved(): boolean {
    return this.approved !== undefined && isSame(this.approved, this.changeable());
  }

  /** Says that nothing is wrong with the manifest as it is now. @internal */
  public _approve(): void {
    // Anything else than plain data, such as a Lazy, may turn out differently the next time.
    const isSettled = this.content !== undefined && this.metadata.isTexts;
    this.approved = isSettled ? copyOf(this.changeable()) : undefined;
  }

  private changeable(): unknown {
    return [this.metadata.changes, ...this.patched];
  }

  /** The manifest where it is what the object was given, and its metadata. */
  private known(): object | undefined {
    const metadata = this.isKnown() ? this.metadata._rendered() : undefined;
    if (metadata === undefined) {
      return undefined;
    }
    const content: { readonly [field: string]: unknown } = this.content!;
    const manifest: { [field: string]: unknown } = { apiVersion: content.apiVersion, kind: content.kind, metadata };
    for (const field of Object.keys(content)) {
      const value = content[field];
      if (!Object.hasOwn(manifest, field)) {
        manifest[field] = value instanceof Lazy ? value.produce() : value;
      }
    }
    return manifest;
  }

  private isKnown(): boolean {
    return this.content !== undefined && this.patched.length === 0 && !hasOwnResolvers(this);
  }
}

/** The props where they are plain data but for the metadata: a copy, which the program cannot change later. */
function ownContent({ metadata, ...content }: ApiObjectProps): ApiObjectProps | undefined {
  return isPlainData(content) && rendersSorted() ? { ...rendered(content), metadata } as ApiObjectProps : undefined;
}

/** The props as they are rendered, but for the metadata, in the order of their keys. */
function sharedContent(props: ApiObjectProps): ApiObjectProps {
  const given = props as { readonly [field: string]: any };
  const content: { [field: string]: unknown } = {};
  for (const field of Object.keys(given).sort()) {
    const value = given[field];
    if (value !== undefined) {
      content[field] = typeof value === 'object' && Object.isFrozen(value) ? renderedOnce(value) : value;
    }
  }
  return content as unknown as ApiObjectProps;
}

/** Whether an app resolves what only it knows; the oldest cdk8s that will do has no resolvers. */
function hasOwnResolvers(object: ApiObject): boolean {
  const { resolvers = [] } = appOf(object) as { readonly resolvers?: readonly object[] };
  // A bundler may have put underscores before a name that is there twice.
  return resolvers.some(({ constructor }) => !STOCK_RESOLVERS.has(constructor.name.replace(/^_+/, '')));
}
