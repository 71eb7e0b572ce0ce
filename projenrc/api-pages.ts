// Writes docs/reference/api/ from jsii's assembly: a page for each class of the public API, with its properties, and one for each struct and enum.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { type Assembly, type ClassType, type EnumType, type InterfaceType, TypeKind } from '@jsii/spec';
import { ApiPage } from './api-page';

const OUTPUT = 'docs/reference/api';

const assembly: Assembly = JSON.parse(readFileSync('.jsii', 'utf8'));
const types = Object.values(assembly.types!).sort((one, other) => one.name.localeCompare(other.name));
const classes = types.filter((type): type is ClassType => type.kind === TypeKind.Class);
const structs = types.filter((type): type is InterfaceType => type.kind === TypeKind.Interface && type.datatype === true);
const interfaces = types.filter((type): type is InterfaceType => type.kind === TypeKind.Interface && type.datatype !== true);
const enums = types.filter((type): type is EnumType => type.kind === TypeKind.Enum);

/** The page of each type, relative to the folder. The props of a class are documented on its page. */
const places = new Map<string, string>([
  ...classes.map(({ name }) => [name, `${name}.md`] as const),
  ...interfaces.map(({ name }) => [name, `${name}.md`] as const),
  ...structs.map(({ name }) => [name, propsOf(name) ? `${propsOf(name)}.md#${name.toLowerCase()}` : `structs/${name}.md`] as const),
  ...enums.map(({ name }) => [name, `enums/${name}.md`] as const),
]);

function propsOf(struct: string): string | undefined {
  const [, name] = /^(.*)Props$/.exec(struct) ?? [];
  return classes.some((each) => each.name === name) ? name : undefined;
}

rmSync(OUTPUT, { recursive: true, force: true });
for (const type of types.filter(({ name, kind }) => kind !== TypeKind.Interface || propsOf(name) === undefined)) {
  const place = places.get(type.name)!;
  write(place, new ApiPage(assembly, places, dirname(place)).of(type));
}
write('README.md', `# API

Every class of the library has a page: what it takes, what it refuses, and the KubeVirt field that each property sets. Names are those of
TypeScript; [languages](../../languages.md) says how they look in Python, Java and Go, and each page shows how to call it there.

${list('Constructs', classes.filter(isConstruct))}
${list('Values and functions', classes.filter((type) => !isConstruct(type)))}
${list('Interfaces', interfaces)}`);
write('structs/README.md', `# Structs\n\nWhat is given as properties: an object in TypeScript, keyword arguments in Python, a builder in Java, a struct in Go.\n\n${list('', structs)}`);
write('enums/README.md', `# Enums\n\n${list('', enums)}`);

/** Whether a class extends Construct, directly or not. */
function isConstruct({ base = '' }: ClassType): boolean {
  const extended = assembly.types![base] as ClassType | undefined;
  return base === 'constructs.Construct' || extended !== undefined && isConstruct(extended);
}

function list(title: string, of: readonly (ClassType | InterfaceType | EnumType)[]): string {
  const folder = of[0].kind === TypeKind.Enum ? 'enums' : of === structs ? 'structs' : '.';
  const page = new ApiPage(assembly, places, folder);
  return [
    ...title === '' ? [] : [`## ${title}\n`],
    '| | |', '| --- | --- |',
    ...of.map((type) => `| ${page.link(type.name)} | ${page.cell(type.docs?.summary ?? '')} |`),
    '',
  ].join('\n');
}

function write(place: string, text: string): void {
  const file = join(OUTPUT, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
