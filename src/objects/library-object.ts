// The base of all objects that this library emits.
import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import { refuseSharedFiles } from './distinct-files';
import { appOf } from './metadata';
import { checkAppOnce } from './object-check';

/** An ApiObject that makes `App.synth` check all objects of the app, and let no other object replace its file. */
export class LibraryObject extends ApiObject {
  constructor(scope: Construct, id: string, props: ApiObjectProps) {
    super(scope, id, props);
    const app = appOf(this);
    refuseSharedFiles(app);
    checkAppOnce(app);
  }
}
