import { writeFileSync } from 'fs';
import { Home } from './home';
import { clusterIdentity, KnownCluster } from '../../../src/cli/leases/cluster-identity';

const CLUSTER = { server: 'https://127.0.0.1:6443', caData: 'b25l' };

test.each<[string, Partial<KnownCluster>]>([
  ['address', { server: 'https://127.0.0.1:6444' }],
  ['authority', { caData: 'dHdv' }],
  ['name of its certificate', { tlsServerName: 'two' }],
])('a cluster with another %s is another one', (_title, other) => {
  expect(clusterIdentity({ ...CLUSTER, ...other })).not.toBe(clusterIdentity(CLUSTER));
});

test('a cluster stays the same where its authority moves to a file, and shows nothing of a login', () => {
  const home = new Home();
  writeFileSync(home.path('ca.crt'), 'one');
  const inFile = clusterIdentity({ server: 'https://me:secret@127.0.0.1:6443', caFile: home.path('ca.crt') });
  home.leave();
  expect([inFile, clusterIdentity(CLUSTER)]).toEqual([clusterIdentity(CLUSTER), expect.stringMatching(/^https:\/\/127\.0\.0\.1:6443 [0-9a-f]{64}$/)]);
});
