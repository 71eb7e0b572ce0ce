// The object that a construct emits: it is checked once as long as nothing of it changes, and its plain data is rendered once.
import { ApiObject, type ApiObjectProps, JsonPatch } from 'cdk8s';
import type { Construct } from 'constructs';
import { appOf } from './app-checks';
import { KnownMetadata } from './known-metadata';
import { issue, type Issues, refuse } from '../issues/issues';
import { copyOf, isPlainData, isSame, rendered, rendersSorted } from '../plain-data/plain-data';
import { manifestYaml, treeYaml } from '../yaml/manifest-writer';

/** What cdk8s resolves in any app; none of it is plain data. */
const STOCK_RESOLVERS = new Set(['LazyResolver', 'ImplicitTokenResolver', 'NumberStringUnionResolver']);

const NONE: JsonPatch[] = [];

/** The fields of an object but for its metadata. */
interface Fields {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

/**
 * An ApiObject that knows whether it has changed: cdk8s validates an app as a whole, and once more for each of its charts,
 * before it renders any object.
 */
export class EmittedObject extends ApiObject {
  public readonly metadata: KnownMetadata;

  /** An array of its own where there are any. */
  private patched = NONE;

  /** All that may have changed since nothing was found wrong, as it was. */
  private approved?: unknown;

  /** What the manifest says beside its metadata, where that is known before cdk8s renders it. */
  private readonly fields?: Fields;

  constructor(scope: Construct, id: string, props: ApiObjectProps) {
    const fields = knownFields(props);
    super(scope, id, fields === undefined ? props : { ...fields, metadata: props.metadata });
    this.fields = fields;
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

  /**
   * The manifest, to look at.
   *
   * @throws where a JSON patch does not apply: cdk8s says of that which property of undefined it could not read
   * @internal
   */
  public _manifest(): any {
    if (this.isKnown()) {
      return this.knownManifest();
    }
    try {
      return super.toJson();
    } catch (error) {
      refuse(this.patchIssues());
      throw error;
    }
  }

  /** The manifest as a document of a YAML file. @internal */
  public _yaml(): string {
    return this.toJson === EmittedObject.prototype.toJson && this.isKnown()
      ? treeYaml(this.knownManifest())
      : manifestYaml(this.toJson());
  }

  /** Whether nothing was wrong with the manifest, and it would be the same now. @internal */
  public _isApproved(): boolean {
    return this.approved !== undefined && isSame(this.approved, this.changeable());
  }

  /** Says that nothing is wrong with the manifest as it is now. @internal */
  public _approve(): void {
    // Anything else than plain data, such as a Lazy, may turn out differently the next time.
    const isSettled = this.fields !== undefined && this.metadata.isTexts;
    this.approved = isSettled ? copyOf(this.changeable()) : undefined;
  }

  private changeable(): unknown {
    return this.patched === NONE ? this.metadata.changes : [this.metadata.changes, ...this.patched];
  }

  /** The first patch that does not apply, where the manifest before the patches is known. */
  private* patchIssues(): Issues {
    let manifest = this.fields === undefined ? undefined : copyOf(this.knownManifest());
    for (const patch of manifest === undefined ? NONE : this.patched) {
      try {
        manifest = JsonPatch.apply(manifest, patch);
      } catch {
        const { op, path, from } = patch._toJson();
        yield issue('JSON patch', `${op} ${from === undefined ? '' : `${JSON.stringify(from)} to `}${JSON.stringify(path)} does not apply: write a path whose fields are all there, or add those first`);
        return;
      }
    }
  }

  private isKnown(): boolean {
    return this.fields !== undefined && this.patched.length === 0 && !hasOwnResolvers(this);
  }

  private knownManifest(): object {
    const { apiVersion, kind, ...rest } = this.fields!;
    return { apiVersion, kind, metadata: this.metadata._rendered(), ...rest };
  }
}

/** The fields of props but for metadata, copied as cdk8s renders them, so that the program cannot change them later; none where they are more than plain data. */
function knownFields({ metadata, ...fields }: ApiObjectProps): Fields | undefined {
  return rendersSorted() && isPlainData(fields) ? rendered(fields) : undefined;
}

/** Whether an app resolves what only it knows; the oldest cdk8s that will do has no resolvers. */
function hasOwnResolvers(construct: Construct): boolean {
  const { resolvers = [] } = appOf(construct) as { readonly resolvers?: readonly object[] };
  // A bundler may have put underscores before a name that is there twice.
  return resolvers.some(({ constructor }) => !STOCK_RESOLVERS.has(constructor.name.replace(/^_+/, '')));
}
