// What a program hands to the public API, checked by its declarations before anything else looks at it: a program without
// types may hand over anything.
import { Construct, type IConstruct } from 'constructs';
import type { Struct, Type } from './notation';
import { CALLS, CLASSES, ENUMS, STRUCTS } from './types';
import { copy, DEEPEST } from '../issues/checked-copy';
import { isPlaceholder } from '../issues/formats';
import { Trail } from '../issues/issue-trail';
import { besides, inSource, type Issue, IssueCollector, IssueError, issueText, refuse, pathOf } from '../issues/issues';
import { alternatives, meant } from '../issues/nearest-name';
import { type Check, fitting, type Fields, type Form, atLeast, hidden, mapOf, shapeIssues, required, type Shape } from '../issues/shape';
import { isMap, isPlain } from '../plain-data/plain-data';

const PROGRAM: Form = {
  list: 'write a list, such as []',
  map: 'write an object, such as {}',
  secret: /passw|secret|token|credential|data|cloudInit|content|script|cmd|raw|key|header|parts|users|template|manifest|yaml|text|overrides|props|options/i,
};

const string: Check = (value) => typeof value === 'string' || isProducedLater(value) ? undefined : 'write a string';

/** Constructs takes the names that every object has for taken. */
const constructId: Check = (value) => typeof value !== 'string' ? string(value) : value !== '' && !(value in {}) ? undefined : 'write another one, and in metadata.name what the object is to be called';

const number: Check = (value) => Number.isFinite(value) || isProducedLater(value) ? undefined : 'write a number';

const boolean: Check = (value) => typeof value === 'boolean' || isProducedLater(value) ? undefined : 'write true or false';

/** Whether it is a Lazy of cdk8s. */
function isProducedLater(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'produce' in value;
}

/** Data that a manifest can hold. */
const data: Check = (value) => {
  const [found] = dataIssues(value, 'it');
  return found === undefined ? undefined : `write plain data (${issueText(found)})`;
};

function dataIssues(value: unknown, name: string): readonly Issue[] {
  const collector = new IssueCollector();
  const trail = new Trail(name);
  collector.collect(() => trail.finish(() => copy(value, trail)), undefined);
  return collector.issues;
}

/** Anything that comes to an end. What objects of classes hold is their own affair. */
const finite: Check = (value) => ends(value, () => true) ? undefined : `write data that does not contain itself, of at most ${DEEPEST} levels`;

/** What a manifest can hold, and what is produced only when it is written. */
const written: Check = (value) => ends(value, (scalar) => SCALARS.has(typeof scalar)) ? undefined : `write texts, in lists or objects that do not contain themselves, of at most ${DEEPEST} levels`;

const SCALARS = new Set(['string', 'number', 'boolean', 'undefined', 'object']);

/**
 * Whether a value has an end, and its scalars are right.
 *
 * @param ended what was looked at before: a value may stand in many places, each of which has many
 */
function ends(value: unknown, isRight: (scalar: unknown) => boolean, around: readonly unknown[] = [], ended: Set<unknown> = new Set()): boolean {
  if (typeof value !== 'object' || value === null || !isPlain(value)) {
    return isRight(value);
  }
  const isEnding = ended.has(value)
    || (!around.includes(value) && around.length < DEEPEST && Object.values(value).every((inner) => ends(inner, isRight, [...around, value], ended)));
  ended.add(value);
  return isEnding;
}

/** What has no declaration of its own. */
const BASIC = new Map<string, Shape>([['string', string], ['number', number], ['boolean', boolean], ['any', data], ['unknown', written], ['null', (value) => value === null ? undefined : 'write null']]);

/** What to write for each of them. */
const WORDS = new Map([['string', 'a string'], ['number', 'a number'], ['boolean', 'true or false'], ['null', 'null']]);

/** Parameters whose fields are called by their names alone. */
const PROPS = new Set(['props', 'options']);

/**
 * Checks the arguments of a function: those that are given here, which are all but what it checks itself.
 *
 * @param call the function, as `Class.name`, or the class whose constructor it is
 * @throws one error that lists all that is not of the type that the function declares
 */
export function checkArguments(call: keyof typeof CALLS, ...given: readonly unknown[]): void {
  refuse(argumentIssues(call, given), () => placeOf(call, given));
}

/**
 * Checks the arguments of a function that has more to say of them. Where one is not of its type, the function is called again with what is
 * right of all of them, so that it says that too; whatever constructs it makes then are taken away.
 *
 * @param again calls the function
 * @throws one error that lists all that is not of the type that the function declares, and what else it refuses
 */
export function checkCall<Given extends readonly unknown[] | []>(call: keyof typeof CALLS, given: Given, again: (...right: Given) => unknown): void {
  const odd = argumentIssues(call, given);
  if (odd.length > 0) {
    const place = placeOf(call, given);
    const refused = odd.map((each) => inSource(place, each));
    throw new IssueError([...refused, ...besides(refused, issuesOfCall(call, given, again))]);
  }
}

