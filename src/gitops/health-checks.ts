// Every kind whose health GitOps tools cannot tell by themselves, or tell wrongly.
import { HealthCheck } from './health-checks';
import { DATA_IMPORT_CRON_HEALTH } from './health-checks';
import { POOL_HEALTH } from './health-checks';
import { VIRTUAL_MACHINE_HEALTH } from './health-checks';
import { CLAIM_HEALTH, DATA_VOLUME_HEALTH } from './health-checks';

export const HEALTH_CHECKS: readonly HealthCheck[] = [
  VIRTUAL_MACHINE_HEALTH, POOL_HEALTH, DATA_VOLUME_HEALTH, CLAIM_HEALTH, DATA_IMPORT_CRON_HEALTH,
];
