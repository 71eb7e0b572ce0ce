/** The settings of a plane: its folder, its programs and its ports. They are written into the folder for other processes to find. */
import { readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { freePorts } from './ports';

const LISTENERS = [
  'etcd', 'etcd-peer', 'kube-apiserver', 'kube-controller-manager', 'virt-api', 'virt-controller', 'virt-operator', 'cdi-apiserver', 'virt-handler', 'sshd',
  'git-server', 'redis', 'repo-server', 'repo-server-metrics', 'application-metrics', 'applicationset-metrics', 'applicationset-probe', 'applicationset-webhook',
  'flux-metrics', 'flux-health', 'flux-source', 'ocm-webhook', 'ocm-agent', 'fleet-webhook',
] as const;

export interface Setting {
  readonly folder: string;
  /** The folder of the programs. */
  readonly bin: string;
  /** The folder of keys and certificates. */
  readonly pki: string;
  readonly ports: { readonly [listener in typeof LISTENERS[number]]: number };
}

export async function newSetting(folder: string, bin: string): Promise<Setting> {
  const setting = { folder, bin, pki: join(folder, 'pki'), ports: await freePorts(LISTENERS) };
  writeFileSync(join(folder, 'plane.json'), JSON.stringify(setting, undefined, 2));
  return setting;
}

export function readSetting(folder: string): Setting {
  return JSON.parse(readFileSync(join(folder, 'plane.json'), 'utf8')) as Setting;
}
