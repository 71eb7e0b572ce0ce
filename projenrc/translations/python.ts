// Programs in Python, laid out as by black.
import { Layout, type Text, WIDTH, literalText } from './layout';
import { type Call, chainOf, type Entry, type Language, type Name, type Program, type ProgramWriter, type Statement, type TypeName, type Value } from './tree';

const LAYOUT = new Layout({ indent: '    ', columns: 4, chainIndents: 1 });
const PACKAGES: { readonly [module: string]: string } = { 'cdk8s': 'cdk8s', 'cdk8s-kubevirt': 'cdk8s_kubevirt', 'constructs': 'constructs' };

export const PYTHON: Language = { fence: 'python', name: 'Python', newWriter: () => new Writer() };

class Writer implements ProgramWriter {
  private readonly used = new Map<string, Set<string>>();

  statements({ statements }: Program): string {
    return statements.map((statement, index) => this.statement(statement, index > 0)).join('');
  }

  whole(statements: string): string {
    return `${this.imports()}\n${statements}`;
  }

  private imports(): string {
    const own = Object.values(PACKAGES);
    const standard = [...this.used.keys()].filter((module) => !own.includes(module));
    const packages = [...this.used.keys()].filter((module) => own.includes(module));
    return [standard, packages].filter((modules) => modules.length > 0).map((modules) => modules.sort().map((module) => this.imported(module)).join('')).join('\n');
  }

  private imported(module: string): string {
    const names = [...this.used.get(module)!].sort((one, other) => one < other ? -1 : 1);
    const flat = `from ${module} import ${names.join(', ')}`;
    const items = names.map((name) => ({ value: name, comments: [] }));
    const broken: Text = [`from ${module} import `, { group: { open: '(', close: ')', items, closesWithComma: true } }];
    return `${flat.length <= WIDTH ? flat : LAYOUT.write(broken, 0, 0)}\n`;
  }

  private statement(statement: Statement, mayBeApart: boolean, depth = 0): string {
    const indent = '    '.repeat(depth);
    const before = `${statement.isApart && mayBeApart ? '\n' : ''}${statement.comments.map((comment) => `${indent}# ${comment}\n`).join('')}${indent}`;
    if (statement.is === 'loop') {
      const body = statement.body.map((each, index) => this.statement(each, index > 0, depth + 1)).join('');
      return `${before}for ${snake(statement.name)} in [${statement.over.map((text) => JSON.stringify(text)).join(', ')}]:\n${body}`;
    }
    const made = statement.name === undefined ? '' : `${snake(statement.name)} = `;
    return `${before}${LAYOUT.write([made, this.value(statement.value)], depth, depth * 4)}\n`;
  }

  private value(value: Value): Text {
    switch (value.is) {
      case 'literal': return literal(value.value);
      case 'name': return snake(value.name);
      case 'property': return [this.value(value.object), `.${snake(value.name)}`];
      case 'item': return [this.value(value.list), `[${value.index}]`];
      case 'constant': return `${this.type(value.owner)}.${value.name}`;
      case 'struct': return { group: { open: `${this.type(value.type)}(`, close: ')', items: this.named(value.fields), closesWithComma: true } };
      case 'list': return { group: { open: '[', close: ']', items: this.entries(value.items, () => ''), closesWithComma: true } };
      case 'map': return { group: { open: '{', close: '}', items: this.entries(value.entries, (name) => `${JSON.stringify(name)}: `), closesWithComma: true } };
      case 'joined': return this.joined(value.parts);
      case 'file': return this.file(value.path);
      case 'call': return this.call(value);
    }
  }

  private joined(parts: readonly (string | Name)[]): string {
    return `f${JSON.stringify(parts.map((part) => typeof part === 'string' ? part.replace(/[{}]/g, '$&$&') : `{${snake(part.name)}}`).join(''))}`;
  }

  private file(path: string): string {
    this.use('pathlib', 'Path');
    return `Path(${JSON.stringify(path)}).read_text()`;
  }

  private call(call: Call): Text {
    const { callee } = call;
    if (callee.is === 'method' && callee.object.is === 'call') {
      const { head, calls } = chainOf(call);
      const links = calls.map((each): Text => [snake(each.method), this.given(each)]);
      return { chain: { head: this.value(head), links, around: ['(', ')'] } };
    }
    const called = callee.is === 'constructor' ? [this.type(call.owner)]
      : [callee.is === 'static' ? this.type(call.owner) : this.value(callee.object), `.${snake(callee.method)}`];
    return [...called, this.given(call)];
  }

  /** A struct in last place is passed as keyword arguments. */
  private given({ given }: Call): Text {
    const last = given.at(-1);
    const positional = last?.is === 'struct' ? given.slice(0, -1) : given;
    const items = [...positional.map((value) => ({ value: this.value(value), comments: [] })), ...last?.is === 'struct' ? this.named(last.fields) : []];
    return { group: { open: '(', close: ')', items, closesWithComma: true } };
  }

  private named(fields: readonly Entry[]) {
    return this.entries(fields, (name) => `${snake(name)}=`);
  }

  private entries(entries: readonly Entry[], key: (name: string) => string) {
    return entries.map(({ name, value, comments }) => ({ key: key(name), value: this.value(value), comments: comments.map((comment) => `# ${comment}`) }));
  }

  private type({ module, name }: TypeName): string {
    this.use(PACKAGES[module], name);
    return name;
  }

  private use(module: string, name: string): void {
    this.used.set(module, (this.used.get(module) ?? new Set()).add(name));
  }
}

function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

function literal(value: string | number | boolean): string {
  return typeof value === 'boolean' ? { true: 'True', false: 'False' }[`${value}`] : literalText(value, '"""');
}
