// Whom a Role is given to, and how its binding writes it.
import { checkArguments } from '../declared/arguments';
import { Issues, missing } from '../issues/issues';
import { fixFields, present } from '../plain-data/plain-data';

/** A subject as the binding of a Role has it. */
export interface SubjectConfiguration {
  /** What it is, `User`, `Group` or `ServiceAccount`: sets `subjects[].kind`. */
  readonly kind: string;

  /** Its name: sets `subjects[].name`. */
  readonly name: string;

  /**
   * The API group of its kind: sets `subjects[].apiGroup`.
   *
   * @default - that of the core, which has no name
   */
  readonly apiGroup?: string;

  /**
   * The namespace of a ServiceAccount: sets `subjects[].namespace`.
   *
   * @default - that of the Role
   */
  readonly namespace?: string;
}

/**
 * Whom a Role can be given to: what `Subject` makes, and in TypeScript and Python also a `User`, `Group` or `ServiceAccount` of
 * any release of cdk8s-plus.
 */
export interface ISubject {
  /** How a binding writes it. */
  toSubjectConfiguration(): SubjectConfiguration;
}

const RBAC = 'rbac.authorization.k8s.io';

/** Users, groups and service accounts that are there, by their names. */
export class Subject implements ISubject {
  /**
   * A user, as the cluster's authentication calls them.
   *
   * @param name the user's name
   */
  public static user(name: string): Subject {
    checkArguments('Subject.user', name);
    return new Subject({ kind: 'User', name, apiGroup: RBAC });
  }

  /**
   * A group of users, as the cluster's authentication calls it.
   *
   * @param name the group's name
   */
  public static group(name: string): Subject {
    checkArguments('Subject.group', name);
    return new Subject({ kind: 'Group', name, apiGroup: RBAC });
  }

  /**
   * A ServiceAccount.
   *
   * @param name the ServiceAccount's name
   * @param namespace its namespace. Default: that of the Role
   */
  public static serviceAccount(name: string, namespace?: string): Subject {
    checkArguments('Subject.serviceAccount', name, namespace);
    return new Subject({ kind: 'ServiceAccount', name, namespace });
  }

  private constructor(private readonly configuration: SubjectConfiguration) {
    fixFields(this);
  }

  /** How a binding writes it. */
  public toSubjectConfiguration(): SubjectConfiguration {
    return this.configuration;
  }
}

/** The subjects as the API server takes them; a service account without a namespace is in that of the access. */
export function accessSubjects(subjects: readonly ISubject[], namespace: string | undefined): SubjectConfiguration[] {
  return subjects.map((subject) => subject.toSubjectConfiguration()).map(({ apiGroup, kind, name, ...own }) => kind === 'ServiceAccount'
    // cdk8s-plus calls the core group, which has no name, by one.
    ? { kind, name, namespace: own.namespace ?? namespace }
    : present({ apiGroup, kind, name }) as SubjectConfiguration);
}

export function* subjectIssues(subjects: readonly SubjectConfiguration[]): Issues {
  if (subjects.length === 0) {
    yield missing('subjects', 'has none: write at least one, or leave subjects out for a ServiceAccount of its own');
  }
  for (const { kind, name, namespace } of subjects) {
    if (kind === 'ServiceAccount' && namespace === undefined) {
      yield missing(`service account ${JSON.stringify(name)}`, 'nothing says its namespace, which its binding needs: write one in metadata, or for the chart');
    }
  }
}
