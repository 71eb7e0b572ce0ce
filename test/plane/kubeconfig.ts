/** Kubeconfigs in JSON, which every Kubernetes client accepts as YAML: one server and one client certificate, with the keys inline. */
import { readFileSync, writeFileSync } from 'fs';

export interface Connection {
  /** URL of the API server, or of a proxy in front of it. */
  readonly server: string;
  /** PEM; absent if the server speaks plain HTTP. */
  readonly ca?: string;
  readonly certificate?: string;
  readonly key?: string;
}

const encode = (pem: string | undefined) => pem && Buffer.from(pem).toString('base64');
const decode = (data: string | undefined) => data && Buffer.from(data, 'base64').toString();

export function writeKubeconfig(file: string, connection: Connection): void {
  const config = {
    'apiVersion': 'v1',
    'kind': 'Config',
    'clusters': [{ name: 'plane', cluster: { 'server': connection.server, 'certificate-authority-data': encode(connection.ca) } }],
    'users': [{ name: 'plane', user: { 'client-certificate-data': encode(connection.certificate), 'client-key-data': encode(connection.key) } }],
    'contexts': [{ name: 'plane', context: { cluster: 'plane', user: 'plane', namespace: 'default' } }],
    'current-context': 'plane',
  };
  writeFileSync(file, JSON.stringify(config, undefined, 2), { mode: 0o600 });
}

/** Reads a file written by `writeKubeconfig`. */
export function readKubeconfig(file: string): Connection {
  const { clusters: [{ cluster }], users: [{ user }] } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    server: cluster.server,
    ca: decode(cluster['certificate-authority-data']),
    certificate: decode(user['client-certificate-data']),
    key: decode(user['client-key-data']),
  };
}
