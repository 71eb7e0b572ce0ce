// A service account with chosen permissions, and how the cluster and the command respond to it.
import { execFile } from 'child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'fs';
import { Agent, request } from 'https';
import { dirname, join } from 'path';
import { actAs } from './service-account';
import { type Permission, type Permissions, policyRules } from '../../src/access/permissions';
import type { Cluster } from '../plane/cluster';

const RBAC = 'rbac.authorization.k8s.io';

/** The authorizer's message for a missing permission. */
export function refusal({ group, resource, subresource, verb }: Permission): string {
  return `cannot ${verb} resource "${[resource, subresource].filter(Boolean).join('/')}" in API group "${group}"`;
}

/** Connections are kept alive and shared between accounts: each request carries its own token. */
const KEPT = new Agent({ keepAlive: true, maxSockets: 8 });

/** How a command ended, and everything it printed. */
export interface Said {
  readonly code: number;
  readonly text: string;
}

export class Account {
  /** An existing service account, with the permissions that it has been granted. */
  static async of(cluster: Cluster, name: string, command: string, folder: string): Promise<Account> {
    return new Account(name, cluster, command, folder, await actAs(cluster, name, join(folder, `${name}.kubeconfig`)));
  }

  /** Creates a service account in the tests' namespace, with these permissions there and no others. */
  static async create(cluster: Cluster, name: string, permissions: Permissions, command: string, folder: string): Promise<Account> {
    const metadata = { name };
    await cluster.applyStrict({ apiVersion: 'v1', kind: 'ServiceAccount', metadata });
    await cluster.applyStrict({ apiVersion: `${RBAC}/v1`, kind: 'Role', metadata, rules: policyRules([permissions]) });
    await cluster.applyStrict({
      apiVersion: `${RBAC}/v1`,
      kind: 'RoleBinding',
      metadata,
      roleRef: { apiGroup: RBAC, kind: 'Role', name },
      subjects: [{ kind: 'ServiceAccount', name, namespace: cluster.namespace }],
    });
    return Account.of(cluster, name, command, folder);
  }

  private constructor(
    readonly name: string, readonly cluster: Cluster, readonly command: string, private readonly folder: string, readonly kubeconfig: string,
  ) {}

  /** Runs the command to its end, or until it has printed `enough`. */
  run(args: readonly string[], environment: NodeJS.ProcessEnv = {}, enough?: string): Promise<Said> {
    return new Promise((resolve) => {
      const env = { ...process.env, ...environment };
      const child = execFile(process.execPath, [this.command, ...args, '--kubeconfig', this.kubeconfig], { env }, (_, stdout, stderr) => (
        resolve({ code: child.exitCode ?? -1, text: `${args.join(' ')}\n${stdout}${stderr}` })
      ));
      child.stderr!.on('data', (text) => enough !== undefined && String(text).includes(enough) && child.kill('SIGINT'));
    });
  }

  /** Writes manifests to a file for the command. */
  file(name: string, manifests: readonly object[]): string {
    return this.write(`${name}.json`, manifests.map((manifest) => JSON.stringify(manifest)).join('\n---\n'));
  }

  /** Writes a file. */
  write(name: string, content: string, mode = 0o600): string {
    const file = this.path(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode });
    return file;
  }

  /** A path in the account's own folder. */
  path(name: string): string {
    return join(this.folder, this.name, name);
  }

  /** Sends one raw request. */
  request(method: string, path: string, body?: object, contentType = 'application/json'): Promise<Said> {
    const { clusters: [{ cluster }], users: [{ user: { token } }] } = JSON.parse(readFileSync(this.kubeconfig, 'utf8'));
    const ca = Buffer.from(cluster['certificate-authority-data'], 'base64');
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = { 'Authorization': `Bearer ${token}`, 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text) };
    return new Promise((resolve, reject) => {
      const outgoing = request(`${cluster.server}${path}`, { method, ca, headers, agent: KEPT }, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (chunk: string) => answer += chunk);
        response.on('end', () => resolve({ code: response.statusCode!, text: answer }));
        response.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }
}
