// A machine's description as a text: machines that are described alike are put together once.
import { Size } from 'cdk8s';
import { MachineSize } from './machine-size';
import { CloudInit } from '../cloud-init/cloud-init';
import { numberOf } from '../numbered';
import { ImageSource } from '../storage/image-source';
import { VolumeSource } from '../storage/volume-source';
import { quantity } from '../template/quantity';

/** What was told before of values that cannot change. */
const texts = new WeakMap<object, string>();

/** How values are told that are more than plain data: each says all that it is in its fields, and never changes. */
const TOLD = new Map<unknown, (value: any) => string>([
  [Size.prototype, quantity],
  // What cloud-init does is the same object where it is the same, and long.
  [CloudInit.prototype, (value) => `CloudInit${numberOf(value)}`],
  ...[MachineSize, ImageSource, VolumeSource].map(({ name, prototype }) => [prototype, (value: object) => toldOnce(name, value)] as const),
]);

/** A text that two descriptions have in common only if they say the same; none where they may say more than a text can. */
export function descriptionText(description: unknown): string | undefined {
  try {
    return told(description);
  } catch {
    // What is wrong with it is told where it is put together.
    return undefined;
  }
}

function told(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : toldObject(value);
    default:
      throw new Error(`a ${typeof value} has no text`);
  }
}

function toldObject(value: object): string {
  if (Array.isArray(value)) {
    return `[${value.map(told).join()}]`;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype) {
    return toldFields(value);
  }
  const tell = TOLD.get(prototype);
  if (tell === undefined) {
    throw new Error('an object that may say more than its fields');
  }
  return tell(value);
}

function toldOnce(kind: string, value: object): string {
  const text = texts.get(value) ?? `${kind}${toldFields(value)}`;
  texts.set(value, text);
  return text;
}

function toldFields(value: object): string {
  const fields = value as { readonly [field: string]: unknown };
  let text = '{';
  for (const field of Object.keys(fields)) {
    text += `${JSON.stringify(field)}:${told(fields[field])},`;
  }
  return `${text}}`;
}
