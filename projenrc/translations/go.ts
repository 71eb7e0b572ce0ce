// Programs in Go, laid out as by gofmt: optional values are pointers, and omitted arguments are nil.
import { Layout, type Text, literalText } from './layout';
import { type Call, chainOf, type Entry, type Kind, type Language, type Name, type Program, type ProgramWriter, type Statement, type TypeName, type Value } from './tree';

const LAYOUT = new Layout({ indent: '\t', columns: 4, chainIndents: 1 });

const PACKAGES: { readonly [module: string]: { readonly name: string; readonly path: string } } = {
  'cdk8s': { name: 'cdk8s', path: 'github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2' },
  'cdk8s-kubevirt': { name: 'cdk8skubevirt', path: 'github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt' },
  'constructs': { name: 'constructs', path: 'github.com/aws/constructs-go/constructs/v10' },
};
const JSII = 'github.com/aws/jsii-runtime-go';

export const GO: Language = { fence: 'go', name: 'Go', newWriter: () => new Writer() };

class Writer implements ProgramWriter {
  private readonly used = new Set<string>();

  statements({ isWhole, statements }: Program): string {
    const texts = statements.map((statement, index) => this.statement(statement, isWhole ? 1 : 0, index > 0));
    const names = statements.map((statement) => statement.is === 'loop' ? undefined : statement.name);
    const isRead = (name: string, index: number) => texts.slice(index + 1).some((text) => new RegExp(`\\b${name}\\b`).test(text));
    // Go does not compile a program with a variable that only the page's next program reads.
    const unread = names.flatMap((name, index) => isWhole && name !== undefined && !isRead(name, index) ? [`\t_ = ${name}\n`] : []);
    return [...texts, ...unread].join('');
  }

  whole(statements: string): string {
    this.used.add(JSII);
    // It ends the library's process, which otherwise leaves its files in the folder for temporary ones.
    return `package main\n\n${this.imports()}\nfunc main() {\n\tdefer jsii.Close()\n\n${statements}}\n`;
  }

  private imports(): string {
    const own = [...this.used].filter((path) => !path.includes('.'));
    const others = [...this.used].filter((path) => path.includes('.'));
    return `import (\n${[own, others].filter((each) => each.length > 0).map((each) => each.sort().map((path) => `\t"${path}"\n`).join('')).join('\n')})\n`;
  }

  private statement(statement: Statement, depth: number, mayBeApart: boolean): string {
    const indent = '\t'.repeat(depth);
    const before = [...statement.isApart && mayBeApart ? [''] : [], ...statement.comments.map((comment) => `${indent}// ${comment}`)].map((line) => `${line}\n`).join('');
    if (statement.is === 'loop') {
      const over = statement.over.map((text) => JSON.stringify(text)).join(', ');
      const body = statement.body.map((each, index) => this.statement(each, depth + 1, index > 0)).join('');
      return `${before}${indent}for _, ${statement.name} := range []string{${over}} {\n${body}${indent}}\n`;
    }
    const { name, value } = statement;
    if (value.is === 'file') {
      this.used.add('os');
      const lines = [`${name}, err := os.ReadFile(${JSON.stringify(value.path)})`, 'if err != nil {', '\tpanic(err)', '}'];
      return `${before}${lines.map((line) => `${indent}${line}\n`).join('')}`;
    }
    return `${before}${indent}${LAYOUT.write([name === undefined ? '' : `${name} := `, this.value(value)], depth, depth * 4)}\n`;
  }

  private value(value: Value): Text {
    switch (value.is) {
      case 'literal': return this.literal(value.value, value.isAny);
      case 'name': return this.name(value);
      case 'property': return [this.value(value.object), `.${capital(value.name)}()`];
      case 'item': return ['(*', this.value(value.list), `)[${value.index}]`];
      case 'constant': return this.constant(value.owner, value.name, value.isEnum);
      case 'struct': return this.fields(`&${this.type(value.type)}`, value.fields);
      case 'list': return this.list(value.of, value.items, value.isAny);
      case 'map': return this.map(value.of, value.entries, value.isAny);
      case 'joined': return this.joined(value.parts);
      case 'file': throw new Error(`${value.path}: make the text of a file a constant`);
      case 'call': return this.call(value);
    }
  }

  private constant(owner: TypeName, name: string, isEnum: boolean): string {
    return `${this.type(owner)}_${name}${isEnum ? '' : '()'}`;
  }

  /** Native values become pointers where needed. */
  private name({ name, origin, kind, isAny }: Name): string {
    const plain = origin === 'file' ? `string(${name})` : name;
    return origin === 'value' || isAny ? plain : this.jsii({ number: 'Number', boolean: 'Bool' }[kind.is as string] ?? 'String', plain);
  }

