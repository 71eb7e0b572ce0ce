// The time and memory that a fleet's manifests take, compared with what people would use instead: whole processes, in turn.
import { contenders } from './fleet/contenders';
import { takeTurns } from './fleet/turns';
import { options } from './options';

takeTurns('fleet', contenders, options({ rounds: 5, machines: [1, 100, 1000, 10_000] }));
