// The option `--validate`: how to handle manifests that would be refused, with kubectl's values.
import { Option } from 'commander';

/** `strict` applies nothing after a finding, `warn` prints the findings and continues, `ignore` does not check. */
const VALIDATIONS = ['strict', 'warn', 'ignore'] as const;

export type Validation = typeof VALIDATIONS[number];

export function validateOption(): Option {
  return new Option('--validate <how>', 'how to handle manifests that KubeVirt or CDI would refuse').choices(VALIDATIONS).default('strict');
}
