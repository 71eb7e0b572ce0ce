/* eslint-disable no-bitwise -- the compiler's flags for types and members are bit masks */
// Writes src/declared/types.ts: the parameter types of each function of the public API, as its declaration has them.
import { writeFileSync } from 'fs';
import { join } from 'path';
import * as ts from 'typescript';
import type { Call, ClassType, Struct, Type } from '../src/declared/notation';

const ROOT = join(__dirname, '..');

/** The declarations by which programs without types are checked. */
export const OUTPUT = join(ROOT, 'src/declared/types.ts');

/** It may contain values that are produced only at synth. */
const PRODUCED_LATER = 'ApiObjectMetadata';

/** Names of interfaces that classes implement, as jsii has them. */
const BEHAVIORAL = /^I[A-Z][a-z]/;

/** Examples for types whose construction cannot be derived. */
const EXAMPLES: { readonly [name: string]: string } = {
  Construct: 'a construct, such as a Chart',
  IConstruct: 'a construct, such as a Chart',
  IVirtualMachine: 'a machine, such as a Machine or VirtualMachine.fromVirtualMachineName(…)',
  IVirtualMachineSnapshot: 'a snapshot, such as a VirtualMachineSnapshot or VirtualMachineSnapshot.fromVirtualMachineSnapshotName(…)',
  ISubject: 'a subject, such as Subject.group("operators")',
  Size: 'a size, such as Size.gibibytes(4)',
  Duration: 'a duration, such as Duration.minutes(5)',
  MachineSize: 'a MachineSize, such as MachineSize.SMALL or MachineSize.named("small")',
};

/** The public API, as declared. */
export interface Declarations {
  readonly calls: { readonly [name: string]: Call };
  readonly structs: { readonly [name: string]: Struct };
  readonly classes: { readonly [name: string]: ClassType };
  readonly enums: { readonly [name: string]: readonly unknown[] };
}

/** Reads the declarations of everything that src/index.ts exports. */
export function readDeclarations(): Declarations {
  const index = join(ROOT, 'src/index.ts');
  const { options } = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined })!;
  const program = ts.createProgram([index], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(index)!)!);
  const reader = new Reader(checker);
  const classes = exported.map((each) => each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each)
    .flatMap((each) => each.declarations!.filter(ts.isClassDeclaration));
  const calls = Object.fromEntries(classes.flatMap((each) => [...reader.callsOf(each)]));
  return { calls: sorted(calls), structs: sorted(reader.structs), classes: sorted(reader.classes), enums: sorted(reader.enums) };
}

/** The source file for these declarations. */
export function sourceOf({ calls, structs, classes, enums }: Declarations): string {
  const table = (name: string, what: string, type: string, rows: object) => [
    `\n/** ${what} */`,
    `export const ${name} = {`,
    ...Object.entries(rows).map(([key, row]) => `  '${key}': ${literal(row)},`),
    `} as const satisfies { readonly [name: string]: ${type} };\n`,
  ].join('\n');
  return [
    '/* eslint-disable @stylistic/max-len, @stylistic/quote-props, max-lines */\n',
    '// Generated from the declarations of the public API by `npm run declared`: what each of its functions takes, for programs without types.\n',
    'import type { Call, ClassType, Struct } from \'./notation\';\n',
    table('CALLS', 'The parameters of constructors, static functions and methods.', 'Call', calls),
    table('STRUCTS', 'The fields of interfaces.', 'Struct', structs),
    table('CLASSES', 'By which member an object of a class is known, and what makes one.', 'ClassType', classes),
    table('ENUMS', 'The values of enumerations.', 'readonly unknown[]', enums),
  ].join('');
}

/** Follows parameter types to every type that they consist of. */
class Reader {
  readonly structs: { [name: string]: Struct } = {};
  readonly classes: { [name: string]: ClassType } = {};
  readonly enums: { [name: string]: readonly unknown[] } = {};

  constructor(private readonly checker: ts.TypeChecker) {}

  * callsOf(declaration: ts.ClassDeclaration): Iterable<[string, Call]> {
    const name = declaration.name!.text;
    for (const member of declaration.members.filter(isPublic)) {
      if ((ts.isConstructorDeclaration(member) || ts.isMethodDeclaration(member)) && member.parameters.length > 0) {
        yield [ts.isConstructorDeclaration(member) ? name : `${name}.${member.name.getText()}`, this.callOf(member.parameters)];
      }
    }
  }

