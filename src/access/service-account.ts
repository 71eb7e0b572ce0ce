// A ServiceAccount that goes with what is done in its name, and that a Role can be given to.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import type { ISubject, SubjectConfiguration } from './subject';

/** A subject of its own namespace. */
export class ServiceAccount extends ApiObject implements ISubject {
  constructor(scope: Construct, id: string, metadata: ApiObjectMetadata) {
    super(scope, id, { apiVersion: 'v1', kind: 'ServiceAccount', metadata });
  }

  public toSubjectConfiguration(): SubjectConfiguration {
    return { kind: this.kind, name: this.name, namespace: this.metadata.namespace };
  }
}
