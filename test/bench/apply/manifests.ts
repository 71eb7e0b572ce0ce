// The manifests to apply: machines, each with a DataVolume and a Secret, as objects and as files.
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { KubeObject } from '../../plane/client';
import { dataVolume, machine } from '../../plane/scripted';

/** The number of objects per machine. */
export const OBJECTS_EACH = 3;

export function objectsOf(index: number): KubeObject[] {
  const name = `web-${index}`;
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData: { userdata: `#cloud-config\nhostname: ${name}\n` } };
  const volumes = [{ name: 'root', dataVolume: { name } }, { name: 'seed', cloudInitNoCloud: { secretRef: { name } } }];
  return [secret, dataVolume(name, {}), machine(name, {}, volumes)];
}

/** Writes a file per machine. */
export function writeManifests(folder: string, machines: number): void {
  mkdirSync(folder);
  for (let index = 0; index < machines; index += 1) {
    writeFileSync(join(folder, `web-${index}.yaml`), objectsOf(index).map((object) => JSON.stringify(object)).join('\n---\n'));
  }
}
