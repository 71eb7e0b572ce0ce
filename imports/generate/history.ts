// Which fields and API versions came with which minor release of KubeVirt: its modules contain the OpenAPI document of each release. Run by itself,
// after an upgrade of KubeVirt, it writes `imports/history.js`. The past does not change, so nothing else needs the modules of old releases.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredVersion, sourceFolder } from '../../test/plane/go';
import type { History } from '../history';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
}

/** KubeVirt's OpenAPI document. */
export interface Release {
  /** Such as `1.8`. */
  readonly minor: string;
  readonly definitions: { readonly [name: string]: Schema };
  readonly paths: { readonly [path: string]: unknown };
}

/** The last patch release of each earlier minor release, since patch releases have brought fields too. */
const EARLIER = ['1.3.0', '1.4.1', '1.5.3', '1.6.1', '1.7.0', '1.8.4'];

/** The Go types of the specs that have got fields, and the fields of each that are specs of their own. */
const SPECS: { readonly [type: string]: readonly string[] } = {
  KubeVirtSpec: [],
  MigrationPolicySpec: [],
  VirtualMachineCloneSpec: [],
  VirtualMachineInstanceMigrationSpec: [],
  VirtualMachineInstanceSpec: [],
  VirtualMachineInstancetypeSpec: [],
  VirtualMachinePoolSpec: ['virtualMachineTemplate'],
  VirtualMachinePreferenceSpec: [],
  VirtualMachineRestoreSpec: [],
  VirtualMachineSpec: ['dataVolumeTemplates', 'template'],
};

/** The documents of the earlier releases and of the one that the plane runs. */
function kubevirtReleases(): Release[] {
  return [...EARLIER, requiredVersion('kubevirt', 'kubevirt.io/kubevirt')].map((release) => {
    const file = join(sourceFolder('kubevirt', `kubevirt.io/kubevirt@v${release}`), 'api', 'openapi-spec', 'swagger.json');
    return { ...JSON.parse(readFileSync(file, 'utf8')), minor: release.split('.').slice(0, 2).join('.') };
  });
}

/** What came after the first of some releases, which are in order. */
export function historyOf(releases: readonly Release[], specs = SPECS): History {
  const fields = Object.fromEntries(Object.entries(specs).map(([type, others]) => {
    const found: { [path: string]: string } = {};
    collect('', releases.map(({ minor, definitions }) => ({ minor, definitions, schema: typeNamed(definitions, type) })), new Set(others), found);
    return [type, found];
  }));
  return { releases: releases.map(({ minor }) => minor), fields, apis: apisOf(releases) };
}

/** A schema at some path in a release; undefined if the release has no such path. */
interface Place {
  readonly minor: string;
  readonly definitions: Release['definitions'];
  readonly schema?: Schema;
}

/** Collects the paths that came later than the path above them. */
function collect(path: string, places: readonly Place[], others: ReadonlySet<string>, found: { [path: string]: string }): void {
  const known = places.slice(places.findIndex(({ schema }) => schema !== undefined)).map(resolved);
  for (const [step, of] of stepsIn(known.at(-1)!.schema!)) {
    const inner = step === ITEMS || path === '' ? `${path}${step}` : `${path}.${step}`;
    if (others.has(inner)) {
      continue;
    }
    const below = known.map((place) => ({ ...place, schema: place.schema && of(place.schema) }));
    const since = below.find(({ schema }) => schema !== undefined)!;
    if (since !== below[0]) {
      found[inner] = since.minor;
    }
    collect(inner, below, others, found);
  }
}

const ITEMS = '[]';

/** The steps to what a schema describes in turn, and how to take each of them in the schema of another release. */
function stepsIn({ properties = {}, items }: Schema): (readonly [string, (schema: Schema) => Schema | undefined])[] {
  return [
    ...Object.keys(properties).sort().map((name) => [name, (schema: Schema) => schema.properties?.[name]] as const),
    ...items === undefined ? [] : [[ITEMS, (schema: Schema) => schema.items] as const],
  ];
}

function resolved(place: Place): Place {
  const { $ref, allOf } = place.schema ?? {};
  const reference = $ref ?? allOf?.[0].$ref;
  return reference === undefined ? place : resolved({ ...place, schema: place.definitions[reference.replace('#/definitions/', '')] });
}

/** A type by its name alone: its package is named after the version of its API. The latest of several has all fields of the others. */
function typeNamed(definitions: Release['definitions'], type: string): Schema | undefined {
  const name = Object.keys(definitions).filter((each) => each.split('.').at(-1) === type).sort().at(-1);
  return name === undefined ? undefined : definitions[name];
}

function apisOf(releases: readonly Release[]): History['apis'] {
  const since = new Map<string, string>();
  for (const { minor, paths } of releases) {
    for (const path of Object.keys(paths)) {
      const [, api] = /^\/apis\/((?!subresources)[\w.]+\/\w+)\/./.exec(path) ?? [];
      if (api !== undefined && !since.has(api)) {
        since.set(api, minor);
      }
    }
  }
  return Object.fromEntries([...since].filter(([, minor]) => minor !== releases[0].minor).sort());
}

if (require.main === module) {
  const history = historyOf(kubevirtReleases());
  const header = '// Generated from the OpenAPI documents of KubeVirt\'s releases by `npm run history`. Do not edit.\n';
  writeFileSync(join(__dirname, '..', 'history.js'), `${header}exports.HISTORY = ${JSON.stringify(history, undefined, 2)};\n`);
}
