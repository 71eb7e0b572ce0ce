// The page's section on `validate`: its time and memory for a fleet, by how the files are written.
import { MEASURES, measureTable } from './fleet';
import type { FleetFigures } from '../fleet/figures';

export function validateSection(figures: FleetFigures): string {
  return `## Validating many machines

\`cdk8s-kubevirt validate\` checks a folder of machines. The figures are medians of ${figures.rounds} whole processes. Small machines are one VirtualMachine each.
Machines that differ in everything are the inventory above. Each of them also has a Secret, a DataVolume and usually a claim, which makes about four
documents per machine. \`validate\` reads one document at a time, and does not keep it. It reads all items of a List before it checks the first.

${MEASURES.map((measure) => measureTable(figures, measure, 'times documents')).join('\n')}`;
}
