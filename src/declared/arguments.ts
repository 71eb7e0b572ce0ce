// Checks the arguments of the public API against its declarations before anything else uses them. Programs without type checks may
// pass anything.
import type { IConstruct } from 'constructs';
import type { Struct, Type } from './notation';
import { intendedFields } from './other-names';
import { CALLS, CLASSES, ENUMS, STRUCTS } from './types';
import { copy, MAX_DEPTH } from '../issues/checked-copy';
import { isPlaceholder } from '../issues/formats';
import { Trail } from '../issues/issue-trail';
import { independentIssues, inSource, type Issue, IssueCollector, IssueError, issuesOfEach, refuse, pathOf } from '../issues/issues';
import { alternatives, suggestNames } from '../issues/nearest-name';
import { type Check, type Fields, atLeast, hidden, mapOf, required, type Shape } from '../issues/shape';
import { fits, validPart, type Notation, shapeIssues } from '../issues/shape-issues';
import { isLazy, isMap, isPlain } from '../plain-data/plain-data';

/** How programs write values. */
export const PROGRAM: Notation = {
  list: 'write a list, such as []',
  map: 'write an object, such as {}',
  secret: /passw|secret(?!Store)|token|credential|data|cloudInit|content|script|cmd|raw|key|header|parts|users|template|manifest|yaml|text|(?<!dhcp\d)overrides|props|options/i,
};

const string: Check = (value) => typeof value === 'string' ? undefined : 'write a string';

/** The library `constructs` refuses ids that every JavaScript object has as properties, such as `constructor`. */
const constructId: Check = (value) => {
  if (typeof value !== 'string' || value !== '' && !(value in {})) {
    return string(value);
  }
  return value === '' ? 'write one such as "web-1"' : 'write another one, and in metadata.name what the object is to be called';
};

const number: Check = (value) => Number.isFinite(value) ? undefined : 'write a number';

const boolean: Check = (value) => typeof value === 'boolean' ? undefined : 'write true or false';

/** The fields that the library only passes on into manifests, wherever they occur: their values may be produced at synth. */
const PASSED_ON = new Set([
  'annotations', 'bus', 'cache', 'cpuModel', 'deviceName', 'evictionStrategy', 'firmwareSerial', 'firmwareUuid', 'instanceAnnotations',
  'instanceLabels', 'io', 'ioThreadsPolicy', 'machineType', 'model', 'nodeSelector', 'priorityClassName', 'runStrategy', 'serial', 'volumeMode',
]);

/** Data that a manifest can contain. */
const data: Check = (value) => {
  const found = dataIssues(value, '');
  return found.length === 0 ? undefined : isLazy(value) ? 'write plain data' : found;
};

function dataIssues(value: unknown, name: string): readonly Issue[] {
  const collector = new IssueCollector();
  const trail = new Trail(name);
  collector.collect(() => trail.finish(() => copy(value, trail)), undefined);
  return collector.issues;
}

/** Any value that does not contain itself. Instances of classes are not inspected. */
const finite: Check = (value) => isFiniteData(value, () => true) ? undefined : `write data that does not contain itself, of at most ${MAX_DEPTH} levels`;

/** Data that a manifest can contain, and lazy values, which are produced when the manifest is written. */
const dataOrLazy: Check = (value) => isFiniteData(value, (scalar) => SCALARS.has(typeof scalar)) ? undefined : `write strings, in lists or objects that do not contain themselves, of at most ${MAX_DEPTH} levels`;

const SCALARS = new Set(['string', 'number', 'boolean', 'undefined', 'object']);

/**
 * Whether a value does not contain itself, and its scalars are right.
 *
 * @param visited the values that were checked before, since a value may occur in many places
 */
function isFiniteData(
  value: unknown, isValidScalar: (scalar: unknown) => boolean, ancestors: readonly unknown[] = [], visited: Set<unknown> = new Set(),
): boolean {
  if (typeof value !== 'object' || value === null || !isPlain(value)) {
    return isValidScalar(value);
  }
  const isValid = visited.has(value)
    || (!ancestors.includes(value) && ancestors.length < MAX_DEPTH
      && Object.values(value).every((inner) => isFiniteData(inner, isValidScalar, [...ancestors, value], visited)));
  visited.add(value);
  return isValid;
}

