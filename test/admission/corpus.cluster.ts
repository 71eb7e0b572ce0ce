/**
 * The recorded verdicts are the server's: `npm run verdicts` records them anew.
 *
 * @disturbs virt-controller, and which feature gates are on
 */
import { readFileSync } from 'fs';
import { CORPORA, verdicts, verdictsFile } from './corpus';
import { judged, type Verdicts } from './corpus/judge';
import { mutated } from './corpus/mutated';
import { refusals, refusedTitles } from './corpus/mutation';
import { describePlane, useCluster, useFaults } from '../plane/cluster';

const cluster = useCluster();

// Which feature gates are on is the plane's to say.
describePlane('the server\'s verdicts', () => {
  const faults = useFaults();

  // It ends, whenever it hears of it, when some gates change; a kubelet would start it again, and here the end of the faults does.
  beforeAll(() => faults.current.kill('virt-controller'));

  test('on each corpus are those recorded', async () => {
    const found = await judged(cluster.client, cluster.namespace, CORPORA);
    const unwordedOf = (of: (name: string) => Verdicts) => Object.fromEntries(Object.keys(CORPORA).map((name) => [name, unworded(of(name))]));
    expect(unwordedOf((name) => found[name])).toEqual(unwordedOf(verdicts));
  });

  // All of them take a minute, and which of them a run looks at is left to chance.
  test('on a tenth of the mutated manifests are those recorded', async () => {
    const first = Math.floor(Math.random() * 10);
    const tenth = Object.fromEntries(Object.entries(mutated).filter((_, index) => index % 10 === first));
    const found = await judged(cluster.client, cluster.namespace, { tenth });
    const recorded = refusedTitles(JSON.parse(readFileSync(verdictsFile('mutated'), 'utf8')));
    expect([...refusedTitles(refusals(found.tenth))].sort()).toEqual(Object.keys(tenth).filter((title) => recorded.has(title)).sort());
  });
});

/** Verdicts without the server's words, which list what is wrong in any order and repeat names that it has generated. */
function unworded(worded: Verdicts): Verdicts {
  return Object.fromEntries(Object.entries(worded).map(([title, { refused, fields }]) => [title, { refused, fields: fields && [...fields].sort() }]));
}
