// The page on kustomizations: its configuration makes kustomize rename every reference that it lists, and `validate` names the line that is missing.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { dump, load } from 'js-yaml';
import { findings } from '../../../src/cli/findings/findings';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { table } from '../../../src/plain-data/plain-data';

import { blocksOf, readPage } from '../../docs/pages';
import { testWith } from '../../optional-tool';
import { writeTree } from '../repository/trees';

interface Line {
  readonly kind: string;
  readonly path: string;
}

const { text } = blocksOf(readPage('docs/tasks/kustomize.md')).find(({ info }) => info === 'kubevirt.yaml')!;
const { nameReference } = load(text) as { readonly nameReference: readonly { readonly kind: string; readonly fieldSpecs: readonly Line[] }[] };
const LINES = nameReference.flatMap(({ kind, fieldSpecs }) => fieldSpecs.map((line) => ({ ...line, referent: kind })));

const API_VERSIONS: { readonly [kind: string]: string } = table({
  Secret: 'v1',
  ConfigMap: 'v1',
  Service: 'v1',
  ServiceAccount: 'v1',
  PersistentVolumeClaim: 'v1',
  VirtualMachine: 'kubevirt.io/v1',
  VirtualMachineInstance: 'kubevirt.io/v1',
  VirtualMachineInstanceReplicaSet: 'kubevirt.io/v1',
  VirtualMachinePool: 'pool.kubevirt.io/v1beta1',
});

/** Lists of maps. */
const LISTS = ['volumes', 'networks', 'accessCredentials', 'dataVolumeTemplates'];

/** A field that is not compared, since policies also select other pods. */
const NOT_COMPARED = ['NetworkPolicy spec/podSelector/matchLabels/vmi.kubevirt.io\\/id'];

/** An object with a value at a path of kustomize. */
function valueAt(path: string, value: string): any {
  const [step, ...steps] = path.split(/(?<!\\)\//).map((each) => each.replaceAll('\\/', '/'));
  const below = steps.length === 0 ? (step === 'secretExtraHeaders' ? [value] : value) : valueAt(steps.map((each) => each.replaceAll('/', '\\/')).join('/'), value);
  return { [step]: LISTS.includes(step) ? [below] : below };
}

/** Each line's object, and the object that it refers to. Kinds are those that the reference may have. */
function objectsOf({ kind, path, referent }: typeof LINES[number], index: number): object[] {
  const name = `target-${index}`;
  const object = (of: string, named: string, more: object = {}) => ({ apiVersion: API_VERSIONS[of] ?? 'example.com/v1', kind: of, metadata: { name: named }, ...more });
  const referring = object(kind, `user-${index}`, valueAt(path, name)) as any;
  return [object(referent, name), { ...referring, apiVersion: kind === 'Service' ? 'v1' : referring.apiVersion, spec: withKinds(referring.spec, referent) }];
}

/** The kind of the other object is next to its name where the field may have several. */
function withKinds(spec: any, kind: string): any {
  const fields = ['instancetype', 'preference', 'sourceRef', 'source', 'target'].filter((field) => typeof spec[field]?.name === 'string');
  return { ...spec, ...Object.fromEntries(fields.map((field) => [field, { kind, ...spec[field] }])) };
}

async function adviceWith(kustomization: object) {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  const objects = LINES.flatMap(objectsOf).map((object) => dump(object)).join('---\n');
  writeTree(folder, { 'kubevirt.yaml': text, 'kustomization.yaml': JSON.stringify({ resources: ['all.yaml'], ...kustomization }), 'all.yaml': objects });
  const { advice } = findings(await openRepository([folder]));
  return advice.filter(({ rule }) => ['reference-not-renamed', 'service-selects-nothing'].includes(rule!)).map(({ message }) => message);
}

const withKustomize = testWith('kustomize', 'version');

withKustomize('every reference keeps its name without the configuration, and the advice is the line that the configuration has', async () => {
  const lines = (await adviceWith({ namePrefix: 'eu-' })).map((message) => /add \{kind: (\S+), path: (\S+)\} to nameReference of (\S+) /.exec(message)?.slice(1).join(' '));
  expect(lines.sort()).toEqual(LINES.filter(({ kind, path }) => !NOT_COMPARED.includes(`${kind} ${path}`)).map(({ kind, path, referent }) => `${kind} ${path} ${referent}`).sort());
});

withKustomize('no reference keeps its name with the configuration', async () => {
  expect(await adviceWith({ namePrefix: 'eu-', configurations: ['kubevirt.yaml'] })).toEqual([]);
});
