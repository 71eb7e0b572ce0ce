// Whom a Role is given to, as its binding writes it.
import type { ISubject } from 'cdk8s-plus-27';
import { Issues, missing } from '../issues';
import { present } from '../present';

/** A subject of a binding. */
export interface AccessSubject {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/** The subjects as the API server takes them; a service account without a namespace is in that of the access. */
export function accessSubjects(subjects: readonly ISubject[], namespace: string | undefined): AccessSubject[] {
  return subjects.map((subject) => subject.toSubjectConfiguration()).map(({ apiGroup, kind, name, ...own }) => kind === 'ServiceAccount'
    // cdk8s-plus calls the core group, which has no name, by one.
    ? { kind, name, namespace: own.namespace ?? namespace }
    : present({ apiGroup, kind, name }) as AccessSubject);
}

export function* subjectIssues(subjects: readonly AccessSubject[]): Issues {
  if (subjects.length === 0) {
    yield missing('subjects', 'has none: write at least one, or leave subjects out for a ServiceAccount of its own');
  }
  for (const { kind, name, namespace } of subjects) {
    if (kind === 'ServiceAccount' && namespace === undefined) {
      yield missing(`service account ${JSON.stringify(name)}`, 'nothing says its namespace, which its binding needs: write one in metadata, or for the chart');
    }
  }
}
