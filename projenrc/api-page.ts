// One page of the API: a class with its calls in four languages and its properties, a struct, or an enum.
import { relative } from 'path';
import {
  type Assembly, type Callable, type ClassType, type Docs, type EnumType, type InterfaceType, isCollectionTypeReference, isNamedTypeReference,
  isPrimitiveTypeReference, isUnionTypeReference, type Method, type Parameter, type Property, type Type, TypeKind, type TypeReference,
} from '@jsii/spec';
import { LANGUAGES } from './api-calls';

export class ApiPage {
  /** @param places where each type is documented, from the root folder; `folder` is the page's own one */
  constructor(private readonly assembly: Assembly, private readonly places: ReadonlyMap<string, string>, private readonly folder: string) {}

  of(type: Type): string {
    const parts = type.kind === TypeKind.Enum ? this.members(type as EnumType) : this.class(type as ClassType | InterfaceType);
    return [`# ${type.name}`, this.text(type.docs), ...parts].filter((part) => part !== '').join('\n\n').concat('\n');
  }

  link(name: string): string {
    const place = this.places.get(name);
    return place === undefined ? `\`${name}\`` : `[\`${name}\`](${relative(this.folder, place) || place})`;
  }

  /** Text escaped for a table. */
  cell(text: string): string {
    return escape(text).replace(/\|/g, '\\|').replace(/\n+/g, ' ');
  }

  private members({ members }: EnumType): string[] {
    return [table(['member', ''], members.map(({ name, docs }) => [`\`${name}\``, this.cell(oneText(docs))]))];
  }

  private class(type: ClassType | InterfaceType): string[] {
    if (type.kind === TypeKind.Interface && type.datatype) {
      return [this.inherited(type), this.given(this.allProperties(type))];
    }
    const initializer = type.kind === TypeKind.Class ? type.initializer : undefined;
    const methods = (type.methods ?? []).filter(({ docs }) => docs !== undefined);
    const props = this.assembly.types![`${type.fqn}Props`] as InterfaceType | undefined;
    const properties = (type.properties ?? []).filter(({ static: isStatic }) => !isStatic);
    const constants = (type.properties ?? []).filter(({ static: isStatic }) => isStatic);
    return [
      this.inherited(type),
      ...initializer ? ['## Make one', this.call(type.name, initializer), this.text(initializer.docs)] : [],
      ...props ? [`## ${props.name}`, this.text(props.docs), this.given(this.allProperties(props))] : [],
      ...constants.length > 0 ? ['## Constants', this.properties(constants)] : [],
      ...this.functions('## Static functions', type, methods.filter(({ static: isStatic }) => isStatic)),
      ...this.functions('## Methods', type, methods.filter(({ static: isStatic }) => !isStatic)),
      ...properties.length > 0 ? ['## Properties', this.properties(properties)] : [],
    ];
  }

  private inherited(type: ClassType | InterfaceType): string {
    const bases = [...(type as ClassType).base === undefined ? [] : [(type as ClassType).base!], ...type.interfaces ?? []].map(nameOf);
    return bases.length === 0 || (type as InterfaceType).datatype ? '' : `Extends ${bases.map((base) => this.link(base)).join(', ')}.`;
  }

  /** Includes the properties of extended structs, which languages present as the struct's own. */
  private allProperties(type: InterfaceType): Property[] {
    const bases = (type.interfaces ?? []).flatMap((base) => this.allProperties((this.assembly.types![base] ?? {}) as InterfaceType));
    const own = type.properties ?? [];
    return [...own, ...bases.filter(({ name }) => own.every((property) => property.name !== name))];
  }

  private functions(title: string, type: Type, methods: readonly Method[]): string[] {
    return methods.length === 0 ? [] : [title, ...methods.flatMap((method) => [
      `### ${method.name}`,
      this.text(method.docs),
      this.call(type.name, method, method),
      this.parameters(method.parameters ?? []),
      method.docs?.returns ? `Returns ${escape(method.docs.returns)}` : '',
    ])];
  }

  private call(owner: string, { parameters = [] }: Callable, method?: Method): string {
    const given = parameters.map((parameter) => ({ name: parameter.name, struct: this.structOf(parameter) }));
    const called = method && { name: method.name, isStatic: method.static === true };
    const calls = Object.entries(LANGUAGES).map(([language, callOf]) => `\`\`\`${language}\n${callOf(owner, given, called)}\n\`\`\``);
    return `<!-- tabs -->\n${calls.join('\n\n')}\n<!-- /tabs -->`;
  }

  private structOf({ type }: Parameter): string | undefined {
    const struct = isNamedTypeReference(type) ? this.assembly.types![type.fqn] as InterfaceType | undefined : undefined;
    return struct?.kind === TypeKind.Interface && struct.datatype ? struct.name : undefined;
  }

  private parameters(parameters: readonly Parameter[]): string {
    return parameters.length === 0 ? '' : table(['parameter', 'type', ''], parameters.map(({ name, type, optional, docs }) => (
      [`\`${name}\`${optional ? ', optional' : ''}`, this.typeName(type), this.cell(oneText(docs))]
    )));
  }

  private given(properties: readonly Property[]): string {
    const sorted = [...properties].sort((one, other) => Number(one.optional ?? false) - Number(other.optional ?? false));
    return table(['property', 'type', ''], sorted.map(({ name, type, optional, docs }) => (
      [`\`${name}\`${optional ? '' : ', required'}`, this.typeName(type), this.cell(oneText(docs))]
    )));
  }

  private properties(properties: readonly Property[]): string {
    return table(['property', 'type', ''], properties.map(({ name, type, docs }) => [`\`${name}\``, this.typeName(type), this.cell(oneText(docs))]));
  }

  private typeName(type: TypeReference): string {
    if (isPrimitiveTypeReference(type)) {
      return `\`${type.primitive}\``;
    }
    if (isCollectionTypeReference(type)) {
      const { kind, elementtype } = type.collection;
      return kind === 'array' ? `list of ${this.typeName(elementtype)}` : `map of ${this.typeName(elementtype)}`;
    }
    if (isUnionTypeReference(type)) {
      return type.union.types.map((each) => this.typeName(each)).join(' or ');
    }
    return isNamedTypeReference(type) ? this.link(nameOf(type.fqn)) : '`any`';
  }

  private text(docs?: Docs): string {
    return escape([docs?.summary, docs?.remarks].filter(Boolean).join('\n\n'));
  }
}

function nameOf(fqn: string): string {
  return fqn.startsWith('cdk8s-kubevirt.') ? fqn.slice('cdk8s-kubevirt.'.length) : fqn;
}

/** A member's documentation in one line. */
function oneText(docs: Docs = {}): string {
  const fallback = docs.default?.replace(/^- /, '');
  return [docs.deprecated && `Deprecated: ${docs.deprecated}`, docs.summary, docs.remarks, fallback && `Default: ${fallback}.`].filter(Boolean).join(' ');
}

/** Escapes angle brackets, which Markdown would take for elements, except in code. */
function escape(text: string): string {
  return text.split(/(`[^`]*`)/).map((part) => part.startsWith('`') ? part : part.replace(/[<>]/g, '\\$&')).join('');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
