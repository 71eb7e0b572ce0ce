// The subjects of a RoleBinding.
import { checkArguments } from '../declared/arguments';
import { checkChoice } from '../issues/checks';
import { NAMESPACE, NOT_EMPTY, OBJECT_NAME } from '../issues/formats';
import { Issues, missing } from '../issues/issues';
import { alternatives } from '../issues/nearest-name';
import { required } from '../issues/shape';
import { shapeIssues } from '../issues/shape-issues';
import { knownNamespace } from '../objects/identity';
import { omitEmpty } from '../plain-data/plain-data';

/** A subject in the form of a RoleBinding. */
export interface SubjectConfiguration {
  /** Its kind, `User`, `Group` or `ServiceAccount`: sets `subjects[].kind`. */
  readonly kind: string;

  /** Its name: sets `subjects[].name`. */
  readonly name: string;

  /**
   * The API group of its kind: sets `subjects[].apiGroup`.
   *
   * @default - the core group, whose name is empty
   */
  readonly apiGroup?: string;

  /**
   * The namespace of a ServiceAccount: sets `subjects[].namespace`.
   *
   * @default - the namespace of the Role
   */
  readonly namespace?: string;
}

/**
 * A subject to which a Role can be bound: a `Subject`, or in TypeScript and Python also a `User`, `Group` or `ServiceAccount` of
 * any release of cdk8s-plus.
 */
export interface ISubject {
  /** The subject in the form of a RoleBinding. */
  toSubjectConfiguration(): SubjectConfiguration;
}

/** The API group of Roles, and of users and groups. */
export const RBAC = 'rbac.authorization.k8s.io';

/** Existing users, groups and service accounts, by name. */
export class Subject implements ISubject {
  /**
   * A user, by the name that the cluster's authentication uses.
   *
   * @param name the user's name
   */
  public static user(name: string): Subject {
    checkArguments('Subject.user', name);
    return new Subject({ kind: 'User', name, apiGroup: RBAC });
  }

  /**
   * A group of users, by the name that the cluster's authentication uses.
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
   * @param namespace its namespace. Default: the namespace of the Role
   */
  public static serviceAccount(name: string, namespace?: string): Subject {
    checkArguments('Subject.serviceAccount', name, namespace);
    return new Subject({ kind: 'ServiceAccount', name, namespace });
  }

  private constructor(private readonly configuration: SubjectConfiguration) {}

  /** The subject in the form of a RoleBinding. */
  public toSubjectConfiguration(): SubjectConfiguration {
    return this.configuration;
  }
}

/** The subjects in the form of the API server. A service account without a namespace gets that of the access. */
export function accessSubjects(subjects: readonly ISubject[], namespace: string | undefined): SubjectConfiguration[] {
  return subjects.map((subject) => subject.toSubjectConfiguration()).map(({ apiGroup, kind, name, ...own }) => kind === 'ServiceAccount'
    // cdk8s-plus sets a name for the core group, which has none.
    ? { kind, name, namespace: knownNamespace(own.namespace ?? namespace) }
    : omitEmpty({ apiGroup, kind, name }) as SubjectConfiguration);
}

const KINDS = ['User', 'Group', 'ServiceAccount'];

/** Reports subjects that the API server would refuse. */
export function* subjectIssues(subjects: readonly SubjectConfiguration[]): Issues {
  if (subjects.length === 0) {
    yield missing('subjects', 'is empty: write at least one, or leave subjects out for its own ServiceAccount');
  }
  for (const [index, { kind, name, namespace }] of subjects.entries()) {
    const path = `subjects[${index}]`;
    const isAccount = kind === 'ServiceAccount';
    const named = isAccount ? OBJECT_NAME : NOT_EMPTY;
    yield* kind === undefined ? [missing(`${path}.kind`, `is missing: write ${alternatives(KINDS)}`)] : checkChoice(`${path}.kind`, kind, KINDS);
    // A class of the program may leave out a field, or return a value of another type.
    yield* shapeIssues({ name, namespace }, { name: required(named, `write ${named.write}`), namespace: NAMESPACE }, path);
    if (isAccount && namespace === undefined) {
      yield missing(`service account ${JSON.stringify(name)}`, 'has no namespace, which its binding needs: write one in metadata, or for the chart');
    }
  }
}
