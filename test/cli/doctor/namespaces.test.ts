import { COMPLETE } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import { namespaceStateChecks } from '../../../src/cli/doctor/namespaces';
import { DISCOVERY, json, serve } from '../cluster/http-server';

const KINDS = {
  ...DISCOVERY,
  '/api/v1': { resources: [{ name: 'namespaces', kind: 'Namespace', namespaced: false }, { name: 'resourcequotas', kind: 'ResourceQuota', namespaced: true }] },
};

const document = (kind: string) => ({
  value: { apiVersion: 'kubevirt.io/v1', kind, metadata: { name: 'web', namespace: 'shop' }, spec: { template: { spec: {} } } }, source: 'a.yaml', where: 'a.yaml:1', lineAt: () => 1,
});

/** The lines on a namespace with this metadata and these quotas; undefined is forbidden. */
async function told({ metadata, quotas = [], kind = 'VirtualMachine', state = COMPLETE }: {
  readonly metadata?: object; readonly quotas?: readonly object[]; readonly kind?: string; readonly state?: typeof COMPLETE;
}): Promise<string[]> {
  const server = await serve((request, response) => {
    const answer = request.url!.includes('/resourcequotas') ? { metadata: {}, items: quotas } : { metadata: { name: 'shop', ...metadata } };
    return metadata === undefined ? json(response, 403, { message: 'no' }) : json(response, 200, answer);
  }, KINDS);
  try {
    return checkLines(await namespaceStateChecks(server.cluster, [document(kind)], state));
  } finally {
    await server.close();
  }
}

test('a namespace that is being deleted is missing', async () => {
  expect(await told({ metadata: { deletionTimestamp: '2026-01-01T00:00:00Z' }, kind: 'ConfigMap' })).toEqual([
    '✗ namespace shop: is being deleted: wait until it is gone, or write another one',
  ]);
});

describe('a namespace that enforces the restricted level of Pod Security', () => {
  const metadata = { labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } };

  test('refuses the pods of machines', async () => {
    expect(await told({ metadata })).toEqual([
      '! namespace shop: its label pod-security.kubernetes.io/enforce is restricted, which refuses the pods of machines: '
      + 'ask for baseline, or for runtimeDefaultProfile in seccompConfiguration of the KubeVirt object',
    ]);
  });

  test.each([{ runtimeDefaultProfile: true }, { localhostProfile: 'kubevirt.json' }])('does not, if KubeVirt sets the seccomp profile %j', async (customProfile) => {
    const configuration = { seccompConfiguration: { virtualMachineInstanceProfile: { customProfile } } };
    expect(await told({ metadata, state: { ...COMPLETE, kubeVirts: [{ spec: { configuration } }] } })).toEqual([]);
  });

  test('may not, if this user may not see the KubeVirt object, or if there are no machines', async () => {
    expect(await told({ metadata, state: { ...COMPLETE, kubeVirts: 'forbidden' } })).toEqual([]);
    expect(await told({ metadata, kind: 'ConfigMap' })).toEqual([]);
  });
});

test('a quota is reported if nothing is left of it', async () => {
  const quotas = [{
    metadata: { name: 'q' },
    status: { hard: { 'requests.storage': '2Gi', 'pods': '3', 'limits.memory': '1Gi', 'services.nodeports': '0' }, used: { 'requests.storage': '2048Mi', 'pods': '2' } },
  }, { metadata: { name: 'none' }, status: { hard: { pods: '0' } } }, { metadata: { name: 'new' } }];
  expect(await told({ metadata: {}, quotas })).toEqual([
    '! namespace shop: its ResourceQuota "q" is used up: 2048Mi of 2Gi requests.storage: free resources there, or ask for a larger quota',
    '! namespace shop: its ResourceQuota "none" is used up: 0 of 0 pods: free resources there, or ask for a larger quota',
  ]);
});

test('nothing is reported of a namespace that the user may not see', async () => {
  expect(await told({})).toEqual([]);
});