  private joined(parts: readonly (string | Name)[], plus = ' + '): string {
    const written = parts.filter((part) => part !== '').map((part) => (
      typeof part === 'string' ? JSON.stringify(part) : { value: `*${part.name}`, plain: part.name, file: `string(${part.name})` }[part.origin]
    ));
    return this.jsii('String', written.join(plus));
  }

  private literal(value: string | number | boolean, isAny: boolean): string {
    const text = literalText(value, '`');
    return isAny ? text : this.jsii({ string: 'String', number: 'Number', boolean: 'Bool' }[typeof value as 'string' | 'number' | 'boolean'], text);
  }

  private fields(open: string, fields: readonly Entry[]): Text {
    return { group: { open: `${open}{`, close: '}', items: this.entries(fields, (name) => `${capital(name)}: `), closesWithComma: true } };
  }

  private list(of: Kind, items: readonly Entry[], isAny: boolean): Text {
    if (of.is === 'text' && items.every(({ value }) => value.is === 'literal') && !isAny) {
      this.used.add(JSII);
      const texts = items.map(({ value, comments }) => ({ value: JSON.stringify((value as { value: string }).value), comments: comments.map((comment) => `// ${comment}`) }));
      return { group: { open: 'jsii.Strings(', close: ')', items: texts, closesWithComma: true } };
    }
    const written = items.map(({ value, comments }) => ({ value: this.element(of, value), comments: comments.map((comment) => `// ${comment}`) }));
    return { group: { open: `${isAny ? '' : '&'}[]${this.kind(of)}{`, close: '}', items: written, closesWithComma: true, hugs: items.length === 1 } };
  }

  private map(of: Kind, entries: readonly Entry[], isAny: boolean): Text {
    const items = this.entries(entries, (name) => `${JSON.stringify(name)}: `, (value) => this.element(of, value));
    return { group: { open: `${isAny ? '' : '&'}map[string]${this.kind(of)}{`, close: '}', items, closesWithComma: true } };
  }

  /** Struct types are written once, before all elements. */
  private element(of: Kind, value: Value): Text {
    return of.is === 'struct' && value.is === 'struct' ? this.fields('', value.fields) : this.value(value);
  }

  private entries(entries: readonly Entry[], key: (name: string) => string, write = (value: Value): Text => this.value(value)) {
    return entries.map(({ name, value, comments }) => ({ key: key(name), isPadded: true, value: write(value), comments: comments.map((comment) => `// ${comment}`) }));
  }

  private call(call: Call): Text {
    const { callee, owner } = call;
    if (callee.is === 'constructor') {
      return [`${PACKAGES[owner.module].name}.New${owner.name}`, this.given(call, owner)];
    }
    if (callee.is === 'static') {
      return [`${this.type(owner)}_${capital(callee.method)}`, this.given(call, owner)];
    }
    if (callee.object.is === 'call') {
      const { head, calls } = chainOf(call);
      const links = calls.map((each): Text => [capital(each.method), this.given(each)]);
      return { chain: { head: this.value(head), links, dotEnds: true } };
    }
    return [this.value(callee.object), `.${capital(callee.method)}`, this.given(call)];
  }

  private given({ given, left }: Call, owner?: TypeName): Text {
    if (owner) {
      this.type(owner);
    }
    // gofmt drops the spaces around an operator if a call has several arguments.
    const isOneOf = given.length + left > 1;
    const items = [...given.map((value) => value.is === 'joined' ? this.joined(value.parts, isOneOf ? '+' : ' + ') : this.value(value)), ...Array<string>(left).fill('nil')].map((value) => ({ value, comments: [] }));
    return { group: { open: '(', close: ')', items, closesWithComma: true, hugs: true } };
  }

  private kind(kind: Kind): string {
    switch (kind.is) {
      case 'any': return 'any';
      case 'text': return '*string';
      case 'number': return '*float64';
      case 'boolean': return '*bool';
      case 'list': return `*[]${this.kind(kind.of)}`;
      case 'map': return `*map[string]${this.kind(kind.of)}`;
      case 'struct': return `*${this.type(kind.type)}`;
      case 'class':
      case 'enum': return this.type(kind.type);
    }
  }

  private jsii(made: string, of: string): string {
    this.used.add(JSII);
    return `jsii.${made}(${of})`;
  }

  private type({ module, name }: TypeName): string {
    this.used.add(PACKAGES[module].path);
    return `${PACKAGES[module].name}.${name}`;
  }
}

function capital(name: string): string {
  return `${name[0].toUpperCase()}${name.slice(1)}`;
}
