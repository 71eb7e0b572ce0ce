// The base of all objects that this library emits.
import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import { refuseSharedFiles } from './distinct-files';
import { appOf } from './metadata';
import { checkAppOnce } from './object-check';
import { copyProps } from '../plain-data/plain-data';

/** An ApiObject that makes `App.synth` check all objects of the app, and let no other object replace its file. */
export class LibraryObject extends ApiObject {
  /** @param isCopied whether the fields beside the metadata are a copy, which the program cannot change later */
  constructor(scope: Construct, id: string, props: ApiObjectProps, isCopied: boolean = false) {
    // cdk8s copies the metadata.
    super(scope, id, isCopied ? props : { ...copyProps(props), metadata: props.metadata });
    const app = appOf(this);
    refuseSharedFiles(app);
    checkAppOnce(app);
  }
}
