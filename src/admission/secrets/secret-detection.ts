// The public API to find secrets in an app's objects, and to allow false alarms.
import type { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { isSecretKind, secretValues } from './secret-values';
import { checkArguments } from '../../declared/arguments';
import { issue, type Issue, issueText, refuse } from '../../issues/issues';

const METADATA_TYPE = 'cdk8s-kubevirt/no-secret';

/** A field that looks like a secret but is not one. */
export interface SecretFalseAlarm {
  /** The field as the message shows it: `data[nginx.conf]`. */
  readonly path: string;

  /** Why it is not a secret, for readers of the program: `the token of a test server without data`. */
  readonly reason: string;
}

/**
 * Finds private keys, tokens and passwords in objects other than Secrets. At synth they are refused in every object of an app
 * that uses a construct of this library.
 */
export class SecretDetection {
  /**
   * Allows a field of a construct's object, or of the objects below it, that looks like a secret but is not one. The field is identified by its
   * path, because a fingerprint of the value would help to guess passwords.
   *
   * Throws when the path or the reason is empty.
   *
   * @param scope the construct, or the chart or app around it
   * @param alarm the field, and the reason
   */
  public static allow(scope: IConstruct, alarm: SecretFalseAlarm): void {
    checkArguments('SecretDetection.allow', scope, alarm);
    const missing = (['path', 'reason'] as const).filter((field) => !alarm[field]?.trim());
    refuse(missing.map((field) => issue('', `${field} is missing: write the field that has no secret, and the reason`)), scope.node.path || 'app');
    scope.node.addMetadata(METADATA_TYPE, alarm);
  }

  /**
   * Finds the secrets in one object. None are reported in a Secret: they belong there.
   *
   * @param object the object as written in its manifest, such as `apiObject.toJson()`
   * @returns one message for each field with a secret: its path, the kind of secret, what to write instead, never the value
   */
  public static find(object: any): string[] {
    checkArguments('SecretDetection.find', object);
    return secretValues(object ?? {}).map(issueText);
  }

  private constructor() {}
}

/** The secrets of a construct's object that are not allowed as false alarms. */
export function withoutAllowed(construct: IConstruct, secrets: Issue[]): Issue[] {
  if (secrets.length === 0) {
    return secrets;
  }
  const alarms = construct.node.scopes.flatMap(({ node }) => node.metadata.filter(({ type }) => type === METADATA_TYPE));
  const allowed = new Set(alarms.map(({ data }) => data.path));
  return secrets.filter(({ path }) => !allowed.has(path));
}

/** The secrets in objects that no construct checks, such as ConfigMaps. */
export function* secretsIn(objects: readonly ApiObject[]): Iterable<string> {
  for (const object of objects.filter((each) => !isSecretKind(each))) {
    for (const { path, ...violation } of withoutAllowed(object, secretValues(object.toJson()))) {
      yield issueText({ ...violation, path: `${object.node.path}: ${path}` });
    }
  }
}
