/**
 * The pages about working with a cluster: each command runs as shown, in the order of the page, and must print what the page's `recorded`
 * blocks contain. RECORD_PAGES=1 updates these blocks instead.
 *
 * @disturbs whatever has a name that pages use: namespaces, instance types, the default storage class
 */
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { stringify } from 'yaml';
import { FOLLOWED, have } from './followed-pages';
import { PlanePage } from './plane-page';
import { buildCommand } from '../built-command';
import { readPage, ROOT } from '../docs/pages';
import { Cluster, describePlane, useCluster } from '../plane/cluster';
import { storageClass } from '../plane/cluster-objects';
import { canLogIn } from '../plane/ssh';
import { profile } from '../plane/storage-profiles';

const cluster = useCluster();
const command = join(mkdtempSync(join(tmpdir(), 'command-')), 'main.js');
const DEFAULT = storageClass('ceph-rbd', { isDefault: true });

/** Guests have the users and port 22 that pages name only where root runs the plane. */
const reachesGuests = canLogIn && process.getuid?.() === 0;

/** The namespaces that pages assume to exist. */
const there = [...new Set(FOLLOWED.flatMap(({ namespaces = [] }) => namespaces))].map((name) => new Cluster(name));

/** Writes what was printed into a page, if it differs. */
function record(name: string, { records }: PlanePage): void {
  const [first, ...rest] = readPage(name).split(/^(?=```text recorded$)/m);
  const written = rest.map((part, index) => part.replace(/^(```text recorded\n)[^]*?^```$/m, (_, head: string) => `${head}${records[index]}\`\`\``));
  writeFileSync(join(ROOT, name), [first, ...written].join(''));
}

// Nothing is removed afterwards: on a cluster that is not a plane, names such as `machines` may belong to others.
describePlane('a page', () => {
  beforeAll(async () => {
    buildCommand(command);
    await cluster.applyStrict(DEFAULT);
    await Promise.all([profile(cluster.client, DEFAULT.metadata.name), ...there.map((each) => each.create())]);
  });

  test.each(FOLLOWED.map((each, index) => [each.page, each, index] as const))('%s can be followed', async (name, followed, index) => {
    const { cluster: objects = [], broken = [], folder = {}, before = {} } = followed;
    const own = new Cluster(`${cluster.namespace}-${index}`);
    await own.create();
    await have(own, objects);
    await Promise.all(broken.map((object) => own.applyStrict(object)));
    const page = new PlanePage(command, own, { ...followed, reachesGuests, before: async (line) => before[line]?.(own) });
    for (const [file, content] of Object.entries(folder)) {
      page.write(file, typeof content === 'string' ? content : content.map((object) => stringify(object)).join('---\n'));
    }
    await page.follow(readPage(name));
    if (process.env.RECORD_PAGES === '1') {
      record(name, page);
    }
    await own.remove();
    expect(page.proofs.map(({ found }) => found)).toEqual(page.proofs.map(({ said }) => said));
  });
});
