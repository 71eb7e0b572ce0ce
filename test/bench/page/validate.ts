// The page's part on `validate`: what a fleet takes, by how its files are written.
import { MEASURES, measureTable } from './fleet';
import type { FleetFigures } from '../fleet/figures';

export function validateSection(figures: FleetFigures): string {
  return `## To validate many

\`cdk8s-kubevirt validate\` for a folder of machines, a whole process, medians of ${figures.rounds}. Small ones are a VirtualMachine each. Those that differ
in everything are the inventory above: each has a Secret, a DataVolume and mostly a claim, so that there are four documents a machine. Documents
are read one after the other and forgotten; of a List all items are read before the first is checked.

${MEASURES.map((measure) => measureTable(figures, measure, 'times documents')).join('\n')}`;
}
