// Writes docs/performance.md and its plot from the recorded figures.
import { writeFileSync } from 'fs';
import { fleetPlot } from '../test/bench/page/fleet';
import { page } from '../test/bench/page/page';
import { readResults } from '../test/bench/results';

const results = readResults();
writeFileSync('docs/performance.md', page(results));
if (results.fleet) {
  writeFileSync('docs/performance.svg', fleetPlot(results.fleet.figures));
}
