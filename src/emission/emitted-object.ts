// The object that a construct emits: it is checked once as long as nothing of it changes, and its plain data is rendered once.
import { ApiObject, type ApiObjectMetadata, type ApiObjectProps, type JsonPatch } from 'cdk8s';
import type { Construct } from 'constructs';
import type { ObjectCheck } from '../admission/validated';
import { appOf } from '../app-of';
import { type Content, OwnContent, SharedContent } from './content';
import { KnownMetadata } from './known-metadata';
import { numberOf } from '../numbered';
import { type Fill, NOTHING_TO_FILL } from '../pattern';
import { copyOf, isSame } from '../plain-data';
import { manifestYaml } from '../synth/manifest-writer';

/** What cdk8s resolves in any app; none of it is plain data. */
const STOCK_RESOLVERS = new Set(['LazyResolver', 'ImplicitTokenResolver', 'NumberStringUnionResolver']);

const NONE: JsonPatch[] = [];

/** Nobody else's objects have it. */
export const CHECK = Symbol('check');

/**
 * An ApiObject that knows whether it has changed: cdk8s validates an app as a whole, and once more for each of its charts,
 * before it renders any object.
 */
export class EmittedObject extends ApiObject {
  public readonly metadata: KnownMetadata;

  /** What its construct finds wrong with it. */
  public [CHECK]?: ObjectCheck;

  /** An array of its own where there are any. */
  private patched = NONE;

  /** All that may have changed since nothing was found wrong, as it was. */
  private approved?: unknown;

  /**
   * @param content what the manifest says beside its metadata, where that can be told before; by default that of the props
   * @param fill what the object has in the holes of its content
   */
  constructor(
    scope: Construct, id: string, props: ApiObjectProps,
    private readonly content: Content | undefined = OwnContent.of(props), private readonly fill: Fill = NOTHING_TO_FILL,
  ) {
    super(scope, id, content === undefined ? props : propsOf(scope, content, props.metadata, fill));
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
    return this.isKnown() ? this.content!.manifest(this.metadata._rendered(), this.fill) : super.toJson();
  }

  /** The manifest as a document of a YAML file. @internal */
  public _yaml(): string {
    return this.toJson === EmittedObject.prototype.toJson && this.isKnown()
      ? this.content!.yaml(this.metadata._rendered(), this.fill)
      : manifestYaml(this.toJson());
  }

  /** A number that all objects have with the same content but for names, as long as it is not changed. @internal */
  public _sharedNumber(): number | undefined {
    return this.content instanceof SharedContent && this.isKnown() ? numberOf(this.content) : undefined;
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
    return this.patched === NONE ? this.metadata.changes : [this.metadata.changes, ...this.patched];
  }

  private isKnown(): boolean {
    return this.content !== undefined && this.patched.length === 0 && !hasOwnResolvers(this);
  }
}

/** An app's own resolvers are shown what the object says, and no Lazy instead of it. */
function propsOf(scope: Construct, content: Content, metadata: ApiObjectMetadata | undefined, fill: Fill): ApiObjectProps {
  return hasOwnResolvers(scope) ? content.manifest(metadata, fill) : content.props(metadata, fill);
}

/** Whether an app resolves what only it knows; the oldest cdk8s that will do has no resolvers. */
function hasOwnResolvers(construct: Construct): boolean {
  const { resolvers = [] } = appOf(construct) as { readonly resolvers?: readonly object[] };
  // A bundler may have put underscores before a name that is there twice.
  return resolvers.some(({ constructor }) => !STOCK_RESOLVERS.has(constructor.name.replace(/^_+/, '')));
}
