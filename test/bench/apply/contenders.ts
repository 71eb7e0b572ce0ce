// The contenders: kubectl's two commands, `apply --wait` and, for the cluster's own limit, a client that only creates everything at once.
import type { Contender } from './figures';
import { OBJECTS_EACH, objectsOf } from './manifests';
import { run } from './program';
import { Client } from '../../plane/client';

/** What a contender works with. */
export interface Task {
  readonly client: Client;
  readonly machines: number;
  readonly namespace: string;
  /** The folder of manifests. */
  readonly folder: string;
  /** The path of the library's command. */
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The CPU seconds of a process, and when everything was applied. */
interface Ended {
  readonly processor?: number;
  readonly appliedAt: number;
}

const LONGEST = '30m';

/** For a condition kubectl also waits for observedGeneration, which KubeVirt may not update until something else happens. */
const READY = 'jsonpath={.status.ready}=true';

export const RUN: { readonly [contender in Contender]: (task: Task) => Promise<Ended> } = {
  kubectl: async ({ namespace, folder, env }) => {
    const applying = await run('kubectl', ['apply', '--server-side', '-n', namespace, '-f', folder], env);
    const appliedAt = Date.now();
    const waiting = await run('kubectl', ['wait', '-n', namespace, `--for=${READY}`, '--timeout', LONGEST, 'vm', '--all'], env);
    return { processor: applying + waiting, appliedAt };
  },

  own: async ({ namespace, folder, env, command, machines }) => {
    let appliedAt = 0;
    const processor = await run(process.execPath, [command, 'apply', '--wait', '--timeout', LONGEST, '-n', namespace, folder], env, (lines) => {
      appliedAt ||= lines >= OBJECTS_EACH * machines ? Date.now() : 0;
    });
    return { processor, appliedAt };
  },

  limit: async ({ client, namespace, machines }) => {
    const objects = Array.from({ length: machines }, (_, index) => objectsOf(index));
    for (const step of [0, 1, 2]) {
      await Promise.all(objects.map((each) => client.create({ ...each[step], metadata: { ...each[step].metadata, namespace } })));
    }
    return { appliedAt: Date.now() };
  },
};
