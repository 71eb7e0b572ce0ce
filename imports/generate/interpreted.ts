// Checks objects against JSON Schemas without compiled code, with the same errors. This is not generator code: it becomes part of the validators.
import { duplicates } from './duplicates';
import type { Hoisted } from './hoist';
import type { JsonSchema } from './json-schema';
import type { SchemaError, Validator } from '../validators';

type Report = (keyword: string, params: SchemaError['params'], instancePath?: string) => void;

type Definitions = Hoisted['definitions'];

/** A validator of a kind whose schema is read when the first object is checked. */
export function interpreted(kind: string, read: () => Hoisted): Validator {
  const validate: { (object: unknown): boolean; errors: SchemaError[] | null } = (object) => {
    const { roots, definitions } = read();
    const errors: SchemaError[] = [];
    check(definitions[roots[kind]], object, { instancePath: '', schemaPath: '#', definitions, errors });
    validate.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  };
  validate.errors = null;
  return validate;
}

interface Place {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly definitions: Definitions;
  readonly errors: SchemaError[];
}

/** Custom keywords, whose schemas apply to the same value. */
const CONDITIONS = ['unlessRewritten', 'whenRewritten'];

function check(schema: JsonSchema, value: any, place: Place): void {
  const { $ref, type } = schema;
  const report: Report = (keyword, params, instancePath = place.instancePath) => {
    place.errors.push({ instancePath, schemaPath: `${place.schemaPath}/${keyword}`, keyword, params });
  };
  if ($ref !== undefined) {
    check(place.definitions[$ref.slice('#/$defs/'.length)], value, place);
  }
  if (type !== undefined && ![type].flat().some((each: string) => hasType(value, each))) {
    report('type', { type });
  }
  if (schema.enum?.includes(value) === false) {
    report('enum', { allowedValues: schema.enum });
  }
  CHECKS.find(({ applies }) => applies(value))?.check(schema, value, report, place);
  for (const condition of CONDITIONS.filter((each) => schema[each] !== undefined)) {
    check(schema[condition], value, { ...place, schemaPath: `${place.schemaPath}/${condition}` });
  }
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'array': return Array.isArray(value);
    case 'integer': return Number.isInteger(value);
    case 'null': return value === null;
    case 'number': return Number.isFinite(value);
    case 'object': return isMap(value);
    default: return typeof value === type;
  }
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface KeywordCheck {
  readonly applies: (value: unknown) => boolean;
  readonly check: (schema: JsonSchema, value: any, report: Report, place: Place) => void;
}

/** The checks for each type of value. */
const CHECKS: readonly KeywordCheck[] = [
  { applies: isMap, check: checkMap },
  { applies: Array.isArray, check: checkList },
  {
    applies: (value) => typeof value === 'string',
    check: ({ minLength, maxLength, pattern }, text, report) => {
      reportLimits('Length', [...text].length, minLength, maxLength, report);
      if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) {
        report('pattern', { pattern });
      }
    },
  },
  { applies: (value) => typeof value === 'number', check: ({ minimum, maximum }, value, report) => reportLimits('imum', value, minimum, maximum, report) },
];

function reportLimits(keyword: string, size: number, least: number = -Infinity, most: number = Infinity, report: Report): void {
  if (size < least) {
    report(`min${keyword}`, { limit: least });
  }
  if (size > most) {
    report(`max${keyword}`, { limit: most });
  }
}

function checkMap({ properties = {}, additionalProperties, required = [] }: JsonSchema, value: any, report: Report, place: Place): void {
  required.filter((name: string) => value[name] === undefined).forEach((missingProperty: string) => report('required', { missingProperty }));
  for (const name of Object.keys(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (schema === false) {
      report('additionalProperties', { additionalProperty: name });
    } else if (schema !== undefined && value[name] !== undefined) {
      check(schema, value[name], { ...place, instancePath: `${place.instancePath}/${escaped(name)}` });
    }
  }
}

/** A name, escaped as a step of a JSON pointer. */
function escaped(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

function checkList({ items, minItems, maxItems, distinct }: JsonSchema, list: any[], report: Report, place: Place): void {
  reportLimits('Items', list.length, minItems, maxItems, report);
  const indices = distinct === undefined ? [] : duplicates(list, distinct);
  if (indices.length > 0) {
    report('distinct', { indices });
  }
  if (items !== undefined) {
    list.forEach((item, index) => check(items, item, { ...place, instancePath: `${place.instancePath}/${index}` }));
  }
}
