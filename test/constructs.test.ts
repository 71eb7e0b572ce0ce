// The ids of every construct's children, as the docs list them, and the names of its objects.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, Chart, Testing } from 'cdk8s';
import { Construct } from 'constructs';
import { GIVEN, MADE } from './constructs';
import { MachineDefaults } from '../src';
import { CALLS } from '../src/declared/types';

const TYPES = Object.keys(MADE);

const chart = () => new Chart(Testing.app(), 'chart', { namespace: 'shop' });

const made = (type: string, scope: Construct) => [MADE[type](scope, 'web')].flat();

test('MADE covers every construct of the library', () => {
  const constructs = Object.entries(CALLS).filter(([, parameters]) => 'id' in parameters && ('scope' in parameters || 'provider' in parameters)).map(([name]) => name);
  // A Fleet has no children: its charts belong to the app.
  expect(constructs.filter((name) => !name.includes('.') && name !== 'Fleet')).toEqual(TYPES);
});

/** By construct, the ids in the table of the page, with holes such as `<name>`. */
const DOCUMENTED = new Map<string, string[]>();
let row = '';
for (const [, type, ids] of readFileSync(join(__dirname, '../docs/escape-hatches.md'), 'utf8').matchAll(/^\| (?:`(\w+)`)? ?\| (`.*?) \|/gm)) {
  row = type ?? row;
  DOCUMENTED.set(row, [...DOCUMENTED.get(row) ?? [], ...[...ids.matchAll(/`(.*?)`/g)].map(([, id]) => id)]);
}

/** The values of the holes in these tests, as patterns. */
const HOLES: { readonly [hole: string]: string } = { '<number>': '\\d+', '<id>': 'web', '<name>': GIVEN, '<disk>': 'root', '<namespace>': 'shop' };

const pattern = (id: string) => new RegExp(`^${id.replace(/<\w+>/g, (hole) => HOLES[hole])}$`);

test('the page documents the children of every construct', () => {
  expect([...DOCUMENTED.keys()]).toEqual(TYPES);
});

test.each(TYPES)('the children of a %s have exactly the ids on the page', (type) => {
  const found = made(type, chart()).flatMap(({ node }) => node.children.map(({ node: { id } }) => id));
  const patterns = DOCUMENTED.get(type)!.map(pattern);
  expect(found.filter((id) => !patterns.some((each) => each.test(id)))).toEqual([]);
  expect(patterns.filter((each) => !found.some((id) => each.test(id)))).toEqual([]);
});

const SOURCES = readdirSync(join(__dirname, '../src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.startsWith('cli'))
  .map((file) => readFileSync(join(__dirname, '../src', file), 'utf8'));

test.each(TYPES)('the docstring of %s lists the ids as well', (type) => {
  const [docstring] = SOURCES.flatMap((source) => [...source.matchAll(new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport class ${type} `, 'g'))].map(([, text]) => text));
  const inherited = type === 'Machine' ? DOCUMENTED.get('VirtualMachine')! : [];
  expect(DOCUMENTED.get(type)!.filter((id) => !inherited.includes(id) && !docstring.includes(`\`${id}\``))).toEqual([]);
});

/** The names of objects, without given ones. */
function namesOf(constructs: readonly Construct[]): string[] {
  const objects = constructs.flatMap(({ node }) => node.findAll()).filter(ApiObject.isApiObject);
  return objects.map(({ name }) => name).filter((name) => name !== GIVEN && name !== 'argocd-cm');
}

test.each(TYPES)('unnamed objects of a %s are named after its path with uniqueNames', (type) => {
  const scope = new Construct(chart(), 'scope');
  MachineDefaults.set(scope, { uniqueNames: true });
  expect(namesOf(made(type, scope)).filter((name) => !/(^|\.)chart-scope-(nodes-)?web(-2)?-[0-9a-f]{8}([-.]|$)/.test(name))).toEqual([]);
});

test.each(TYPES)('unnamed objects of a %s are named after its id by default', (type) => {
  expect(namesOf(made(type, new Construct(chart(), 'scope'))).filter((name) => !/(^|\.)web([-.]|$)/.test(name))).toEqual([]);
});
