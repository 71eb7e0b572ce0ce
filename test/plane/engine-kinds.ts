/** The kinds that engines bring along, from files of their Go modules. */
import { readFileSync } from 'fs';
import { join } from 'path';
import { parse } from 'yaml';
import { ApiError, Client, KubeObject } from './client';
import { sourceFolder } from './go';
import { until } from './until';

/** Installs kinds from files of a Go module, replacing their stand-ins. */
export async function installKinds(client: Client, module: string, requirement: string, files: readonly string[]): Promise<void> {
  const folder = sourceFolder(module, requirement);
  await Promise.all(files.map((file) => installKind(client, parse(readFileSync(join(folder, file), 'utf8')))));
}

export async function installKind(client: Client, definition: KubeObject): Promise<void> {
  const { apiVersion, kind, metadata: { name } } = definition;
  try {
    await client.create(definition);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) {
      throw error;
    }
    const { metadata: { resourceVersion } } = await client.read({ apiVersion, kind, name });
    await client.request('PUT', await client.path({ apiVersion, kind, name }), { ...definition, metadata: { ...definition.metadata, resourceVersion } });
  }
  const { group, names, versions } = definition.spec;
  await until(`${name} to be served`, () => client.path({ apiVersion: `${group}/${versions[0].name}`, kind: names.kind }));
}
