// Reads the TypeScript programs of pages, with the compiler's knowledge of their types.
import { join } from 'path';
import * as ts from 'typescript';
import type { Call, Callee, Entry, Kind, Loop, Name, Program, Statement, TypeName, Value } from './tree';

const ROOT = join(__dirname, '../..');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node', 'jest'],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  paths: { 'cdk8s-kubevirt': [join(ROOT, 'src')], 'cdk8s-kubevirt/imports': [join(ROOT, 'imports')] },
};

/** The packages that programs import in all languages. */
const PACKAGES = ['cdk8s', 'cdk8s-kubevirt', 'constructs'];

/** The files that every compilation reads again: the library and its imports. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Compiles sources against the library, all at once, since each compilation takes seconds. */
export function compile(sources: readonly string[]): { readonly program: ts.Program; readonly files: readonly ts.SourceFile[] } {
  const texts = new Map(sources.map((source, index) => [join(ROOT, 'docs', `program-${index}.ts`), source]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = texts.get(name);
    if (text !== undefined) {
      return ts.createSourceFile(name, text, version, true);
    }
    if (!libraries.has(name)) {
      libraries.set(name, getSourceFile(name, version, ...rest));
    }
    return libraries.get(name);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return { program, files: [...texts.keys()].map((name) => program.getSourceFile(name)!) };
}

/** Reads the statements of one file. */
export class Reader {
  /** @param page the page that contains the file's program, for messages */
  constructor(private readonly page: string, private readonly file: ts.SourceFile, private readonly checker: ts.TypeChecker) {}

  /** Reads a range of the file: a program, or what is added to it, which follows it. */
  read(from: number, to: number): Program {
    const all = this.file.statements.filter((each) => !ts.isImportDeclaration(each) && !ts.isExportDeclaration(each) && !this.isPrinted(each));
    const own = all.filter((statement) => statement.getStart() >= from && statement.getStart() < to);
    return { isWhole: from === 0, statements: own.map((statement) => this.statement(statement, all)) };
  }

  /** Other languages need not print what TypeScript prints. */
  private isPrinted(statement: ts.Statement): boolean {
    return statement.getText().startsWith('console.log(');
  }

  private statement(statement: ts.Statement, all: readonly ts.Statement[]): Statement {
    const comments = this.comments(statement);
    const isApart = /^\s*?\n\s*?\n/.test(this.file.text.slice(statement.getFullStart()));
    if (ts.isExpressionStatement(statement)) {
      return { is: 'made', comments, isApart, value: this.value(statement.expression) };
    }
    if (ts.isVariableStatement(statement) && statement.declarationList.declarations.length === 1) {
      const [{ name, initializer }] = statement.declarationList.declarations;
      if (ts.isIdentifier(name) && initializer) {
        const isUsed = all.some((other) => other !== statement && other.getStart() > statement.getStart() && this.refersTo(other, name.text));
        const kind = this.kind(this.checker.getTypeAtLocation(name));
        return { is: 'made', comments, isApart, ...isUsed ? { name: name.text, kind } : {}, value: this.value(initializer) };
      }
    }
    const loop = ts.isForOfStatement(statement) ? this.loop(statement) : undefined;
    if (loop) {
      return { ...loop, comments, isApart };
    }
    throw this.mistake(statement, 'is no statement that other languages are given: make a constant, call a function, or loop over texts');
  }

  /** A loop over strings, which every language has. */
  private loop({ expression, initializer, statement }: ts.ForOfStatement): Omit<Loop, 'comments' | 'isApart'> | undefined {
    if (!ts.isArrayLiteralExpression(expression) || !ts.isBlock(statement) || !ts.isVariableDeclarationList(initializer)) {
      return undefined;
    }
    const over = expression.elements.flatMap((element) => ts.isStringLiteral(element) ? [element.text] : []);
    const body = statement.statements.filter((each) => !this.isPrinted(each));
    const isOfTexts = over.length > 0 && over.length === expression.elements.length;
    return isOfTexts ? { is: 'loop', name: initializer.declarations[0].name.getText(), over, body: body.map((each) => this.statement(each, body)) } : undefined;
  }

  private refersTo(node: ts.Node, name: string): boolean {
    const isName = ts.isIdentifier(node) && node.text === name && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);
    return isName || ts.forEachChild(node, (child) => this.refersTo(child, name) || undefined) === true;
  }

  private value(node: ts.Expression): Value {
    if (ts.isStringLiteralLike(node)) {
      return { is: 'literal', value: node.text, isAny: this.isAny(node) };
    }
    if (ts.isNumericLiteral(node)) {
      return { is: 'literal', value: Number(node.text), isAny: this.isAny(node) };
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      return { is: 'literal', value: node.kind === ts.SyntaxKind.TrueKeyword, isAny: this.isAny(node) };
    }
    if (ts.isTemplateExpression(node)) {
      return { is: 'joined', parts: [node.head.text, ...node.templateSpans.flatMap(({ expression, literal }) => [this.nameOf(expression), literal.text])] };
    }
    if (ts.isIdentifier(node)) {
      return this.name(node);
    }
    return this.compound(node);
  }

  private compound(node: ts.Expression): Value {
    if (ts.isSatisfiesExpression(node)) {
      return this.value(node.expression);
    }
    if (ts.isElementAccessExpression(node) && ts.isNumericLiteral(node.argumentExpression)) {
      return { is: 'item', list: this.value(node.expression), index: Number(node.argumentExpression.text) };
    }
    if (ts.isNewExpression(node)) {
      return this.call(node, { is: 'constructor' }, node.expression);
    }
    if (ts.isCallExpression(node)) {
      return this.called(node);
    }
    if (ts.isPropertyAccessExpression(node)) {
      return this.property(node);
    }
    if (ts.isArrayLiteralExpression(node)) {
      const kind = this.expected(node);
      const items = node.elements.map((element) => ({ name: '', value: this.value(element), comments: this.comments(element) }));
      return { is: 'list', of: kind.is === 'list' ? kind.of : { is: 'any' }, items, isAny: kind.is !== 'list' };
    }
    if (ts.isObjectLiteralExpression(node)) {
      return this.object(node);
    }
    throw this.mistake(node, 'is no value that other languages are given');
  }

  private property(node: ts.PropertyAccessExpression): Value {
    const type = this.classOf(node.expression);
    const isEnum = type !== undefined && (this.symbolOf(node.expression)!.flags & ts.SymbolFlags.Enum) !== 0; // eslint-disable-line no-bitwise
    const { text: name } = node.name;
    return type ? { is: 'constant', owner: type, name, isEnum } : { is: 'property', object: this.value(node.expression), name };
  }

  private called(node: ts.CallExpression): Value {
    const { expression } = node;
    if (ts.isIdentifier(expression) && expression.text === 'readFileSync' && ts.isStringLiteralLike(node.arguments[0])) {
      return { is: 'file', path: node.arguments[0].text };
    }
    if (!ts.isPropertyAccessExpression(expression)) {
      throw this.mistake(node, 'is no function of the library');
    }
    const type = this.classOf(expression.expression);
    const method = expression.name.text;
    return this.call(node, type ? { is: 'static', method } : { is: 'method', method, object: this.value(expression.expression) }, expression.expression);
  }

  private call(node: ts.NewExpression | ts.CallExpression, callee: Callee, owner: ts.Expression): Call {
    const given = (node.arguments ?? []).map((argument) => this.value(argument));
    const { parameters = [] } = this.checker.getResolvedSignature(node)!;
    const isRest = ({ valueDeclaration: each }: ts.Symbol) => each !== undefined && ts.isParameter(each) && each.dotDotDotToken !== undefined;
    const taken = parameters.filter((parameter) => !isRest(parameter));
    const type = this.classOf(owner) ?? this.nameOfType(this.checker.getTypeAtLocation(owner));
    if (type === undefined || !PACKAGES.includes(type.module)) {
      throw this.mistake(node, 'is nothing of the library');
    }
    return { is: 'call', callee, owner: type, given, left: Math.max(0, taken.length - given.length) };
  }

  private object(node: ts.ObjectLiteralExpression): Value {
    const kind = this.expected(node);
    const entries = node.properties.map((property): Entry => {
      const comments = this.comments(property);
      if (ts.isShorthandPropertyAssignment(property)) {
        return { name: property.name.text, value: this.value(property.name), comments };
      }
      if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
        return { name: (property.name as ts.Identifier | ts.StringLiteral).text, value: this.value(property.initializer), comments };
      }
      throw this.mistake(property, 'is no field that other languages are given');
    });
    if (kind.is === 'struct') {
      const known = this.checker.getContextualType(node)!;
      node.properties.filter(({ name }) => !this.checker.getPropertyOfType(this.checker.getNonNullableType(known), name!.getText().replace(/'/g, '')))
        .forEach((property) => { throw this.mistake(property, `is no field of ${kind.type.name}, so that other languages do not have it`); });
      return { is: 'struct', type: kind.type, fields: entries };
    }
    return { is: 'map', of: kind.is === 'map' ? kind.of : { is: 'any' }, entries, isAny: kind.is !== 'map' };
  }

  /** The kind that a literal's context expects. */
  private expected(node: ts.Expression): Kind {
    const type = this.checker.getContextualType(node);
    return type === undefined ? { is: 'any' } : this.kind(type);
  }

  private isAny(node: ts.Expression): boolean {
    return this.expected(node).is === 'any';
  }

  private kind(optional: ts.Type): Kind {
    const type = this.checker.getNonNullableType(optional);
    const { flags } = type;
    const has = (flag: ts.TypeFlags) => (flags & flag) !== 0; // eslint-disable-line no-bitwise
    if (has(ts.TypeFlags.StringLike) && !has(ts.TypeFlags.EnumLike)) {
      return { is: 'text' };
    }
    if (has(ts.TypeFlags.NumberLike) && !has(ts.TypeFlags.EnumLike)) {
      return { is: 'number' };
    }
    if (has(ts.TypeFlags.BooleanLike)) {
      return { is: 'boolean' };
    }
    if (this.checker.isArrayType(type)) {
      return { is: 'list', of: this.kind(this.checker.getTypeArguments(type as ts.TypeReference)[0]) };
    }
    const named = this.nameOfType(type);
    if (has(ts.TypeFlags.EnumLike)) {
      return { is: 'enum', type: named! };
    }
    return type.isUnion() || !has(ts.TypeFlags.Object) ? { is: 'any' } : this.objectKind(type, named);
  }

  private objectKind(type: ts.Type, named: TypeName | undefined): Kind {
    const entry = this.checker.getIndexInfosOfType(type)[0];
    if (entry && this.checker.getPropertiesOfType(type).length === 0) {
      return { is: 'map', of: this.kind(entry.type) };
    }
    if (named === undefined) {
      return { is: 'any' };
    }
    return { is: type.isClass() || /^I[A-Z]/.test(named.name) ? 'class' : 'struct', type: named };
  }

  private nameOfType(type: ts.Type): TypeName | undefined {
    // An enum's type may be that of one of its members.
    const symbol = type.aliasSymbol ?? type.getSymbol();
    const isMember = symbol !== undefined && (symbol.flags & ts.SymbolFlags.EnumMember) !== 0; // eslint-disable-line no-bitwise
    return symbol && this.named(isMember ? (symbol as unknown as { parent: ts.Symbol }).parent : symbol);
  }

  private named(symbol: ts.Symbol): TypeName | undefined {
    const path = symbol.declarations?.[0].getSourceFile().fileName ?? '';
    const [, module] = /\/node_modules\/((?:@\w+\/)?[\w-]+)\//.exec(path) ?? [];
    return { module: module ?? 'cdk8s-kubevirt', name: symbol.name };
  }

  /** The class or enum that an expression names. */
  private classOf(node: ts.Expression): TypeName | undefined {
    const symbol = ts.isIdentifier(node) ? this.symbolOf(node) : undefined;
    const isType = symbol !== undefined && (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Enum)) !== 0; // eslint-disable-line no-bitwise
    const type = isType ? this.named(symbol) : undefined;
    if (type && !PACKAGES.includes(type.module)) {
      throw this.mistake(node, `is of ${type.module}, which programs in other languages do not import`);
    }
    return type;
  }

  private symbolOf(node: ts.Expression): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol; // eslint-disable-line no-bitwise
  }

  private name(node: ts.Identifier): Name {
    const declaration = this.symbolOf(node)?.valueDeclaration;
    const initializer = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const isOfLoop = declaration?.parent?.parent?.kind === ts.SyntaxKind.ForOfStatement;
    const isPlain = isOfLoop || (initializer !== undefined && ts.isLiteralExpression(initializer));
    const origin = initializer?.getText().startsWith('readFileSync(') ? 'file' : isPlain ? 'plain' : 'value';
    return { is: 'name', name: node.text, origin, kind: this.kind(this.checker.getTypeAtLocation(node)), isAny: this.isAny(node) };
  }

  private nameOf(node: ts.Expression): Name {
    if (!ts.isIdentifier(node)) {
      throw this.mistake(node, 'stands in a text: make it a constant, since other languages want a name there');
    }
    return this.name(node);
  }

  private comments(node: ts.Node): string[] {
    const ranges = ts.getLeadingCommentRanges(this.file.text, node.getFullStart()) ?? [];
    return ranges.map(({ pos, end }) => this.file.text.slice(pos, end).replace(/^\/\/ ?/, ''));
  }

  private mistake(node: ts.Node, problem: string): Error {
    return new Error(`${this.page}: ${node.getText()}: ${problem}`);
  }
}
