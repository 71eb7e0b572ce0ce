// The rules in CEL that the CRDs of KubeVirt and CDI have. Nothing that is published reads them.
import type { CelRule } from './generate/cel';

export declare const CEL_RULES: readonly CelRule[];
