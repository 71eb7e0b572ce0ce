// Each action of MachineAccess against the real authorizer: its service account can do what the action promises, nothing else is allowed, and each
// of its verbs is needed.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Chart, Testing } from 'cdk8s';
import { Account, refusal, Said } from './access-account';
import { NEEDS, Trial, TRIALS } from './access-trials';
import { ForeignKinds } from './foreign-kinds';
import { MachineAccess, MachineAction } from '../../src';
import { eachPermission, Permission, PERMISSIONS, Permissions } from '../../src/access/permissions';
import { limiter } from '../../src/cli/cluster/limit';
import { buildCommand } from '../built-command';
import { useCluster } from '../plane/cluster';

const cluster = useCluster();
const folder = mkdtempSync(join(tmpdir(), 'access-'));
const command = join(folder, 'main.js');
const foreignKinds = new ForeignKinds(cluster.client);
const inTurn = limiter(8);

beforeAll(async () => {
  buildCommand(command);
  await foreignKinds.add();
});

afterAll(() => foreignKinds.remove());

let accounts = 0;

/** Everything an account with these permissions is told while it performs a trial, until a request is refused. */
async function heard({ permissions, perform }: Trial, allowed: Permissions): Promise<readonly Said[]> {
  const name = `account-${accounts += 1}`;
  const account = await Account.create(cluster, name, allowed, command, folder);
  const refusals = eachPermission(permissions).map(refusal);
  const all: Said[] = [];
  for await (const said of perform(account)) {
    all.push({ ...said, text: said.text.split(name).join('NAME') });
    if (refusals.some((each) => said.text.includes(each))) {
      break;
    }
  }
  return all;
}

describe('each action', () => {
  const ofActions = Object.values(MachineAction).map((action) => ({ action, name: `to-${action}` }));
  const REVIEW = '/apis/authorization.k8s.io/v1/selfsubject';
  const texts = new Set(Object.values(PERMISSIONS).flatMap(eachPermission).map((permission) => JSON.stringify(permission)));
  const everything = [...texts].map((text): Permission => JSON.parse(text));

  const manifests = (name: string, action: MachineAction, clusterWide = false) => {
    const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
    new MachineAccess(chart, name, { actions: [action], clusterWide });
    return Testing.synth(chart);
  };

  const account = (name: string) => Account.of(cluster, name, command, folder);

  /** An account's permissions in the namespace, one string each. */
  const rulesOf = async (name: string): Promise<string[]> => {
    const { text } = await (await account(name)).request('POST', `${REVIEW}rulesreviews`, { spec: { namespace: cluster.namespace } });
    const { incomplete, resourceRules } = JSON.parse(text).status;
    expect(incomplete).toBe(false);
    return resourceRules.flatMap(({ apiGroups, resources, verbs }: any) => (
      apiGroups.flatMap((group: string) => resources.flatMap((resource: string) => verbs.map((verb: string) => `${verb} ${resource}.${group}`)))
    ));
  };

  beforeAll(async () => {
    await cluster.applyStrict({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'to-nothing' } });
    const all = ofActions.flatMap(({ action, name }) => manifests(name, action));
    const applied = await Promise.all(all.map((manifest) => cluster.applyStrict(manifest)));
    expect(applied.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  test.each(ofActions)('$action is also admitted for the whole cluster', async ({ action, name }) => {
    const applied = await Promise.all(manifests(name, action, true).map((manifest) => cluster.applyStrict(manifest, { dryRun: true })));
    expect(applied.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  test.each(ofActions)('$action grants the permissions it declares and nothing else', async ({ action, name }) => {
    // What every service account may do.
    const anybody = new Set(await rulesOf('to-nothing'));
    const own = (await rulesOf(name)).filter((rule) => !anybody.has(rule));
    const said = eachPermission(PERMISSIONS[action])
      .map(({ verb, group, resource, subresource }) => `${verb} ${[resource, subresource].filter(Boolean).join('/')}.${group}`);
    expect(own.sort()).toEqual(said.sort());
  });

  test.each(ofActions)('$action grants, of all actions\' permissions, only its own and only in its namespace', async ({ action, name }) => {
    const asking = await account(name);
    const allowed = async (permission: Permission, namespace: string) => {
      const { text } = await asking.request('POST', `${REVIEW}accessreviews`, { spec: { resourceAttributes: { namespace, ...permission } } });
      return JSON.parse(text).status.allowed;
    };
    const own = new Set(eachPermission(PERMISSIONS[action]).map((permission) => JSON.stringify(permission)));
    const answers = await Promise.all(everything.map((permission) => inTurn(async () => (
      [await allowed(permission, cluster.namespace), await allowed(permission, 'default')]
    ))));
    expect(answers).toEqual(everything.map((permission) => [own.has(JSON.stringify(permission)), false]));
  });
});

describe('the command', () => {
  /** The output of each trial with all of its permissions. */
  const all = new Map<Trial, Promise<readonly Said[]>>();

  const withAll = (trial: Trial) => {
    const said = all.get(trial) ?? heard(trial, trial.permissions);
    all.set(trial, said);
    return said;
  };

  test.each(TRIALS)('performs $what with the permissions of the action', async (trial) => {
    const refused = eachPermission(trial.permissions).map(refusal);
    const failed = (await withAll(trial)).filter(({ code, text }) => code !== 0 || refused.some((each) => text.includes(each)));
    expect(failed).toEqual([]);
  });

  test('reports each permission of this turn when it is missing', async () => {
    const unnoticed = await Promise.all(NEEDS.map(({ trial, permission, rest }) => inTurn(async () => {
      const before = await withAll(trial);
      const isOther = ({ code, text }: Said, index: number) => text.includes(refusal(permission)) || code !== before[index].code;
      const isNoticed = async () => (await heard(trial, rest)).some(isOther);
      // A migration may be over before the watch on it begins.
      const isNoticedOnce = await isNoticed() || await isNoticed() || await isNoticed();
      return isNoticedOnce ? [] : [`${trial.what}: ${refusal(permission)}`];
    })));
    expect(unnoticed.flat()).toEqual([]);
  });
});
