// Programs in Java: structs are built by builders, and so are constructs that take one.
import { Layout, type Text, literalText } from './layout';
import { type Call, chainOf, type Entry, type Kind, type Language, type Program, type ProgramWriter, type Statement, type TypeName, type Value } from './tree';

const LAYOUT = new Layout({ indent: '  ', columns: 2, chainIndents: 2 });

/** The depth of a program's statements; those added to a program begin in the first column. */
const DEPTH = 2;

export const JAVA: Language = { fence: 'java', name: 'Java', newWriter: () => new Writer() };

class Writer implements ProgramWriter {
  private readonly imports = new Set<string>();
  private readsFiles = false;

  statements({ isWhole, statements }: Program): string {
    return statements.map((statement, index) => this.statement(statement, isWhole ? DEPTH : 0, index > 0)).join('');
  }

  whole(statements: string): string {
    const imports = [...this.imports].sort().map((name) => `import ${name};\n`).join('');
    const thrown = this.readsFiles ? ' throws IOException' : '';
    return `package hello;\n\n${imports}\npublic class Main {\n  public static void main(String[] arguments)${thrown} {\n${statements}  }\n}\n`;
  }

  private statement(statement: Statement, depth: number, mayBeApart: boolean): string {
    const indent = '  '.repeat(depth);
    const before = `${statement.isApart && mayBeApart ? '\n' : ''}${statement.comments.map((comment) => `${indent}// ${comment}\n`).join('')}${indent}`;
    if (statement.is === 'loop') {
      this.imports.add('java.util.List');
      const over = statement.over.map((text) => JSON.stringify(text)).join(', ');
      const body = statement.body.map((each, index) => this.statement(each, depth + 1, index > 0)).join('');
      return `${before}for (String ${statement.name} : List.of(${over})) {\n${body}${indent}}\n`;
    }
    const { name, kind, value } = statement;
    const made = name === undefined ? '' : `${this.kind(kind!)} ${name} = `;
    return `${before}${LAYOUT.write([made, this.value(value), ';'], depth, depth * 2)}\n`;
  }

  private kind(kind: Kind): string {
    return 'of' in kind ? this.collection(kind) : 'type' in kind ? this.type(kind.type) : { text: 'String', number: 'int', boolean: 'boolean', any: 'Object' }[kind.is];
  }

  private collection({ is, of }: Extract<Kind, { readonly of: Kind }>): string {
    const element = { any: '?', number: 'Integer', boolean: 'Boolean' }[of.is as string] ?? this.kind(of);
    return is === 'list' ? `List<${element}>` : `Map<String, ${element}>`;
  }

  private value(value: Value): Text {
    switch (value.is) {
      case 'literal': return literalText(value.value, '"""\n', '"""');
      case 'name': return value.name;
      case 'property': return [this.value(value.object), `.get${capital(value.name)}()`];
      case 'item': return [this.value(value.list), `.get(${value.index})`];
      case 'constant': return `${this.type(value.owner)}.${value.name}`;
      case 'struct': return this.built([`${this.type(value.type)}.builder()`], value.fields);
      case 'list': return this.collected('List', value.items.map((item) => [item]));
      case 'map': return this.collected('Map', value.entries.map((entry) => [{ ...entry, value: textOf(entry.name) }, { ...entry, comments: [] }]));
      case 'joined': return value.parts.filter((part) => part !== '').map((part) => typeof part === 'string' ? JSON.stringify(part) : part.name).join(' + ');
      case 'file': return this.file(value.path);
      case 'call': return this.call(value);
    }
  }

  private call(call: Call): Text {
    const { callee, given } = call;
    if (callee.is === 'constructor') {
      const last = given.at(-1);
      const owner = this.type(call.owner);
      return last?.is === 'struct' ? this.built([`${owner}.Builder.create`, this.given(given.slice(0, -1))], last.fields) : [`new ${owner}`, this.given(given)];
    }
    if (callee.is === 'method' && callee.object.is === 'call') {
      const { head, calls } = chainOf(call);
      const links = calls.map((each): Text => [each.method, this.given(each.given)]);
      return { chain: { head: this.value(head), links } };
    }
    return [callee.is === 'static' ? this.type(call.owner) : this.value(callee.object), `.${callee.method}`, this.given(given)];
  }

  private given(given: readonly Value[]): Text {
    return { group: { open: '(', close: ')', items: given.map((value) => ({ value: this.value(value), comments: [] })), closesWithComma: false, hugs: true } };
  }

  private built(create: readonly Text[], fields: readonly Entry[]): Text {
    const links = fields.map(({ name, value, comments }): Text => (
      [...comments.map((comment) => `/* ${comment} */ `), name, { group: { open: '(', close: ')', items: [{ value: this.value(value), comments: [] }], closesWithComma: false, hugs: true } }]
    ));
    return { chain: { head: create, links: [...links, 'build()'] } };
  }

  private collected(type: 'List' | 'Map', parts: readonly (readonly Entry[])[]): Text {
    this.imports.add(`java.util.${type}`);
    const items = parts.map((entries) => ({
      comments: entries.flatMap(({ comments }) => comments.map((comment) => `// ${comment}`)),
      value: entries.flatMap(({ value }, index): Text[] => [...index > 0 ? [', '] : [], this.value(value)]),
    }));
    return { group: { open: `${type}.of(`, close: ')', items, closesWithComma: false, hugs: items.length === 1 } };
  }

  private file(path: string): string {
    ['java.io.IOException', 'java.nio.file.Files', 'java.nio.file.Path'].forEach((name) => this.imports.add(name));
    this.readsFiles = true;
    return `Files.readString(Path.of(${JSON.stringify(path)}))`;
  }

  private type({ module, name }: TypeName): string {
    this.imports.add({ cdk8s: `org.cdk8s.${name}`, constructs: `software.constructs.${name}` }[module] ?? 'io.github.cdk8skubevirt.*');
    return name;
  }
}

function textOf(value: string): Value {
  return { is: 'literal', value, isAny: true };
}

function capital(name: string): string {
  return `${name[0].toUpperCase()}${name.slice(1)}`;
}
