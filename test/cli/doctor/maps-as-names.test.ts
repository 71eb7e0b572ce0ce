// Manifests with maps where names belong: they are reported, and do not end the diagnosis.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { COMPLETE } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import { manifestChecks } from '../../../src/cli/doctor/manifests';
import { readInput } from '../../../src/cli/manifests/documents';
import { json, serve } from '../cluster/http-server';

/** JavaScript cannot make a string of it. */
const MAP = { toString: 1 };

const metadata = { name: 'web', namespace: 'shop' };

test.each([
  { apiVersion: MAP, kind: 'VirtualMachine', metadata, spec: { template: {} } },
  { apiVersion: 'kubevirt.io/v1', kind: MAP, metadata },
  { apiVersion: MAP, kind: 'ExternalSecret', metadata },
  { apiVersion: MAP, kind: 'HorizontalPodAutoscaler', metadata },
  { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', metadata, spec: { secretStoreRef: { name: 'vault', kind: MAP } } },
  { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata, spec: { group: MAP, names: { kind: MAP } } },
])('the permissions for %j are checked', async (object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'web.json');
  writeFileSync(file, JSON.stringify(object));
  const server = await serve(({ method }, response) => json(response, method === 'POST' ? 201 : 404, { status: { allowed: true } }));
  const checks = await manifestChecks(server.cluster, readInput([file]), COMPLETE);
  await server.close();
  expect(checkLines(checks)).toContain('✓ may apply in shop: yes');
});
