// The object that a construct emits: it is checked once as long as nothing of it changes, and its plain data is rendered once.
import { ApiObject, type ApiObjectProps, type JsonPatch } from 'cdk8s';
import type { Construct } from 'constructs';
import { copyOf, isPlainData, isSame } from '../plain-data';

/** What cdk8s resolves in any app; none of it is plain data. */
const STOCK_RESOLVERS = new Set(['LazyResolver', 'ImplicitTokenResolver', 'NumberStringUnionResolver']);

/**
 * An ApiObject that knows whether it has changed: cdk8s validates an app as a whole, and once more for each of its charts,
 * before it renders any object.
 */
export class CheckedObject extends ApiObject {
  private readonly patched: JsonPatch[] = [];

  /** All but the metadata as it will stand in the manifest, where that can be told before. */
  private readonly content?: { readonly [field: string]: unknown };

  /** All that may have changed since nothing was found wrong, as it was. */
  private approved?: unknown;

  constructor(scope: Construct, id: string, { metadata, ...content }: ApiObjectProps) {
    // Of the copy the program has nothing that it could change later.
    const rendered = isPlainData(content) && !process.env.CDK8S_DISABLE_SORT ? renderedData(content) : undefined;
    super(scope, id, { ...rendered ?? content, metadata } as ApiObjectProps);
    this.content = rendered;
  }

  public addJsonPatch(...ops: JsonPatch[]): void {
    super.addJsonPatch(...ops);
    this.patched.push(...ops);
  }

  public toJson(): any {
    return copyOf(this._manifest());
  }

  /** The manifest, to look at. @internal */
  public _manifest(): any {
    if (this.content === undefined || this.patched.length > 0 || hasOwnResolvers(this)) {
      return super.toJson();
    }
    const { apiVersion, kind, ...others } = this.content;
    return { apiVersion, kind, metadata: this.metadata.toJson(), ...others };
  }

  /** Whether nothing was wrong with the manifest, and it would be the same now. @internal */
  public _isApproved(): boolean {
    return this.approved !== undefined && isSame(this.approved, this.changeable());
  }

  /** Says that nothing is wrong with the manifest as it is now. @internal */
  public _approve(): void {
    // Anything else than plain data, such as a Lazy, may turn out differently the next time.
    const isSettled = this.content !== undefined && Object.values(this.metadata).every(isPlainData);
    this.approved = isSettled ? copyOf(this.changeable()) : undefined;
  }

  private changeable(): unknown {
    return [this.metadata, this.patched];
  }
}

/** Plain data as cdk8s renders it: without what is not set, and in the order of its keys. */
function renderedData(data: any): any {
  if (typeof data !== 'object' || data === null) {
    return data ?? undefined;
  }
  if (Array.isArray(data)) {
    return data.map(renderedData);
  }
  const rendered: { [key: string]: unknown } = {};
  for (const key of Object.keys(data).sort()) {
    const value = renderedData(data[key]);
    if (value !== undefined) {
      rendered[key] = value;
    }
  }
  return rendered;
}

/** Whether an app resolves what only it knows; the oldest cdk8s that will do has no resolvers. */
function hasOwnResolvers({ node: { root } }: ApiObject): boolean {
  const { resolvers = [] } = root as { readonly resolvers?: readonly object[] };
  return resolvers.some(({ constructor }) => !STOCK_RESOLVERS.has(constructor.name));
}
