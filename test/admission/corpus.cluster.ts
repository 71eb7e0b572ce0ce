/**
 * Compares the recorded verdicts with the server's: `npm run verdicts` records them again.
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

// Only on the plane, whose feature gates may be changed.
describePlane('the server\'s verdicts', () => {
  const faults = useFaults();

  // All mutated manifests would take a minute, so each run tries a random tenth of them.
  const first = Math.floor(Math.random() * 10);
  const tenth = Object.fromEntries(Object.entries(mutated).filter((_, index) => index % 10 === first));
  let found: { [name: string]: Verdicts };

  beforeAll(async () => {
    // It would exit some time after certain gates change, so stop it first. A kubelet would restart it; here the end of the faults does.
    await faults.current.kill('virt-controller');
    // A single run for everything: without the controller, a deleted instance never goes away, so its name cannot be used again.
    found = await judged(cluster.client, cluster.namespace, { ...CORPORA, tenth });
  });

  test('match the recorded ones on each corpus', () => {
    const unwordedOf = (of: (name: string) => Verdicts) => Object.fromEntries(Object.keys(CORPORA).map((name) => [name, unworded(of(name))]));
    expect(unwordedOf((name) => found[name])).toEqual(unwordedOf(verdicts));
  });

  test('match the recorded ones on a tenth of the mutated manifests', () => {
    const recorded = refusedTitles(JSON.parse(readFileSync(verdictsFile('mutated'), 'utf8')));
    expect([...refusedTitles(refusals(found.tenth))].sort()).toEqual(Object.keys(tenth).filter((title) => recorded.has(title)).sort());
  });
});

/** Verdicts without the server's messages, which list mistakes in any order and contain generated names. */
function unworded(worded: Verdicts): Verdicts {
  return Object.fromEntries(Object.entries(worded).map(([title, { refused, fields }]) => [title, { refused, fields: fields && [...fields].sort() }]));
}
