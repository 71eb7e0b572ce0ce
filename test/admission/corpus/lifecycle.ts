// Run strategies, and how a machine starts, migrates and stops.
import { machines, virtualMachines, type Corpus } from './corpus';

const probe = { guestAgentPing: {} };

export const lifecycle: Corpus = {
  ...virtualMachines({
    'a run strategy of Always': { runStrategy: 'Always' },
    'a run strategy of Halted': { runStrategy: 'Halted' },
    'a run strategy of Manual': { runStrategy: 'Manual' },
    'a run strategy of RerunOnFailure': { runStrategy: 'RerunOnFailure' },
    'a run strategy of Once': { runStrategy: 'Once' },
    'a run strategy of WaitAsReceiver without its gate': { runStrategy: 'WaitAsReceiver' },
    'an unknown run strategy': { runStrategy: 'Sometimes' },
    'a run strategy in lower case': { runStrategy: 'always' },
    'an empty run strategy': { runStrategy: '' },
    'neither running nor a run strategy': { runStrategy: undefined },
    'running': { runStrategy: undefined, running: true },
    'not running': { runStrategy: undefined, running: false },
    'running and a run strategy': { running: true },
    'no template': { template: undefined },
    'a template without a spec': { template: { spec: undefined } },
    'volumes that are replaced': { updateVolumesStrategy: 'Replacement' },
    'volumes that are migrated': { updateVolumesStrategy: 'Migration' },
    'volumes that are updated otherwise': { updateVolumesStrategy: 'Restart' },
  }),
  ...virtualMachines({
    'a run strategy of WaitAsReceiver': { runStrategy: 'WaitAsReceiver' },
    'a run strategy of WaitAsReceiver and running': { runStrategy: 'WaitAsReceiver', running: true },
  }, ['DecentralizedLiveMigration']),
  ...machines({
    'a start in pause': { startStrategy: 'Paused' },
    'a start otherwise': { startStrategy: 'Running' },
    'an empty start strategy': { startStrategy: '' },
    'a start in pause with a liveness probe': { startStrategy: 'Paused', livenessProbe: probe },
    'a start in pause with a readiness probe': { startStrategy: 'Paused', readinessProbe: probe },
    'an eviction strategy of LiveMigrate': { evictionStrategy: 'LiveMigrate' },
    'an eviction strategy of LiveMigrateIfPossible': { evictionStrategy: 'LiveMigrateIfPossible' },
    'an eviction strategy of None': { evictionStrategy: 'None' },
    'an eviction strategy of External': { evictionStrategy: 'External' },
    'an unknown eviction strategy': { evictionStrategy: 'Evict' },
    'an empty eviction strategy': { evictionStrategy: '' },
    'a reboot policy without its gate': { domain: { rebootPolicy: 'Terminate' } },
    'no grace period': { terminationGracePeriodSeconds: 0 },
    'a grace period of three minutes': { terminationGracePeriodSeconds: 180 },
    'a negative grace period': { terminationGracePeriodSeconds: -1 },
    'a grace period far below zero': { terminationGracePeriodSeconds: -100 },
  }),
  ...machines({
    'a reboot policy': { domain: { rebootPolicy: 'Terminate' } },
    'an unknown reboot policy': { domain: { rebootPolicy: 'Sometimes' } },
  }, ['RebootPolicy']),
};
