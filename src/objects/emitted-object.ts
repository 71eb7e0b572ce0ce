// The object that a construct emits. It is checked again only after a change, and its plain data is rendered once.
import { type ApiObjectProps, JsonPatch } from 'cdk8s';
import type { Construct } from 'constructs';
import { LibraryObject } from './library-object';
import { appOf, chartOf } from './metadata';
import { TrackedMetadata } from './tracked-metadata';
import { issue, type Issues, refuse } from '../issues/issues';
import { copyOf, isDeepEqual, withFields } from '../plain-data/plain-data';
import { rendersSorted, sanitizePlainData } from '../plain-data/rendered-data';
import { manifestYaml, treeYaml } from '../yaml/manifest-writer';

/** The resolvers that cdk8s adds to every app. They never change plain data. */
const STOCK_RESOLVERS = new Set(['LazyResolver', 'ImplicitTokenResolver', 'NumberStringUnionResolver']);

const NONE: JsonPatch[] = [];

/**
 * An ApiObject that knows whether it has changed. cdk8s validates the whole app first, and then each chart again before it
 * renders any object, so unchanged objects would be checked several times.
 */
export class EmittedObject extends LibraryObject {
  public readonly metadata: TrackedMetadata;

  /** The JSON patches. The shared empty list is replaced by an own list when the first one is added. */
  private ownPatches = NONE;

  /** A copy of the mutable state at the last check that found nothing wrong. */
  private approvedState?: unknown;

  /** The rendered fields of the manifest, with its name for metadata. Undefined if only cdk8s can render them. */
  private readonly fields?: ApiObjectProps;

  /**
   * @param isNamespaced whether the kind is namespaced: this object is then in its chart's namespace unless it sets another
   */
  constructor(scope: Construct, id: string, props: ApiObjectProps, isNamespaced: boolean = true) {
    const { metadata } = props;
    const fields = plainFields(props);
    // Without a chart, the error of cdk8s would not name the construct. The metadata that the base class creates is replaced, so it needs
    // only the name.
    super(chartOf(scope) && scope, id, fields ?? props, fields !== undefined);
    this.fields = fields;
    const { name, chart } = this;
    const namespace = isNamespaced ? metadata?.namespace ?? chart.namespace : undefined;
    this.metadata = new TrackedMetadata(this, withFields(metadata ?? {}, { name, namespace, labels: { ...chart.labels, ...metadata?.labels } }));
  }

  public addJsonPatch(...ops: JsonPatch[]): void {
    super.addJsonPatch(...ops);
    if (this.ownPatches === NONE) {
      this.ownPatches = [];
    }
    this.ownPatches.push(...ops);
  }

  public toJson(): any {
    return copyOf(this._manifest());
  }

  /**
   * The manifest, for reading only.
   *
   * @throws when a JSON patch does not apply. The error of cdk8s only names the property of undefined that it could not read.
   * @internal
   */
  public _manifest(): any {
    if (this.isPlainData()) {
      return this.plainManifest();
    }
    try {
      return super.toJson();
    } catch (error) {
      refuse(this.patchIssues());
      throw error;
    }
  }

  /** Whether the manifest certainly has no nulls: cdk8s drops them, and only a patch can add one. @internal */
  public _hasNoNulls(): boolean {
    return this.isPlainData();
  }

  /** The manifest as a document of a YAML file. @internal */
  public _yaml(): string {
    return this.toJson === EmittedObject.prototype.toJson && this.isPlainData()
      ? treeYaml(this.plainManifest())
      : manifestYaml(this.toJson());
  }

  /** Whether the last check found nothing wrong and the manifest is unchanged since. @internal */
  public _isApproved(): boolean {
    return this.approvedState !== undefined && isDeepEqual(this.approvedState, this.mutableState());
  }

  /** Records that a check found nothing wrong with the current manifest. @internal */
  public _approve(): void {
    // Values that are not plain data, such as a Lazy, may render differently next time.
    const isSettled = this.fields !== undefined && this.metadata.hasOnlyStrings;
    this.approvedState = isSettled ? copyOf(this.mutableState()) : undefined;
  }

  private mutableState(): unknown {
    return this.ownPatches === NONE ? this.metadata.changes : [this.metadata.changes, ...this.ownPatches];
  }

  /** Reports the first patch that does not apply, if the manifest before the patches is known. */
  private* patchIssues(): Issues {
    let manifest = this.fields === undefined ? undefined : copyOf(this.plainManifest());
    for (const patch of manifest === undefined ? NONE : this.ownPatches) {
      try {
        manifest = JsonPatch.apply(manifest, patch);
      } catch {
        const { op, path, from } = patch._toJson();
        yield issue('JSON patch', `${op} ${from === undefined ? '' : `${JSON.stringify(from)} to `}${JSON.stringify(path)} does not apply: write a path whose fields all exist, or add them first`);
        return;
      }
    }
  }

  private isPlainData(): boolean {
    return this.fields !== undefined && this.ownPatches.length === 0 && !hasOwnResolvers(this);
  }

  private plainManifest(): object {
    const { apiVersion, kind } = this.fields!;
    const metadata = this.metadata._rendered();
    return Object.assign({ apiVersion, kind, metadata }, this.fields, { metadata });
  }
}

/** The fields of props, copied as cdk8s renders them: later changes by the program have no effect. Undefined if not plain data. */
function plainFields(props: ApiObjectProps): ApiObjectProps | undefined {
  return rendersSorted() ? sanitizePlainData<ApiObjectProps>(Object.assign({}, props, { metadata: { name: props.metadata?.name } })) : undefined;
}

/** Whether an app has its own resolvers. The oldest supported cdk8s has no resolvers at all. */
function hasOwnResolvers(construct: Construct): boolean {
  const { resolvers = [] } = appOf(construct) as { readonly resolvers?: readonly object[] };
  return !resolvers.every(({ constructor }) => isStockResolver(constructor));
}

const stockResolvers = new WeakMap<object, boolean>();

function isStockResolver(resolverClass: object & { readonly name: string }): boolean {
  const known = stockResolvers.get(resolverClass);
  if (known !== undefined) {
    return known;
  }
  // A bundler may prefix a duplicate class name with underscores.
  const isStock = STOCK_RESOLVERS.has(resolverClass.name.replace(/^_+/, ''));
  stockResolvers.set(resolverClass, isStock);
  return isStock;
}
