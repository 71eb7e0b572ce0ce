// An object's metadata that knows whether it has changed: what nobody changes is rendered without asking for every field again.
import { type ApiObjectMetadata, ApiObjectMetadataDefinition, type OwnerReference } from 'cdk8s';
import { rendered } from './rendered';
import { isMap } from '../is-map';
import { copyOf, frozen, isPlainData } from '../plain-data';

interface Texts {
  readonly [key: string]: string;
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';
const isTexts = (value: unknown) => value === undefined || isMap(value) && Object.values(value).every((text) => typeof text === 'string');

const IS_TEXT = new Map([['name', isText], ['namespace', isText], ['labels', isTexts], ['annotations', isTexts]]);

/** Annotations that many objects have, as they are rendered. */
const renderings = new WeakMap<object, Texts>();

/** cdk8s' metadata, counting its changes. */
export class KnownMetadata extends ApiObjectMetadataDefinition {
  /** How often it was changed. */
  public changes = 0;

  /** Whether it is plain data, which does not turn out differently the next time. */
  public isPlain: boolean;

  /** Whether it is what most metadata is: names, and texts by key, which cdk8s renders sorted and without what is empty. */
  private readonly isTexts: boolean;
  private readonly ownLabels?: Texts;
  private readonly ownAnnotations?: Texts;

  /** @param options what may be changed by others is copied */
  public constructor(options: ApiObjectMetadata) {
    const isAllTexts = Object.keys(options).every((field) => IS_TEXT.get(field)?.(options[field]));
    const isPlain = isAllTexts || isPlainData(options);
    super(isPlain && !isAllTexts ? copyOf(options) : options);
    this.isPlain = isPlain;
    this.isTexts = isAllTexts;
    this.ownLabels = isAllTexts ? kept(options.labels) : undefined;
    this.ownAnnotations = isAllTexts ? kept(options.annotations) : undefined;
  }

  public addLabel(key: string, value: string): void {
    super.addLabel(key, this.changing(value));
  }

  public addAnnotation(key: string, value: string): void {
    super.addAnnotation(key, this.changing(value));
  }

  public addFinalizers(...finalizers: string[]): void {
    super.addFinalizers(...this.changing(finalizers));
  }

  public addOwnerReference(owner: OwnerReference): void {
    super.addOwnerReference(this.changing(owner));
  }

  public add(key: string, value: any): void {
    super.add(key, this.changing(value));
  }

  public toJson(): any {
    return copyOf(this._rendered());
  }

  /** The metadata as it stands in the manifest, to look at. @internal */
  public _rendered(): any {
    const { ownAnnotations, ownLabels, name, namespace } = this;
    if (this.changes > 0 || !this.isTexts || name === undefined) {
      return super.toJson();
    }
    const metadata: { [field: string]: unknown } = {};
    if (ownAnnotations !== undefined) {
      metadata.annotations = renderedTexts(ownAnnotations);
    }
    if (ownLabels !== undefined) {
      metadata.labels = renderedTexts(ownLabels);
    }
    metadata.name = name;
    if (namespace !== undefined) {
      metadata.namespace = namespace;
    }
    return metadata;
  }

  /** What is added is copied too. */
  private changing<Value>(value: Value): Value {
    this.changes += 1;
    const isPlain = isPlainData(value);
    this.isPlain = this.isPlain && isPlain;
    return isPlain ? copyOf(value) : value;
  }
}

/** The texts, if there are any, as they are now. */
function kept(texts?: Texts): Texts | undefined {
  if (texts === undefined || Object.keys(texts).length === 0) {
    return undefined;
  }
  return Object.isFrozen(texts) ? texts : { ...texts };
}

function renderedTexts(texts: Texts): Texts {
  if (!Object.isFrozen(texts)) {
    return rendered(texts);
  }
  const known = renderings.get(texts) ?? frozen(rendered(texts));
  renderings.set(texts, known);
  return known;
}
