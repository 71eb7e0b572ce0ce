// Every corpus, by the subject of its cases.
import { readFileSync } from 'fs';
import { join } from 'path';
import { choices } from './choices';
import { claims } from './claims';
import { compute } from './compute';
import { configuration } from './configuration';
import type { Corpus } from './corpus';
import { instances, presets, replicaSets } from './instances';
import { instancetypes } from './instancetypes';
import type { Verdicts } from './judge';
import { lifecycle } from './lifecycle';
import { metadataCorpus as metadata } from './metadata';
import { networks } from './networks';
import { operations } from './operations';
import { placement } from './placement';
import { pools } from './pools';
import { storage } from './storage';
import { volumes } from './volumes';

const OF_MACHINES = { compute, storage, networks, placement, lifecycle, metadata, pools, choices, instancetypes, volumes };

export const CORPORA: { readonly [name: string]: Corpus } = { ...OF_MACHINES, instances, replicaSets, presets, operations, configuration, claims };

/** Where the server's verdicts on a corpus are recorded. */
export const verdictsFile = (name: string) => join(__dirname, 'verdicts', `${name}.json`);

/** The verdicts of KubeVirt 1.8.4 where they differ, by corpus: recorded on its plane when KubeVirt 1.9.0 took its place. */
export const VERDICTS_OF_1_8: { readonly [corpus: string]: Verdicts } = JSON.parse(readFileSync(join(__dirname, 'verdicts-of-1.8.json'), 'utf8'));

/** The recorded verdicts on a corpus, by the titles of its cases. */
export function verdicts(name: string): Verdicts {
  return JSON.parse(readFileSync(verdictsFile(name), 'utf8'));
}
