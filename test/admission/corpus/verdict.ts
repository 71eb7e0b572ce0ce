// What the server says of a manifest, from the request that creates it to everything that controllers make of it.
import { made } from './made';
import { ApiError, type Client, type KubeObject } from '../../plane/client';

/** Where a manifest ends: admitted all the way, or refused at one of its steps. */
export interface Verdict {
  /** What was refused: the manifest itself, or an object of this kind that a controller makes of it. */
  readonly refused?: string;
  readonly message?: string;
  /** The fields that are to blame, as the server names them. */
  readonly fields?: readonly string[];
}

/** Puts an object to the server under strict validation, which keeps nothing of it; then what would be made of it. */
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
  return {};
}

async function dryRun(client: Client, namespace: string, object: KubeObject): Promise<KubeObject> {
  const { apiVersion, kind } = object;
  const path = await client.path({ apiVersion, kind, namespace });
  return (await client.request('POST', `${path}?dryRun=All&fieldValidation=Strict`, object)).body;
}

/** An object that has the name already, in use or on its way out: the name is right, which is all that is asked of what is waited for. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body.reason === 'AlreadyExists';
}

/** A webhook that panics over a manifest: it refuses that one, every time, and lives on for the next. */
const PANIC = /^Internal error occurred: (failed calling webhook "[^"]+"): .*: EOF$/;

function refusal(refused: string, error: unknown): Verdict {
  const panic = error instanceof ApiError ? PANIC.exec(error.message) : null;
  if (panic) {
    return { refused, message: panic[1], fields: [] };
  }
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) {
    throw error;
  }
  const causes: { readonly field?: string }[] = error.body.details?.causes ?? [];
  return { refused, message: error.message, fields: [...new Set(causes.flatMap(({ field }) => field ?? []))] };
}
