// The base of all objects that this library emits.
import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import { refuseSharedFiles } from './distinct-files';
import { appOf } from './metadata';

/** An ApiObject whose file `App.synth` does not let another object replace. */
export class LibraryObject extends ApiObject {
  constructor(scope: Construct, id: string, props: ApiObjectProps) {
    super(scope, id, props);
    refuseSharedFiles(appOf(this));
  }
}
