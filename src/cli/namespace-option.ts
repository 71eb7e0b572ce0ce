// A namespace as it is typed.
import { InvalidArgumentError } from 'commander';
import { DNS_LABEL, LONGEST } from '../metadata';

/** @throws when it can be the name of none */
export function namespaceName(text: string): string {
  if (text.length > LONGEST || !DNS_LABEL.test(text)) {
    throw new InvalidArgumentError('write the name of a namespace: at most 63 lower-case letters, digits and "-", such as shop');
  }
  return text;
}

/** Another one of several. */
export function oneMoreNamespace(text: string, before: readonly string[] = []): string[] {
  return [...before, namespaceName(text)];
}