function argumentIssues(call: keyof typeof CALLS, given: readonly unknown[]): Issue[] {
  const shapes = shapesOf(call);
  return given.flatMap((value, index): readonly Issue[] => {
    const { name, shape } = shapes[index];
    return shape === data ? dataIssues(value, name) : shapeIssues(value, shape, PROPS.has(name) && isMap(value) ? '' : name, PROGRAM);
  });
}

/** What a function refuses of what is right of its arguments. What else it throws then may be for what it lacks. */
function issuesOfCall<Given extends readonly unknown[] | []>(
  call: keyof typeof CALLS, given: Given, again: (...right: Given) => unknown,
): readonly Issue[] {
  const shapes = shapesOf(call);
  const right = given.map((value, index) => fitting(value, shapes[index].shape)) as unknown as Given;
  if (argumentIssues(call, right).length > 0) {
    return [];
  }
  const before = new Set(constructsAround(right));
  try {
    again(...right);
    return [];
  } catch (error) {
    return error instanceof IssueError ? error.issues : [];
  } finally {
    constructsAround(right).filter((construct) => !before.has(construct)).forEach(({ node }) => node.scope?.node.tryRemoveChild(node.id));
  }
}

/** All constructs of the app that a construct among the arguments is part of. */
function constructsAround(given: readonly unknown[]): readonly IConstruct[] {
  return given.filter(Construct.isConstruct).slice(0, 1).flatMap((construct) => construct.node.root.node.findAll());
}

/** A construct is found by its path, and all else by what was called. */
function placeOf(call: string, [scope, id]: readonly unknown[]): string {
  const isConstruct = !call.includes('.') && scope !== undefined && shapeIssues(scope, shapeOf('Construct')).length === 0 && typeof id === 'string';
  return isConstruct ? pathOf(scope as Parameters<typeof pathOf>[0], id) : call;
}

interface Parameter {
  readonly name: string;
  readonly shape: Shape;
}

const parameters = new Map<string, readonly Parameter[]>();

function shapesOf(call: keyof typeof CALLS): readonly Parameter[] {
  const known = parameters.get(call) ?? Object.entries(fieldsOf(CALLS[call])).map(([name, shape]) => ({ name, shape: name === 'id' ? required(constructId, 'write a name') : shape }));
  parameters.set(call, known);
  return known;
}

const named = new Map<string, Shape>(BASIC);

function shapeOf(type: Type): Shape {
  if (typeof type !== 'string') {
    return 'map' in type ? mapOf(shapeOf(type.map)) : 'either' in type ? either(type.either) : [shapeOf(type.list)];
  }
  const known = named.get(type) ?? declared(type);
  named.set(type, known);
  return known;
}

function declared(name: string): Shape {
  if (Object.hasOwn(ENUMS, name)) {
    return choice(ENUMS[name as keyof typeof ENUMS]);
  }
  return Object.hasOwn(CLASSES, name) ? instance(name as keyof typeof CLASSES) : atLeast(fieldsOf(STRUCTS[name as keyof typeof STRUCTS]), finite);
}

function fieldsOf(struct: Struct): Fields {
  return Object.fromEntries(Object.entries(struct).map(([name, type]) => name.endsWith('?')
    ? [name.slice(0, -1), shapeOf(type)]
    : [name, type === 'any' ? shapeOf(type) : required(shapeOf(type), `write ${wordsFor(type)}`)]));
}

function choice(values: readonly unknown[]): Check {
  return (value) => values.includes(value) || (typeof value === 'string' && isPlaceholder(value)) || isProducedLater(value) ? undefined : `write ${meant(value, values.map(String))}`;
}

/** What is given for an amount is no secret. Instead of all else a program may give a text with secrets in it. */
const AMOUNTS = new Set(['Size', 'Duration']);

function instance(name: keyof typeof CLASSES): Shape {
  const { member, write } = CLASSES[name];
  const check: Check = (value) => typeof value === 'object' && value !== null && member in value ? undefined : `write ${write}`;
  return AMOUNTS.has(name) ? check : hidden(check);
}

function either(types: readonly Type[]): Check {
  const shapes = types.map(shapeOf);
  return (value) => shapes.some((shape) => shapeIssues(value, shape).length === 0) ? undefined : `write ${types.map(wordsFor).join(' or ')}`;
}

/** What to write where a value of a type goes. */
function wordsFor(type: Type): string {
  if (typeof type !== 'string') {
    return 'map' in type ? 'an object' : 'either' in type ? type.either.map(wordsFor).join(' or ') : 'a list';
  }
  return WORDS.get(type) ?? (Object.hasOwn(CLASSES, type) ? CLASSES[type as keyof typeof CLASSES].write
    : Object.hasOwn(ENUMS, type) ? alternatives(ENUMS[type as keyof typeof ENUMS]) : 'an object');
}
