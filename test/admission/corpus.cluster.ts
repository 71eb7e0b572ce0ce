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

  // All of the mutated take a minute, and which of them a run looks at is left to chance.
  const first = Math.floor(Math.random() * 10);
  const tenth = Object.fromEntries(Object.entries(mutated).filter((_, index) => index % 10 === first));
  let found: { [name: string]: Verdicts };

  beforeAll(async () => {
    // It ends, whenever it hears of it, when some gates change; a kubelet would start it again, and here the end of the faults does.
    await faults.current.kill('virt-controller');
    // At once: without it an instance that was given is never gone, so that none of its name can be given again.
    found = await judged(cluster.client, cluster.namespace, { ...CORPORA, tenth });
  });

  test('on each corpus are those recorded', () => {
    const unwordedOf = (of: (name: string) => Verdicts) => Object.fromEntries(Object.keys(CORPORA).map((name) => [name, unworded(of(name))]));
    expect(unwordedOf((name) => found[name])).toEqual(unwordedOf(verdicts));
  });

  test('on a tenth of the mutated manifests are those recorded', () => {
    const recorded = refusedTitles(JSON.parse(readFileSync(verdictsFile('mutated'), 'utf8')));
    expect([...refusedTitles(refusals(found.tenth))].sort()).toEqual(Object.keys(tenth).filter((title) => recorded.has(title)).sort());
  });
});

/** Verdicts without the server's words, which list what is wrong in any order and repeat names that it has generated. */
function unworded(worded: Verdicts): Verdicts {
  return Object.fromEntries(Object.entries(worded).map(([title, { refused, fields }]) => [title, { refused, fields: fields && [...fields].sort() }]));
}
