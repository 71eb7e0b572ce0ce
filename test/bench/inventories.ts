// The time to write the manifests of machines that differ, compared with the same objects ready-made in cdk8s' App and in js-yaml.
import { inventoryContenders } from './fleet/contenders';
import { takeTurns } from './fleet/turns';
import { options } from './options';

takeTurns('inventories', inventoryContenders, options({ rounds: 5, machines: [1000, 10_000] }));
