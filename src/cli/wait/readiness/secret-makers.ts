// The kinds from which an operator creates Secrets: when the Secret exists, and which one it is. Without its operator, an object never has
// a condition.
import { conditionOf, failed, progressing, ready, Readiness } from './readiness';

export const EXTERNAL_SECRET = { group: 'external-secrets.io', kind: 'ExternalSecret' };
export const SEALED_SECRET = { group: 'bitnami.com', kind: 'SealedSecret' };

export const SECRET_MAKERS: readonly string[] = [EXTERNAL_SECRET.kind, SEALED_SECRET.kind];

export function externalSecretReadiness(object: any): Readiness {
  return conditionReadiness(conditionOf(object, 'Ready'));
}

/** The condition may describe the object before its last change. */
export function sealedSecretReadiness(object: any): Readiness {
  const { metadata: { generation = 0 } = {} as any, status } = object;
  const readiness = conditionReadiness(conditionOf(object, 'Synced'));
  return readiness.state === 'ready' && (status.observedGeneration ?? generation) < generation ? progressing('Pending', NOT_PROCESSED) : readiness;
}

const NOT_PROCESSED = 'its operator has not processed it yet';

function conditionReadiness({ status, reason, message }: any = {}): Readiness {
  return status === 'True' ? ready(reason ?? 'Synced')
    : status === 'False' ? failed(reason ?? 'SecretSyncedError', message || 'its operator could not create the Secret')
      : progressing(reason ?? 'Pending', message || NOT_PROCESSED);
}

/** Whether the operator reports that the Secret exists. */
export function hasMadeSecret(maker: any): boolean {
  const judge = maker.kind === EXTERNAL_SECRET.kind ? externalSecretReadiness : sealedSecretReadiness;
  return judge(maker).state === 'ready';
}

/** The name of the Secret. */
export function secretMadeBy({ metadata, spec }: any): string {
  return spec?.target?.name ?? metadata.name;
}
