import { execFileSync } from 'child_process';
import { writeFileSync } from 'fs';
import { Home } from './home';
import { clusterIdentity, commandFor, KnownCluster, scopeOf } from '../../../src/cli/leases/context';

const CLUSTER = { server: 'https://127.0.0.1:6443', caData: 'b25l' };

test.each<[string, Partial<KnownCluster>]>([
  ['address', { server: 'https://127.0.0.1:6444' }],
  ['authority', { caData: 'dHdv' }],
  ['name of its certificate', { tlsServerName: 'two' }],
])('a cluster with another %s is a different cluster', (_title, other) => {
  expect(clusterIdentity({ ...CLUSTER, ...other })).not.toBe(clusterIdentity(CLUSTER));
});

test('moving the authority into a file does not change a cluster, whose identity contains no login', () => {
  const home = new Home();
  writeFileSync(home.path('ca.crt'), 'one');
  const inFile = clusterIdentity({ server: 'https://me:secret@127.0.0.1:6443', caFile: home.path('ca.crt') });
  home.leave();
  expect([inFile, clusterIdentity(CLUSTER)]).toEqual([clusterIdentity(CLUSTER), expect.stringMatching(/^https:\/\/127\.0\.0\.1:6443 [0-9a-f]{64}$/)]);
});

const PLACE = { context: 'my cluster', namespace: 'ci' };

let home: Home;
beforeEach(() => home = new Home());
afterEach(() => home.leave());

test('a scope names the given kubeconfig, or else the unchanged list of the environment, or else kubectl\'s file', () => {
  process.env.KUBECONFIG = 'b:a::b';
  expect(scopeOf({ ...PLACE, kubeconfig: '/k' })).toBe('kubeconfig:/k|context:my cluster|namespace:ci');
  expect(scopeOf(PLACE)).toBe('kubeconfig:b:a::b|context:my cluster|namespace:ci');
  delete process.env.KUBECONFIG;
  expect(scopeOf(PLACE)).toBe(`kubeconfig:${home.path('.kube/config')}|context:my cluster|namespace:ci`);
});

test('a hint repeats the list of kubeconfigs, quoted for a shell', () => {
  process.env.KUBECONFIG = '/one:/it\'s two:/three';
  const line = commandFor(PLACE, 'stop', 'vm-smoke');
  expect(line).toBe('KUBECONFIG=\'/one:/it\'\\\'\'s two:/three\' cdk8s-kubevirt lease stop --context \'my cluster\' --namespace ci vm-smoke');
  const read = execFileSync('sh', ['-c', line.replace('cdk8s-kubevirt', 'sh -c \'printf "%s\\n" "$KUBECONFIG" "$@"\' sh')], { encoding: 'utf8' });
  expect(read.split('\n')).toEqual(['/one:/it\'s two:/three', 'lease', 'stop', '--context', 'my cluster', '--namespace', 'ci', 'vm-smoke', '']);
});

test('a hint repeats a given kubeconfig as an option', () => {
  process.env.KUBECONFIG = 'a:b';
  expect(commandFor({ ...PLACE, kubeconfig: '/k' }, 'list')).toBe('cdk8s-kubevirt lease list --kubeconfig /k --context \'my cluster\' --namespace ci');
});

test('a hint repeats the given kubectl and configuration file', () => {
  delete process.env.KUBECONFIG;
  expect(commandFor({ ...PLACE, kubectl: '/opt/my kubectl', config: '/repo/leases.yaml' }, 'stop', 'vm-smoke'))
    .toBe('cdk8s-kubevirt lease stop --context \'my cluster\' --namespace ci --kubectl \'/opt/my kubectl\' --config /repo/leases.yaml vm-smoke');
});
