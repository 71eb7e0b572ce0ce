// CPUs, memory, firmware and devices.
import { amounts } from './amounts';
import { architectures } from './architectures';
import type { Corpus } from './corpus';
import { devices } from './devices';
import { firmware } from './firmware';
import { processors } from './processors';

export const compute: Corpus = { ...amounts, ...processors, ...architectures, ...firmware, ...devices };
