// Objects of this library where a program without types has given something else.

/**
 * The value, where it is an object of its class.
 *
 * @param method one that those objects have, whichever copy of the library made them
 * @param write what makes one
 * @throws when it is something else, which is not shown: it may be a text with secrets
 */
export function instance<Value>(field: string, value: Value, method: keyof Value, write: string): Value {
  if (typeof value?.[method] !== 'function') {
    throw new Error(`${field}: ${typeName(value)} is not right here: write ${write}`);
  }
  return value;
}

function typeName(value: unknown): string {
  return value === undefined || value === null ? 'nothing' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'a plain object' : `a ${typeof value}`;
}
