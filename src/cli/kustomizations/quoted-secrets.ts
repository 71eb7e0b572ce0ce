// The secret values that kustomize or Helm is given, and may quote in its messages.
import { secretOf } from '../../admission/secrets/detectors';
import { isMap } from '../../plain-data/plain-data';

/** The message without these values. A program may have escaped them. */
export function withoutSecrets(message: string, secrets: Iterable<string>): string {
  const forms = [...new Set(secrets)].flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]).filter((each) => each !== '');
  return forms.sort((one, other) => other.length - one.length).reduce((text, each) => text.replaceAll(each, '(secret)'), message);
}

/** The texts within a value that are secret by their names or their form. */
export function secretsIn(value: unknown, name: string = ''): string[] {
  if (typeof value === 'string') {
    return secretOf(name, value) === undefined ? [] : [value];
  }
  return Array.isArray(value) ? value.flatMap((each) => secretsIn(each, name))
    : isMap(value) ? Object.entries(value).flatMap(([key, each]) => secretsIn(each, key)) : [];
}
