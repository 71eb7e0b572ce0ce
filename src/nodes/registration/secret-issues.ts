// That values which nobody may know are neither written down nor told.
import { hasStoreValue, SecretValue } from '../../cloud-init/secret-value';
import { issue, Issues } from '../../issues/issues';

/** The mistakes of a value: none, or that it is not one of those that say where they come from. The value is never told. */
export function* secretIssues(path: string, value: SecretValue): Issues {
  if (typeof value === 'string' && hasStoreValue(value)) {
    yield issue(path, 'a store\'s value is put into the text of cloud-init: write SecretValue.unsafePlainText with it, which shows nothing here, or SecretValue.fromSecret');
  } else if (!(value instanceof SecretValue)) {
    yield issue(path, `${value === undefined ? 'is missing' : 'this value would stand in the repository'}: write SecretValue.fromSecret with the Secret and the key that have it`);
  }
}

/** An address as errors show it: a token that was pasted with it is cut off, what is wrong with it there stays. */
export function withoutSecrets(address: string = ''): string {
  return address.replace(/\/\/[^/]*@/, '//…@').replace(/([\s?#]).+$/s, '$1…');
}
