// A namespace as it is typed.
import { InvalidArgumentError } from 'commander';
import { NAMESPACE_NAME } from '../admission/kubernetes-names';

/** @throws when it can be the name of none */
export function namespaceName(text: string): string {
  if (!NAMESPACE_NAME.matches(text)) {
    throw new InvalidArgumentError(`write the name of a namespace: ${NAMESPACE_NAME.write}`);
  }
  return text;
}

/** Another one of several. */
export function oneMoreNamespace(text: string, before: readonly string[] = []): string[] {
  return [...before, namespaceName(text)];
}
