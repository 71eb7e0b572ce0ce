/** Breaks a plane on purpose in the ways that clusters break; each fault comes with its repair. */
import { readFileSync } from 'fs';
import { join } from 'path';
import { Client, KubeObject } from './client';
import { readKubeconfig, writeKubeconfig } from './kubeconfig';
import { connection, ready, SIGNS } from './plane';
import { Processes } from './processes';
import { Proxy } from './proxy';
import { readSetting, Setting } from './setting';
import { webhooksAsked } from './webhooks';

const WEBHOOKS = ['ValidatingWebhookConfiguration', 'MutatingWebhookConfiguration']
  .map((kind) => ({ apiVersion: 'admissionregistration.k8s.io/v1', kind }));

/** The last flag counts. */
const REFUSED_IMAGE_VOLUMES = '--feature-gates=ImageVolume=false';

export class Faults {
  private readonly setting: Setting;
  private readonly processes: Processes;
  private readonly client: Client;
  private readonly proxies: Proxy[] = [];
  private readonly removed: KubeObject[] = [];

  constructor(private readonly folder: string) {
    this.setting = readSetting(folder);
    this.processes = new Processes(folder);
    this.client = new Client(readKubeconfig(join(folder, 'kubeconfig')));
  }

  /** Kills a process such as `kube-apiserver` or `virt-controller` with SIGKILL, and keeps it dead. */
  async kill(name: string): Promise<void> {
    await this.processes.end(name, 'SIGKILL');
  }

  /** Restarts a killed process, and waits until every running server is reachable through the API server. */
  async restore(name: string): Promise<void> {
    if (!this.runs(name)) {
      this.processes.restart(name);
    }
    if (this.runs('kube-apiserver')) {
      const signs = Object.entries(SIGNS).filter(([server]) => this.runs(server));
      await Promise.all(signs.map(([server, path]) => ready(this.client, this.processes, path, [server])));
    }
  }

  /** Kills the API server and restarts it on the same etcd: every watch breaks, and nothing is lost. */
  async restartApiServer(): Promise<void> {
    await this.kill('kube-apiserver');
    await this.restore('kube-apiserver');
  }

  /**
   * Restarts the API server with image volumes turned off, as they are by default before Kubernetes 1.35: it removes them from new pods, and says
   * nothing.
   */
  async refuseImageVolumes(): Promise<void> {
    const { args, ...command } = this.processes.command('kube-apiserver');
    await this.kill('kube-apiserver');
    this.processes.start('kube-apiserver', { ...command, args: [...args, REFUSED_IMAGE_VOLUMES] });
    await this.restore('kube-apiserver');
  }

  /** Undoes `refuseImageVolumes`. */
  async acceptImageVolumes(): Promise<void> {
    const { args, ...command } = this.processes.command('kube-apiserver');
    if (args.includes(REFUSED_IMAGE_VOLUMES)) {
      await this.kill('kube-apiserver');
      this.processes.start('kube-apiserver', { ...command, args: args.filter((each) => each !== REFUSED_IMAGE_VOLUMES) });
    }
    await this.restore('kube-apiserver');
  }

  /** Kills virt-api: with nobody to answer its webhooks, every virtual machine is refused. */
  async stopWebhook(): Promise<void> {
    await this.kill('virt-api');
  }

  /** Restarts virt-api, and waits until its webhooks answer. */
  async startWebhook(): Promise<void> {
    await this.restore('virt-api');
    await webhooksAsked(this.client);
  }

  /** Removes the webhook configurations of KubeVirt and CDI, and waits until everything is admitted unchecked. */
  async removeWebhooks(): Promise<void> {
    for (const reference of WEBHOOKS) {
      const found = await this.client.list(reference);
      // List items lack apiVersion and kind.
      this.removed.push(...found.map(({ metadata: { name, labels }, webhooks }) => ({ ...reference, metadata: { name, labels }, webhooks })));
    }
    // Both lists end with KubeVirt's webhooks.
    for (const { apiVersion, kind, metadata: { name } } of this.removed) {
      await this.client.delete({ apiVersion, kind, name });
    }
    await webhooksAsked(this.client, false);
  }

  /** Restores what `removeWebhooks` removed, and waits until the webhooks are called. */
  async restoreWebhooks(): Promise<void> {
    for (const object of this.removed.splice(0)) {
      await this.client.create(object);
    }
    await webhooksAsked(this.client);
  }

  /** A proxy in front of the API server, and a kubeconfig that leads through it. */
  async proxy(): Promise<{ readonly proxy: Proxy; readonly kubeconfig: string }> {
    const read = (file: string) => readFileSync(join(this.setting.pki, file), 'utf8');
    const upstream = connection(this.setting, 'admin');
    const proxy = new Proxy({ key: read('apiserver.key'), certificate: read('apiserver.crt') }, upstream);
    await proxy.listen();
    this.proxies.push(proxy);
    const kubeconfig = join(this.folder, `proxy-${new URL(proxy.url).port}.kubeconfig`);
    writeKubeconfig(kubeconfig, { ...upstream, server: proxy.url });
    return { proxy, kubeconfig };
  }

  /**
   * Forgets every version of every object except the current one: a watch that resumes from an earlier version is told
   * that it has expired (410). The API server is restarted, since it caches more than etcd keeps.
   */
  async expireVersions(): Promise<void> {
    // A watch may already be at the latest version, which is compacted only after a newer one exists.
    await this.client.create({ apiVersion: 'v1', kind: 'Event', metadata: { generateName: 'later-', namespace: 'default' } as never, involvedObject: { namespace: 'default' } });
    const { header } = await this.etcd('range', { key: Buffer.from('/').toString('base64') });
    await this.etcd('compaction', { revision: header.revision, physical: true });
    await this.restartApiServer();
  }

  /** Repairs whatever is still broken. */
  async recover(): Promise<void> {
    this.processes.ended.forEach((name) => this.processes.restart(name));
    await this.acceptImageVolumes();
    await this.restoreWebhooks();
    await this.close();
  }

  /** Closes the proxies, and leaves the plane as it is. */
  async close(): Promise<void> {
    await Promise.all(this.proxies.splice(0).map((proxy) => proxy.close()));
    this.client.close();
  }

  private runs(name: string): boolean {
    return this.processes.pid(name) !== undefined;
  }

  private async etcd(operation: string, body: object): Promise<any> {
    const etcd = new Client({ server: `http://127.0.0.1:${this.setting.ports.etcd}` });
    try {
      return (await etcd.request('POST', `/v3/kv/${operation}`, body)).body;
    } finally {
      etcd.close();
    }
  }
}