/** The shapes of types without a declaration of their own. */
const BASIC_SHAPES = new Map<string, Shape>([
  ['string', string], ['number', number], ['boolean', boolean], ['any', data], ['unknown', dataOrLazy],
  ['null', (value) => value === null ? undefined : 'write null'], ['lazy', (value) => isLazy(value) ? undefined : 'write a Lazy'],
]);

/** How messages name values of these types. */
const TYPE_NAMES = new Map([['string', 'a string'], ['number', 'a number'], ['boolean', 'true or false'], ['null', 'null'], ['lazy', 'a Lazy']]);

/** Parameters whose names do not appear in the paths of their fields. */
const PROPS = new Set(['props', 'options']);

/**
 * Checks the arguments of a function. The caller passes all of them except those that it checks itself.
 *
 * @param call the function, as `Class.name`, or the class whose constructor it is
 * @throws one error that lists every argument that does not have its declared type
 */
export function checkArguments(call: keyof typeof CALLS, ...args: readonly unknown[]): void {
  refuse(argumentIssues(call, args), () => placeOf(call, args));
}

/**
 * Checks the arguments of a method, and runs it. Issues that name no source, only a field of the arguments, get the method as their source.
 *
 * @throws one error that lists every argument that does not have its declared type, or else what the method refuses
 */
export function runMethod<Result>(call: keyof typeof CALLS, args: readonly unknown[], method: () => Result): Result {
  checkArguments(call, ...args);
  const collector = new IssueCollector();
  const result = collector.collect<Result | undefined>(method, undefined);
  refuse(withSource(call, collector.issues));
  return result!;
}

/**
 * Checks the arguments of a function that has further rules for them. If one does not have its type, the function is called again with the
 * valid part of all arguments, so that the error also lists its other issues. The constructs which that call makes are removed.
 *
 * @param callAgain calls the function
 * @throws one error that lists every argument that does not have its declared type, and what else the function refuses
 */
export function checkCall<Args extends readonly unknown[] | []>(call: keyof typeof CALLS, args: Args, callAgain: (...valid: Args) => unknown): void {
  const issues = argumentIssues(call, args);
  if (issues.length > 0) {
    const place = placeOf(call, args);
    const refused = issues.map((each) => inSource(place, each));
    const others = withSource(place, issuesOfCall(call, args, callAgain));
    throw new IssueError([...refused, ...independentIssues(refused, others)]);
  }
}

/** Issues with a source: those that have none get this one. */
function withSource(source: string, issues: readonly Issue[]): readonly Issue[] {
  return issues.map((each) => each.source === undefined ? inSource(source, each) : each);
}

function argumentIssues(call: keyof typeof CALLS, args: readonly unknown[]): readonly Issue[] {
  const shapes = shapesOf(call);
  const issues = issuesOfEach(args, (value, index) => {
    const { name, shape } = shapes[index];
    return shape === data ? dataIssues(value, name) : shapeIssues(value, shape, PROPS.has(name) && isMap(value) ? '' : name, PROGRAM);
  });
  return issues.length > 0 && isNamedById(args) ? issues.filter(({ path }) => path !== 'name') : issues;
}

/** Whether a program passes the id of a construct as its name too, which then loses nothing. */
function isNamedById([, id, props]: readonly unknown[]): boolean {
  return typeof id === 'string' && isMap(props) && props.name === id;
}

/** The issues that a function finds in the valid part of its arguments. Other errors are ignored, since a missing part may cause them. */
function issuesOfCall<Args extends readonly unknown[] | []>(
  call: keyof typeof CALLS, args: Args, callAgain: (...valid: Args) => unknown,
): readonly Issue[] {
  const shapes = shapesOf(call);
  const valid = args.map((value, index) => validPart(value, shapes[index].shape)) as unknown as Args;
  if (argumentIssues(call, valid).length > 0) {
    return [];
  }
  const before = new Set(constructsAround(valid));
  try {
    callAgain(...valid);
    return [];
  } catch (error) {
    return error instanceof IssueError ? error.issues : [];
  } finally {
    constructsAround(valid).filter((construct) => !before.has(construct)).forEach(({ node }) => node.scope?.node.tryRemoveChild(node.id));
  }
}

const isConstruct = (value: unknown): value is IConstruct => value !== undefined && shapeIssues(value, shapeOf('Construct')).length === 0;

