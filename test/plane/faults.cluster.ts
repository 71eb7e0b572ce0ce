/** @disturbs everything: each test breaks something */
import { Client } from './client';
import { describePlane, until, useCluster, useFaults } from './cluster';
import { readKubeconfig } from './kubeconfig';
import { Processes } from './processes';
import { Watch } from './watching';

const cluster = useCluster();

const configMap = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });

const machine = (name: string, runStrategy = 'Halted') => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name },
  spec: {
    runStrategy,
    template: {
      spec: {
        domain: { devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }] }, memory: { guest: '128Mi' } },
        volumes: [{ name: 'root', containerDisk: { image: 'registry.test/cirros' } }],
      },
    },
  },
});

const reference = (object: { apiVersion: string; kind: string; metadata: { name: string } }) => ({ ...object, ...object.metadata });

describePlane('a plane told to fail', () => {
  const faults = useFaults();
  const configMaps = `/api/v1/namespaces/${cluster.namespace}/configmaps`;
  const watch = (kubeconfig: string, query = '') => Watch.open(readKubeconfig(kubeconfig), `${configMaps}${query}`);

  test('a killed API server breaks every watch, and returns with what it stored', async () => {
    await cluster.applyStrict(configMap('kept'));
    const seen = await watch(cluster.kubeconfig);
    await until('the watch to see it', () => seen.events.some(({ object }) => object.metadata.name === 'kept'));

    await faults.current.kill('kube-apiserver');

    await until('the watch to break', () => seen.ended);
    await expect(cluster.read(reference(configMap('kept')))).rejects.toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET|EPIPE/) });
    await faults.current.restore('kube-apiserver');
    await expect(cluster.read(reference(configMap('kept')))).resolves.toMatchObject({ metadata: { name: 'kept' } });
  });

  test('a process that exits by itself is restarted', async () => {
    const processes = new Processes(process.env.PLANE_TEST_FOLDER!);
    const first = processes.pid('virt-controller')!;
    process.kill(first, 'SIGKILL');
    await until('another one to run', () => ![undefined, first].includes(processes.pid('virt-controller')));
  });

  test('a watch from before a compaction is told that it has expired', async () => {
    const { object } = await cluster.applyStrict(configMap('old'));

    await faults.current.expireVersions();

    const late = await watch(cluster.kubeconfig, `?resourceVersion=${object.metadata.resourceVersion}`);
    const [event] = await until('an answer', () => late.events.length > 0 && late.events);
    late.stop();
    expect(event).toMatchObject({ type: 'ERROR', object: { code: 410, reason: 'Expired' } });
  });

  test('a machine makes no progress while virt-controller is down, and catches up afterwards', async () => {
    await faults.current.kill('virt-controller');
    const { object } = await cluster.applyStrict(machine('waiting', 'Always'));
    expect(object.status).toBeUndefined();

    await faults.current.restore('virt-controller');

    await until('an instance', () => cluster.read({ ...reference(machine('waiting')), kind: 'VirtualMachineInstance' }));
  });

  test('machines are refused without virt-api, and admitted once it is back', async () => {
    await faults.current.stopWebhook();
    await expect(cluster.applyStrict(machine('refused'))).rejects.toThrow(/failed calling webhook/);

    await faults.current.startWebhook();

    await expect(cluster.applyStrict(machine('admitted'))).resolves.toMatchObject({ warnings: [] });
  });

  test('anything that fits the schema is admitted without webhook configurations', async () => {
    const broken = machine('broken');
    broken.spec.template.spec.volumes = [];
    await expect(cluster.applyStrict(broken)).rejects.toThrow(/spec.template.spec.domain.devices.disks\[0\].name.*not found/i);

    await faults.current.removeWebhooks();
    await expect(cluster.applyStrict(broken)).resolves.toBeDefined();
    await cluster.delete(reference(broken));
    await faults.current.restoreWebhooks();

    await expect(cluster.applyStrict(broken)).rejects.toThrow(/not found/i);
  });

  describe('through a proxy', () => {
    test('429 with a Retry-After is returned for the given number of requests, and the next one passes', async () => {
      const { proxy, kubeconfig } = await faults.current.proxy();
      const client = new Client(readKubeconfig(kubeconfig));
      proxy.fail({ status: 429, retryAfter: 1, requests: 2, method: 'GET', path: /configmaps/ });

      await expect(client.request('GET', configMaps)).rejects.toMatchObject({ status: 429, body: { reason: 'TooManyRequests' } });
      await expect(client.request('GET', '/version')).resolves.toMatchObject({ status: 200 });
      await expect(client.request('GET', configMaps)).rejects.toMatchObject({ status: 429 });
      await expect(client.request('GET', configMaps)).resolves.toMatchObject({ status: 200 });
      expect(proxy.refused).toBe(2);
      client.close();
    });

    test('500 is returned until recovery', async () => {
      const { proxy, kubeconfig } = await faults.current.proxy();
      const client = new Client(readKubeconfig(kubeconfig));
      proxy.fail({ status: 500 });
      await expect(client.request('GET', configMaps)).rejects.toMatchObject({ status: 500, body: { reason: 'InternalError' } });

      proxy.recover();

      await expect(client.request('GET', configMaps)).resolves.toMatchObject({ status: 200 });
      client.close();
    });

    test('every open watch is cut, and a new one passes', async () => {
      const { proxy, kubeconfig } = await faults.current.proxy();
      const watches = [await watch(kubeconfig), await watch(kubeconfig)];

      expect(proxy.cutWatches()).toBe(2);

      await until('both to break', () => watches.every(({ ended }) => ended === 'ECONNRESET'));
      const next = await watch(kubeconfig);
      next.stop();
    });

    test('clients without a certificate are refused', async () => {
      const { kubeconfig } = await faults.current.proxy();
      const { server, ca } = readKubeconfig(kubeconfig);
      const stranger = new Client({ server, ca });

      // The reason may arrive too late for a request that is already being sent.
      await expect(stranger.request('GET', '/version')).rejects.toThrow(/certificate required|ECONNRESET|EPIPE/);
      stranger.close();
    });
  });
});
