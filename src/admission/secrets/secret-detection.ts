// No object of an app has a secret in it, unless the app says why what looks like one is none.
import type { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { keepsSecrets, secretValues } from './secret-values';
import { checkArguments } from '../../declared/arguments';
import { issue, type Issue, issueText, refuse } from '../../issues/issues';

const METADATA_TYPE = 'cdk8s-kubevirt/no-secret';

/** What looks like a secret and is none. */
export interface SecretFalseAlarm {
  /** The field, as the message has it: `data[nginx.conf]`. */
  readonly path: string;

  /** Why it is no secret, for those who read the program: `the token of a test server without data`. */
  readonly reason: string;
}

/**
 * Finds private keys, tokens and passwords in objects that are no Secrets. At synth they are refused, in every object of an
 * app that has one of this library's constructs.
 */
export class SecretDetection {
  /**
   * Says that a field of a construct's object, or of those below it, has no secret in it. It is told by its path: a
   * fingerprint of the value would help those who guess passwords.
   *
   * Throws when the path or the reason is empty.
   *
   * @param scope the construct, or the chart or app around it
   * @param alarm the field, and the reason
   */
  public static allow(scope: IConstruct, alarm: SecretFalseAlarm): void {
    checkArguments('SecretDetection.allow', scope, alarm);
    const missing = (['path', 'reason'] as const).filter((field) => !alarm[field]?.trim());
    refuse(missing.map((field) => issue('', `${field} is missing: write which field has no secret, and why`)), scope.node.path || 'app');
    scope.node.addMetadata(METADATA_TYPE, alarm);
  }

  /**
   * Finds the secrets of one object; a Secret has none that do not belong there.
   *
   * @param object the object as it stands in its manifest, such as `apiObject.toJson()`
   * @returns one message for each field with a secret in it: its path, what it is, what to write instead, never the value
   */
  public static find(object: any): string[] {
    checkArguments('SecretDetection.find', object);
    return secretValues(object ?? {}).map(issueText);
  }

  private constructor() {}
}

/** The secrets of a construct's object that it was not said of that they are none. */
export function withoutAllowed(construct: IConstruct, secrets: Issue[]): Issue[] {
  if (secrets.length === 0) {
    return secrets;
  }
  const alarms = construct.node.scopes.flatMap(({ node }) => node.metadata.filter(({ type }) => type === METADATA_TYPE));
  const allowed = new Set(alarms.map(({ data }) => data.path));
  return secrets.filter(({ path }) => !allowed.has(path));
}

/** The secrets in objects that no construct looks at, such as ConfigMaps. */
export function* secretsIn(objects: readonly ApiObject[]): Iterable<string> {
  for (const object of objects.filter((each) => !keepsSecrets(each))) {
    for (const { path, ...violation } of withoutAllowed(object, secretValues(object.toJson()))) {
      yield issueText({ ...violation, path: `${object.node.path}: ${path}` });
    }
  }
}