/** All constructs of the app of the first construct among the arguments. */
function constructsAround(args: readonly unknown[]): readonly IConstruct[] {
  return args.filter(isConstruct).slice(0, 1).flatMap((construct) => construct.node.root.node.findAll());
}

/** The place of issues: the path of a construct, or else the name of the function. */
function placeOf(call: string, [scope, id]: readonly unknown[]): string {
  return !call.includes('.') && isConstruct(scope) && typeof id === 'string' ? pathOf(scope, id) : call;
}

interface Parameter {
  readonly name: string;
  readonly shape: Shape;
}

const parameterCache = new Map<string, readonly Parameter[]>();

function shapesOf(call: keyof typeof CALLS): readonly Parameter[] {
  const known = parameterCache.get(call) ?? Object.entries(fieldsOf(CALLS[call])).map(([name, shape]) => ({ name, shape: name === 'id' ? required(constructId, 'write a name') : shape }));
  parameterCache.set(call, known);
  return known;
}

const shapeCache = new Map<string, Shape>(BASIC_SHAPES);

function shapeOf(type: Type): Shape {
  if (typeof type !== 'string') {
    return 'map' in type ? mapOf(shapeOf(type.map)) : 'either' in type ? unionCheck(type.either) : [shapeOf(type.list)];
  }
  const known = shapeCache.get(type) ?? declaredShape(type);
  shapeCache.set(type, known);
  return known;
}

function declaredShape(name: string): Shape {
  if (Object.hasOwn(ENUMS, name)) {
    return enumCheck(name, ENUMS[name as keyof typeof ENUMS]);
  }
  // A program may pass an object with undeclared fields, but none that is probably a misspelled one: it would be ignored.
  return Object.hasOwn(CLASSES, name) ? classShape(name as keyof typeof CLASSES)
    : atLeast(fieldsOf(STRUCTS[name as keyof typeof STRUCTS]), finite, (field, known, siblings) => intendedFields(name, field, known, siblings));
}

function fieldsOf(struct: Struct): Fields {
  return Object.fromEntries(Object.entries(struct).map(([declared, type]) => {
    const [name, isOptional] = declared.split(/(\?)$/);
    const shape = PASSED_ON.has(name) ? orLazy(type) : shapeOf(type);
    return [name, isOptional || type === 'any' ? shape : required(shape, `write ${describeType(type)}`)];
  }));
}

/** The shape of a type in which each scalar may also be a Lazy. */
function orLazy(type: Type): Shape {
  if (typeof type !== 'string' && 'map' in type) {
    return mapOf(orLazy(type.map));
  }
  const shape = shapeOf(type);
  return (value) => isLazy(value) ? undefined : (shape as Check)(value);
}

function enumCheck(name: string, values: readonly unknown[]): Check {
  const names = values.filter((value) => typeof value === 'string');
  const advice = (value: unknown) => names.length > 0 ? suggestNames(value, names) : `a ${name}: ${alternatives(values)}`;
  return (value) => values.includes(value) || (typeof value === 'string' && isPlaceholder(value)) ? undefined : `write ${advice(value)}`;
}

/** Classes whose values messages may show. For any other class, a program may pass a string with secrets by mistake. */
const VISIBLE_CLASSES = new Set(['Size', 'Duration']);

function classShape(name: keyof typeof CLASSES): Shape {
  const { member, write } = CLASSES[name];
  const check: Check = (value) => typeof value === 'object' && value !== null && member in value ? undefined : `write ${write}`;
  return VISIBLE_CLASSES.has(name) ? check : hidden(check);
}

function unionCheck(types: readonly Type[]): Check {
  const shapes = types.map(shapeOf);
  return (value) => shapes.some((shape) => fits(value, shape)) ? undefined : `write ${types.map(describeType).join(' or ')}`;
}

/** What to write for a value of a type. */
function describeType(type: Type): string {
  if (typeof type !== 'string') {
    return 'map' in type ? 'an object' : 'either' in type ? type.either.map(describeType).join(' or ') : 'a list';
  }
  return TYPE_NAMES.get(type) ?? (Object.hasOwn(CLASSES, type) ? CLASSES[type as keyof typeof CLASSES].write
    : Object.hasOwn(ENUMS, type) ? alternatives(ENUMS[type as keyof typeof ENUMS]) : 'an object');
}
