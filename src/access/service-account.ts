// The ServiceAccount of a construct, to which a Role can be bound.
import { ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import type { ISubject, SubjectConfiguration } from './subject';
import { LibraryObject } from '../objects/library-object';

/** A ServiceAccount that is also a subject. */
export class ServiceAccount extends LibraryObject implements ISubject {
  constructor(scope: Construct, id: string, metadata: ApiObjectMetadata) {
    super(scope, id, { apiVersion: 'v1', kind: 'ServiceAccount', metadata });
  }

  public toSubjectConfiguration(): SubjectConfiguration {
    return { kind: this.kind, name: this.name, namespace: this.metadata.namespace };
  }
}
