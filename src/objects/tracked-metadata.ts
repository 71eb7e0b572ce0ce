// An object's metadata that keeps track of its changes. Unchanged metadata is rendered without resolving every field again.
import { type ApiObject, type ApiObjectMetadata, ApiObjectMetadataDefinition, type OwnerReference } from 'cdk8s';
import { isMap, isPlain, type Texts } from '../plain-data/plain-data';
import { sanitizePlainData } from '../plain-data/rendered-data';

const isString = (value: unknown) => value === undefined || typeof value === 'string';
const isStringMap = (value: unknown) => value === undefined || isMap(value) && isPlain(value) && Object.values(value).every((text) => typeof text === 'string');

const STRING_FIELDS = new Map([['name', isString], ['namespace', isString], ['labels', isStringMap], ['annotations', isStringMap]]);

/** cdk8s' metadata, with a count of its changes. */
export class TrackedMetadata extends ApiObjectMetadataDefinition {
  /** The number of changes. */
  public changes = 0;

  /** Whether the metadata is only a name, a namespace, labels and annotations, all strings. Then it changes only through the methods here. */
  public hasOnlyStrings: boolean;

  private readonly ownLabels?: Texts;
  private readonly ownAnnotations?: Texts;

  public constructor(object: ApiObject, options: ApiObjectMetadata) {
    const texts = stringMetadata(options);
    super(texts ?? options);
    // Later versions of cdk8s need the object to render metadata. As an option, the oldest version would render it as a field.
    Object.assign(this, { apiObject: object });
    this.hasOnlyStrings = texts !== undefined;
    this.ownLabels = texts?.labels;
    this.ownAnnotations = texts?.annotations;
  }

  public addLabel(key: string, value: string): void {
    super.addLabel(key, this.countChange(value));
  }

  public addAnnotation(key: string, value: string): void {
    super.addAnnotation(key, this.countChange(value));
  }

  public addFinalizers(...finalizers: string[]): void {
    super.addFinalizers(...this.countChange(finalizers));
  }

  public addOwnerReference(owner: OwnerReference): void {
    super.addOwnerReference(this.countChange(owner));
  }

  public add(key: string, value: any): void {
    super.add(key, this.countChange(value));
  }

  /** The metadata of the manifest, for reading only. Valid only in an app without its own resolvers. @internal */
  public _rendered(): any {
    const { ownAnnotations, ownLabels, name, namespace } = this;
    if (this.changes > 0 || !this.hasOnlyStrings || name === undefined) {
      return this.toJson();
    }
    const metadata: { [field: string]: unknown } = {};
    if (ownAnnotations !== undefined) {
      metadata.annotations = ownAnnotations;
    }
    if (ownLabels !== undefined) {
      metadata.labels = ownLabels;
    }
    metadata.name = name;
    if (namespace !== undefined) {
      metadata.namespace = namespace;
    }
    return metadata;
  }

  private countChange<Value>(value: Value): Value {
    this.changes += 1;
    this.hasOnlyStrings = this.hasOnlyStrings && [value].flat().every((each) => typeof each === 'string');
    return value;
  }
}

/** A copy of metadata that is only a name, a namespace, labels and annotations, all strings; undefined for other metadata. */
function stringMetadata(metadata: ApiObjectMetadata): ApiObjectMetadata | undefined {
  for (const field of Object.keys(metadata)) {
    if (!STRING_FIELDS.get(field)?.(metadata[field])) {
      return undefined;
    }
  }
  const { name, namespace, labels, annotations } = metadata;
  return { name, namespace, labels: sortedMap(labels), annotations: sortedMap(annotations) };
}

/** A copy of the labels or annotations as cdk8s renders them; undefined if there are none. */
function sortedMap(texts?: Texts): Texts | undefined {
  return texts === undefined || Object.keys(texts).length === 0 ? undefined : sanitizePlainData(texts);
}
