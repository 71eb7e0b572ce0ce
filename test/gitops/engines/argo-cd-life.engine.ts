// The life of a repository that Argo CD delivers.
import { deliverByArgoCd } from './argo-cd';
import { live } from './life/life';
import { ArgoCd } from '../../../src';

const CAUSES = { stranded: 'ErrorUnschedulable', unclaimed: 'ErrorPvcNotFound', refused: 'denied the request|not found|Forbidden' };

live({
  engine: 'argo-cd',
  by: deliverByArgoCd,
  spec: {
    ignoreDifferences: ArgoCd.ignoreDifferences(),
    syncPolicy: {
      automated: { prune: true, selfHeal: true },
      syncOptions: ['RespectIgnoreDifferences=true'],
      // Without this, Argo CD retries a refused commit for minutes before it looks at the one that fixes it.
      retry: { limit: 10, refresh: true, backoff: { duration: '2s', factor: 2, maxDuration: '10s' } },
    },
  },
  finish: (chart) => ArgoCd.addSyncWaves(chart),
  isSyncedThen: true,
  tellsAll: true,
  says: ({ name, fault }) => new RegExp(`${name}\\b[^]*(${CAUSES[fault]})`),
});