  private callOf(parameters: readonly ts.ParameterDeclaration[]): Call {
    return Object.fromEntries(parameters.map((parameter) => {
      const optional = parameter.questionToken || parameter.initializer || parameter.dotDotDotToken ? '?' : '';
      return [`${parameter.name.getText()}${optional}`, this.typeOf(this.checker.getTypeAtLocation(parameter))];
    }));
  }

  private typeOf(type: ts.Type): Type {
    const given = this.checker.getNonNullableType(type);
    const list = this.checker.isArrayType(given) ? this.checker.getTypeArguments(given as ts.TypeReference)[0] : undefined;
    if (list !== undefined) {
      return { list: this.typeOf(list) };
    }
    if (given.isUnion() && !(given.flags & ts.TypeFlags.Boolean) && !(given.flags & ts.TypeFlags.EnumLike)) {
      // A union with boolean is represented as one with true and false.
      const types = given.types.map((each) => this.typeOf(this.checker.getBaseTypeOfLiteralType(each)));
      return { either: [...new Map(types.map((each) => [JSON.stringify(each), each])).values()] };
    }
    return given.flags & (ts.TypeFlags.Object) ? this.objectType(given) : this.scalarType(given);
  }

  private scalarType(type: ts.Type): Type {
    if (type.flags & ts.TypeFlags.EnumLike) {
      const [first] = type.symbol.declarations!;
      const declaration = (ts.isEnumMember(first) ? first.parent : first) as ts.EnumDeclaration;
      this.enums[declaration.name.text] = declaration.members.map((member) => this.checker.getConstantValue(member));
      return declaration.name.text;
    }
    return this.checker.typeToString(type);
  }

  private objectType(type: ts.Type): Type {
    const item = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const { name, declarations = [] } = type.symbol;
    if (item !== undefined && type.getProperties().length === 0) {
      return { map: this.typeOf(item) };
    }
    const members = type.getProperties().filter(({ valueDeclaration: declaration }) => (
      declaration === undefined || (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) === 0));
    const method = members.find((member) => member.flags & ts.SymbolFlags.Method && member.name !== 'toString');
    if (declarations.some(ts.isClassDeclaration) || method !== undefined || BEHAVIORAL.test(name)) {
      this.classes[name] ??= { member: (method ?? members[0]).name, write: this.example(name, declarations.find(ts.isClassDeclaration)) };
    } else if (this.structs[name] === undefined) {
      this.structs[name] = {};
      this.structs[name] = Object.fromEntries(members.map((member) => {
        const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
        const found = this.typeOf(this.checker.getTypeOfSymbol(member));
        return [`${member.name}${optional}`, name === PRODUCED_LATER ? producedLater(found, member.name) : found];
      }));
    }
    return name;
  }

  /** Example code for an object of a class. */
  private example(name: string, declaration?: ts.ClassDeclaration): string {
    const isStatic = (member: ts.ClassElement) => (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
    const isMaker = (member: ts.ClassElement) => (
      ts.isMethodDeclaration(member) && isPublic(member) && isStatic(member) && member.type?.getText() === name
    );
    const makes = declaration?.members.find(isMaker);
    if (Object.hasOwn(EXAMPLES, name)) {
      return EXAMPLES[name];
    }
    const article = /^[AEIOU]/.test(name) ? 'an' : 'a';
    return makes === undefined ? `${article} ${name}` : `${article} ${name}, such as ${name}.${makes.name!.getText()}(…)`;
  }
}

/** The type of a field whose items may be produced later, and so may its value unless it is a name, which others are derived from. */
function producedLater(type: Type, field: string): Type {
  if (typeof type === 'string') {
    return { either: field === 'name' ? [type, 'null'] : [type, 'null', 'lazy'] };
  }
  return 'map' in type ? { map: 'unknown' } : { list: 'unknown' };
}

/** Whether users of the library see a member. */
function isPublic(member: ts.ClassElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(member) & hidden) === 0 && !member.name?.getText().startsWith('_');
}

function sorted<Value>(table: { readonly [name: string]: Value }): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(table).sort(([one], [other]) => one < other ? -1 : 1));
}

/** A value, quoted as lint requires. */
function literal(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const quote = Object.keys(value).every((key) => /^\w+$/.test(key)) ? '' : '\'';
    return `{ ${Object.entries(value).map(([key, field]) => `${quote}${key}${quote}: ${literal(field)}`).join(', ')} }`;
  }
  return typeof value === 'string' ? `'${value.replace(/'/g, '\\\'')}'` : String(value);
}

if (require.main === module) {
  writeFileSync(OUTPUT, sourceOf(readDeclarations()));
}
