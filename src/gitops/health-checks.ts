// Every kind whose health GitOps tools cannot tell by themselves, or tell wrongly.
import { HealthCheck } from './health-check';
import { DATA_IMPORT_CRON_HEALTH } from './image-health';
import { POOL_HEALTH } from './pool-health';
import { VIRTUAL_MACHINE_HEALTH } from './virtual-machine-health';
import { CLAIM_HEALTH, DATA_VOLUME_HEALTH } from './volume-health';

export const HEALTH_CHECKS: readonly HealthCheck[] = [
  VIRTUAL_MACHINE_HEALTH, POOL_HEALTH, DATA_VOLUME_HEALTH, CLAIM_HEALTH, DATA_IMPORT_CRON_HEALTH,
];
