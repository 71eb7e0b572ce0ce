// A machine's description as a text: machines that are described alike are put together once.
import { Size } from 'cdk8s';
import { MachineSize } from './machine-size';
import { CloudInit } from '../cloud-init/cloud-init';
import { numberOf } from '../numbered';
import { ImageSource } from '../storage/image-source';
import { VolumeSource } from '../storage/volume-source';
import { quantity } from '../template/quantity';

/** Values that say in their fields all that they are. */
const SAID_IN_FIELDS = new Map<unknown, string>([MachineSize, ImageSource, VolumeSource, CloudInit].map((Class) => [Class.prototype, Class.name]));

/** What was told before of values that cannot change. */
const texts = new WeakMap<object, string>();

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
  if (value instanceof Size) {
    return quantity(value);
  }
  const kind = SAID_IN_FIELDS.get(prototype);
  if (kind === undefined) {
    throw new Error('an object that may say more than its fields');
  }
  // What cloud-init does is the same object where it is the same, and long.
  const text = texts.get(value) ?? `${kind}${value instanceof CloudInit ? numberOf(value) : toldFields(value)}`;
  // Of these values, those that are frozen are so all the way down.
  if (Object.isFrozen(value)) {
    texts.set(value, text);
  }
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
