// The kinds of which an operator makes Secrets: when they have, and which Secret it is. Without its operator, an object never has a condition.
import { conditionOf, failed, progressing, ready, Readiness } from './readiness';

export const EXTERNAL_SECRET = { group: 'external-secrets.io', kind: 'ExternalSecret' };
export const SEALED_SECRET = { group: 'bitnami.com', kind: 'SealedSecret' };

/** Their kinds. */
export const SECRET_MAKERS: readonly string[] = [EXTERNAL_SECRET.kind, SEALED_SECRET.kind];

export function externalSecretReadiness(object: any): Readiness {
  return made(conditionOf(object, 'Ready'));
}

/** The condition may be of the object before its last change. */
export function sealedSecretReadiness(object: any): Readiness {
  const { metadata: { generation = 0 } = {} as any, status } = object;
  const readiness = made(conditionOf(object, 'Synced'));
  return readiness.state === 'ready' && (status.observedGeneration ?? generation) < generation ? progressing('Pending', NOT_SEEN) : readiness;
}

const NOT_SEEN = 'its operator has not looked at it yet';

function made({ status, reason, message }: any = {}): Readiness {
  return status === 'True' ? ready(reason ?? 'Synced')
    : status === 'False' ? failed(reason ?? 'SecretSyncedError', message || 'its operator could not make the Secret')
      : progressing(reason ?? 'Pending', message || NOT_SEEN);
}

/** Whether the operator says that it has made the Secret. */
export function hasMadeSecret(maker: any): boolean {
  const judge = maker.kind === EXTERNAL_SECRET.kind ? externalSecretReadiness : sealedSecretReadiness;
  return judge(maker).state === 'ready';
}

/** The name of the Secret. */
export function secretMadeBy({ metadata, spec }: any): string {
  return spec?.target?.name ?? metadata.name;
}
