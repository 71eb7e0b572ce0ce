// Checks that secret values do not end up in manifests or errors.
import { hasStoreValue, SecretValue } from '../../cloud-init/secret-value';
import { issue, Issues } from '../../issues/issues';

/** Reports a value that is not a SecretValue. The value itself is never shown. */
export function* secretIssues(path: string, value: SecretValue): Issues {
  if (typeof value === 'string' && hasStoreValue(value)) {
    yield issue(path, 'a store\'s value is put into the text of cloud-init: write SecretValue.unsafePlainText with it, which shows nothing here, or SecretValue.fromSecret');
  } else if (!(value instanceof SecretValue)) {
    yield issue(path, `${value === undefined ? 'is missing' : 'this value would stand in the repository'}: write SecretValue.fromSecret with the Secret and the key that have it`);
  }
}

/** An address for errors: cuts off a token that was pasted with it, but keeps the character before it, which makes the address invalid. */
export function withoutSecrets(address: string = ''): string {
  return address.replace(/\/\/[^/]*@/, '//…@').replace(/([\s?#]).+$/s, '$1…');
}
