// The issues that registrations of several kinds of clusters have in common: of the names of their properties, of their secrets, and of the
// address that a machine joins at.
import { SecretValue, hasStoreValue } from '../../cloud-init/secret-value';
import { intendedFields } from '../../declared/other-names';
import { checkFormat, type Format } from '../../issues/formats';
import { issue, Issues, missing } from '../../issues/issues';
import { anything, atLeast, type Fields, type Shape } from '../../issues/shape';

/** The shape of the properties of a registration, which are declared by an interface of the public API. */
export function propsShape(declared: string, fields: Fields): Shape {
  return atLeast(fields, anything, (field, known, siblings) => intendedFields(declared, field, known, siblings));
}

/** Reports a value that is not a SecretValue, or is known and does not have the form. The value itself is never shown. */
export function* secretIssues(path: string, value: SecretValue, form?: Format): Issues {
  if (typeof value === 'string' && hasStoreValue(value)) {
    yield issue(path, 'is a placeholder for a value from a store: write SecretValue.fromStore with the same key, or SecretValue.fromSecret');
  } else if (!(value instanceof SecretValue)) {
    yield issue(path, `${value === undefined ? 'is missing' : 'this value would end up in the repository'}: write SecretValue.fromSecret with the Secret and the key that hold it`);
  } else if (form !== undefined && typeof value._source === 'string') {
    yield* checkFormat(path, value._source.trimEnd(), { ...form, secret: true });
  }
}

/** The issue of the address that a machine joins at: it is missing, or is not in the wanted form. */
export function* addressIssues(path: string, address: string | undefined, wanted: Format): Issues {
  if (address === undefined) {
    yield missing(path, `is missing: write ${wanted.write}`);
  } else {
    yield* checkFormat(path, withoutSecrets(address), wanted);
  }
}

/** An address for errors: cuts off a token that was pasted with it, but keeps the character before it, which makes the address invalid. */
export function withoutSecrets(address: string): string {
  return address.replace(/\/\/[^/]*@/, '//…@').replace(/([\s?#]).+$/s, '$1…');
}
