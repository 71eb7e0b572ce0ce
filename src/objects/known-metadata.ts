// An object's metadata that knows whether it has changed: what nobody changes is rendered without asking for every field again.
import { type ApiObject, type ApiObjectMetadata, ApiObjectMetadataDefinition, type OwnerReference } from 'cdk8s';
import { isMap, rendered } from '../plain-data/plain-data';

interface Texts {
  readonly [key: string]: string;
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';
const isTexts = (value: unknown) => value === undefined || isMap(value) && Object.values(value).every((text) => typeof text === 'string');

const IS_TEXT = new Map([['name', isText], ['namespace', isText], ['labels', isTexts], ['annotations', isTexts]]);

/** cdk8s' metadata, counting its changes. */
export class KnownMetadata extends ApiObjectMetadataDefinition {
  /** How often it was changed. */
  public changes = 0;

  /** Whether it is what most metadata is, names and texts by key, of which nothing changes but by adding to it. */
  public isTexts: boolean;

  private readonly ownLabels?: Texts;
  private readonly ownAnnotations?: Texts;

  public constructor(object: ApiObject, options: ApiObjectMetadata) {
    super(options);
    // Later versions of cdk8s render metadata in the name of its object; the oldest would take it for a field among the options.
    Object.assign(this, { apiObject: object });
    this.isTexts = Object.keys(options).every((field) => IS_TEXT.get(field)?.(options[field]));
    this.ownLabels = this.isTexts ? kept(options.labels) : undefined;
    this.ownAnnotations = this.isTexts ? kept(options.annotations) : undefined;
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

  /** The metadata as it stands in the manifest, to look at, in an app without resolvers of its own. @internal */
  public _rendered(): any {
    const { ownAnnotations, ownLabels, name, namespace } = this;
    if (this.changes > 0 || !this.isTexts || name === undefined) {
      return this.toJson();
    }
    const metadata: { [field: string]: unknown } = {};
    if (ownAnnotations !== undefined) {
      metadata.annotations = rendered(ownAnnotations);
    }
    if (ownLabels !== undefined) {
      metadata.labels = rendered(ownLabels);
    }
    metadata.name = name;
    if (namespace !== undefined) {
      metadata.namespace = namespace;
    }
    return metadata;
  }

  private changing<Value>(value: Value): Value {
    this.changes += 1;
    this.isTexts = this.isTexts && [value].flat().every((each) => typeof each === 'string');
    return value;
  }
}

/** The texts, if there are any, as they are now. */
function kept(texts?: Texts): Texts | undefined {
  if (texts === undefined || Object.keys(texts).length === 0) {
    return undefined;
  }
  return Object.isFrozen(texts) ? texts : { ...texts };
}
