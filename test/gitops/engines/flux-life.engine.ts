// The life of a repository that Flux delivers.
import { deliverByFlux } from './flux';
import { live } from './life/life';
import { Flux } from '../../../src';

live({
  engine: 'flux',
  by: deliverByFlux,
  spec: { ignore: Flux.ignoreRules(), timeout: '30s', retryInterval: '5s' },
  isSyncedThen: false,
  tellsAll: false,
  says: ({ name, fault }, namespace) => fault === 'refused'
    ? new RegExp(`VirtualMachine/${namespace}/${name} dry-run failed`)
    : new RegExp(`VirtualMachine/${namespace}/${name} status: 'Failed'`),
});
