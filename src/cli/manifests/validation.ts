// The option `--validate`: what becomes of manifests that would be refused, in kubectl's words.
import { Option } from 'commander';

/** `strict` applies nothing after a finding, `warn` prints the findings and goes on, `ignore` does not check. */
const VALIDATIONS = ['strict', 'warn', 'ignore'] as const;

export type Validation = typeof VALIDATIONS[number];

export function validateOption(): Option {
  return new Option('--validate <how>', 'what becomes of what KubeVirt and CDI would refuse').choices(VALIDATIONS).default('strict');
}
