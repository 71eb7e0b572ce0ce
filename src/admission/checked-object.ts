// The object that a construct emits: it is checked once as long as nothing of it changes, and written as it was checked.
import { ApiObject, type ApiObjectProps, type JsonPatch } from 'cdk8s';
import type { Construct } from 'constructs';
import { copyOf, isPlainData, isSame } from '../plain-data';

/** What an object was found to be well with. */
interface Approval {
  /** All that may have changed since, as it was. */
  readonly changeable: unknown;
  /** The manifest, until somebody takes it. */
  manifest?: object;
}

/**
 * An ApiObject that knows whether it has changed: cdk8s validates an app as a whole, and once more for each of its charts,
 * before it renders any object.
 */
export class CheckedObject extends ApiObject {
  private readonly patched: JsonPatch[] = [];

  private readonly isPlain: boolean;

  private approval?: Approval;

  constructor(scope: Construct, id: string, { metadata, ...content }: ApiObjectProps) {
    const isPlain = isPlainData(content);
    // Of the copy the program has nothing that it could change later.
    super(scope, id, { ...isPlain ? copyOf(content) : content, metadata });
    this.isPlain = isPlain;
  }

  public addJsonPatch(...ops: JsonPatch[]): void {
    super.addJsonPatch(...ops);
    this.patched.push(...ops);
  }

  /** The manifest that was approved, if nothing has changed: once, since it is the caller's to change. */
  public toJson(): any {
    const manifest = this._isApproved() ? this.approval?.manifest : undefined;
    if (this.approval) {
      this.approval.manifest = undefined;
    }
    return manifest ?? super.toJson();
  }

  /** Whether a manifest was approved that would be the same now. @internal */
  public _isApproved(): boolean {
    return this.approval !== undefined && isSame(this.approval.changeable, this.changeable());
  }

  /** Says that nothing is wrong with a manifest that was just rendered. @internal */
  public _approve(manifest: object): void {
    // Anything else than plain data, such as a Lazy, may turn out differently the next time.
    const isSettled = this.isPlain && Object.values(this.metadata).every(isPlainData);
    this.approval = isSettled ? { changeable: copyOf(this.changeable()), manifest } : undefined;
  }

  private changeable(): unknown {
    return [this.metadata, this.patched];
  }
}
