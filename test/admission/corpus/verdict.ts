// The server's verdict on a manifest, and on all the objects that controllers would create for it.
import { randomUUID } from 'crypto';
import { machineWith, made } from './made';
import { ApiError, type Client, type KubeObject } from '../../plane/client';

/** The only KubeVirt object that the server admits. */
export const KUBEVIRT = { apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt', name: 'kubevirt', namespace: 'kubevirt' };

/** Either no refusal at all, or the first one. */
export interface Verdict {
  /** What was refused: the manifest itself, or an object of this kind that a controller would create for it. */
  readonly refused?: string;
  readonly message?: string;
  /** The invalid fields, as the server names them. */
  readonly fields?: readonly string[];
}

/** Sends an object to the server as a dry run with strict validation, then the objects that controllers would create for it. */
export async function verdictOf(client: Client, namespace: string, object: KubeObject, step = 'manifest'): Promise<Verdict> {
  let admitted: KubeObject;
  try {
    admitted = await dryRun(client, namespace, object);
  } catch (error) {
    return step !== 'manifest' && isTaken(error) ? {} : refusal(step, error);
  }
  for (const next of made(admitted)) {
    const verdict = await verdictOf(client, namespace, next, next.kind);
    if (verdict.refused !== undefined) {
      return verdict;
    }
  }
  return READ_WITH_MACHINES.test(object.kind) ? verdictWithMachine(client, namespace, object) : {};
}

/** Kinds whose values are read once a machine names them. */
export const READ_WITH_MACHINES = /^VirtualMachine(?:Cluster)?(?:Instancetype|Preference)$/;

/** The verdict on a machine that takes what an instance type or a preference gives it: as it is written, and with those values in it. */
async function verdictWithMachine(client: Client, namespace: string, { apiVersion, kind, spec }: KubeObject): Promise<Verdict> {
  const name = `case-${randomUUID()}`;
  const machine = machineWith(kind, name, spec);
  await client.create({ apiVersion, kind, metadata: { name, namespace }, spec });
  try {
    const verdict = await verdictOf(client, namespace, machine, machine.kind);
    if (verdict.refused !== undefined) {
      return { ...verdict, message: verdict.message?.replaceAll(name, 'case') };
    }
    const { body } = await client.request('PUT', `/apis/subresources.kubevirt.io/v1/namespaces/${namespace}/expand-vm-spec`, machine);
    return await verdictOf(client, namespace, body, machine.kind);
  } finally {
    await client.delete({ apiVersion, kind, name, namespace });
  }
}

async function dryRun(client: Client, namespace: string, object: KubeObject): Promise<KubeObject> {
  const { apiVersion, kind, spec } = object;
  const how = '?dryRun=All&fieldValidation=Strict';
  if (kind === KUBEVIRT.kind) {
    // The server would refuse any second one, so the first one is given this one's spec. A patch would be blamed as a whole.
    const first = { ...KUBEVIRT, apiVersion };
    return (await client.request('PUT', `${await client.path(first)}${how}`, { ...await client.read(first), spec })).body;
  }
  return (await client.request('POST', `${await client.path({ apiVersion, kind, namespace })}${how}`, object)).body;
}

/** Whether an object of this name already exists: then the name is valid, which is all that a referenced object is tried for. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body.reason === 'AlreadyExists';
}

/** The error of a webhook that panics over a manifest: it always refuses that one, but keeps running. */
const PANIC = /^Internal error occurred: (failed calling webhook "[^"]+"): .*: EOF$/;

function refusal(refused: string, error: unknown): Verdict {
  const panic = error instanceof ApiError ? PANIC.exec(error.message) : null;
  if (panic) {
    return { refused, message: panic[1], fields: [] };
  }
  // A conflict is no verdict: somebody else has changed the object since it was read.
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.body.reason === 'Conflict') {
    throw error;
  }
  const causes: { readonly field?: string }[] = error.body.details?.causes ?? [];
  return { refused, message: error.message, fields: [...new Set(causes.flatMap(({ field }) => field ?? []))] };
}
