import { ApiObject, Chart, JsonPatch, Lazy, Testing } from 'cdk8s';
import {
  Protocol, RunStrategy, ServiceExternalTrafficPolicy, ServiceIpFamilyPolicy, ServiceType, VirtualMachine, VirtualMachineProps, VirtualMachineService,
  VirtualMachineTemplate,
} from '../../src';

const template = VirtualMachineTemplate.fromYaml(`
metadata: {name: not-used, namespace: from-template, labels: {tier: db, owner: template}}
spec:
  template:
    metadata: {labels: {app: db}}
    spec:
      domain: {devices: {disks: [{name: seed, disk: {bus: virtio}}]}, memory: {guest: 1Gi}}
      volumes:
        - name: seed
          cloudInitNoCloud: {userData: "#cloud-config\\npackages: [git]\\n"}
`);

function withUserData(userData: string): VirtualMachineTemplate {
  return template.merge({ spec: { template: { spec: { volumes: [{ name: 'seed', cloudInitNoCloud: { userData } }] } } } });
}

function synth(props: Partial<VirtualMachineProps> = {}): any[] {
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'from-chart', labels: { chart: 'c' } });
  new VirtualMachine(chart, 'db', { template, ...props });
  return Testing.synth(chart);
}

test('a template becomes a VirtualMachine, and its user data a Secret', () => {
  expect(synth()).toMatchSnapshot();
});

test('different user data makes a Secret with a different name', () => {
  const secretOf = (text: string) => synth({ template: VirtualMachineTemplate.fromObject(JSON.parse(JSON.stringify(template.toObject()).replace('git', text))) })[1].metadata.name;
  expect(secretOf('git')).toBe(synth()[1].metadata.name);
  expect(secretOf('vim')).not.toBe(secretOf('git'));
});

test('user data stays inline on request', () => {
  const objects = synth({ inlineCloudInit: true });
  expect(objects).toHaveLength(1);
  expect(objects[0].spec.template.spec.volumes[0].cloudInitNoCloud.userData).toContain('#cloud-config');
});

test('metadata of the construct wins over metadata of the template', () => {
  const [machine] = synth({ metadata: { name: 'other', namespace: 'own', labels: { owner: 'me' }, annotations: { note: 'x' } } });
  expect(machine.metadata).toEqual({ name: 'other', namespace: 'own', labels: { chart: 'c', tier: 'db', owner: 'me' }, annotations: { note: 'x' } });
});

test('the run strategy is Always unless the machine or its template sets one', () => {
  expect(synth()[0].spec.runStrategy).toBe('Always');
  expect(synth({ runStrategy: RunStrategy.MANUAL })[0].spec.runStrategy).toBe('Manual');
  const running = synth({ template: template.merge({ spec: { running: false } }) })[0].spec;
  expect(running).toMatchObject({ running: false });
  expect(running).not.toHaveProperty('runStrategy');
  expect(synth({ template: template.merge({ spec: { running: false } }), runStrategy: RunStrategy.ONCE })[0].spec).not.toHaveProperty('running');
});

test('a placeholder without a value is refused', () => {
  expect(() => synth({ template: template.merge({ spec: { template: { spec: { hostname: '{{HOST}}' } } } }) }))
    .toThrow('chart/db: spec.template.spec.hostname: placeholder {{HOST}} has no value: call substitute({ HOST: … }) on the template, or write what it stands for');
});

test('every quantity is written as KubeVirt stores it', () => {
  const measured = VirtualMachineTemplate.fromYaml(`
    spec:
      template:
        spec:
          domain:
            memory: {guest: 1024Mi, reservedOverhead: {addedOverhead: 0.5Gi}}
            devices: {disks: [{name: pod, disk: {}}]}
          volumes: [{name: pod, downwardAPI: {fields: [{path: memory, resourceFieldRef: {containerName: compute, resource: limits.memory, divisor: 1024Ki}}]}}]`);
  const { domain, volumes } = synth({ template: measured })[0].spec.template.spec;
  expect(domain.memory).toEqual({ guest: '1Gi', reservedOverhead: { addedOverhead: '512Mi' } });
  expect(volumes[0].downwardAPI.fields[0].resourceFieldRef.divisor).toBe('1Mi');
});

test('a field that the CRD lacks fails at synth, with the construct\'s path', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  new VirtualMachine(chart, 'db', { template: template.merge({ spec: { template: { spec: { domain: { memory: { guets: '1Gi' } } } } } }) });
  expect(() => app.synth()).toThrow(/chart\/db.*spec\.template\.spec\.domain\.memory\.guets/);
});

test('JSON patches of the object are checked at synth too', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  const machine = new VirtualMachine(chart, 'db', { template });
  machine.apiObject.addJsonPatch(JsonPatch.add('/spec/bogus', 1));
  expect(() => app.synth()).toThrow(/spec\.bogus/);
});

const SMALL = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });

describe('a Service', () => {
  const exposed = (options: any, spec: any = {}) => {
    const chart = new Chart(Testing.app(), 'chart', { namespace: 'prod' });
    new VirtualMachine(chart, 'web', { template: SMALL.merge({ spec: { template: { spec } } }) }).expose(options);
    return Testing.synth(chart)[1];
  };
  const forwarding = { networks: [{ name: 'default', pod: {} }], domain: { devices: { interfaces: [{ name: 'default', masquerade: {}, ports: [{ port: 22 }, { port: 53, protocol: 'UDP' }] }] } } };

  test('selects the machine\'s pod, by TCP and UDP', () => {
    expect(exposed({ ports: [{ port: 80, targetPort: 8080 }, { port: 53, protocol: Protocol.UDP }] })).toMatchSnapshot();
  });

  test('can have a name and a type, or be headless', () => {
    expect(exposed({ ports: [{ port: 22, nodePort: 30022 }], serviceName: 'ssh', serviceType: ServiceType.NODE_PORT })).toMatchObject({ metadata: { name: 'ssh' }, spec: { type: 'NodePort', ports: [{ nodePort: 30022 }] } });
    expect(exposed({ ports: [{ port: 22 }], headless: true }).spec.clusterIP).toBe('None');
    const policies = { externalTrafficPolicy: ServiceExternalTrafficPolicy.LOCAL, ipFamilyPolicy: ServiceIpFamilyPolicy.PREFER_DUAL_STACK };
    expect(exposed({ ports: [{ port: 22 }], serviceType: ServiceType.LOAD_BALANCER, ...policies }).spec).toMatchObject({ externalTrafficPolicy: 'Local', ipFamilyPolicy: 'PreferDualStack' });
    expect(() => exposed({ ports: [{ port: 22 }], ...policies })).toThrow('externalTrafficPolicy: is not allowed with serviceType "ClusterIP"');
  });

  test('is refused if the machine cannot answer on the pod network', () => {
    expect(() => exposed({ ports: [{ port: 80 }] }, { networks: [{ name: 'office', multus: { networkName: 'office' } }] }))
      .toThrow('chart/web/service-web: the machine is not on the pod network, where Services live');
    const instead = { networks: [{ name: 'office', multus: { networkName: 'office', default: true } }], domain: { devices: { interfaces: [{ name: 'office', bridge: {} }] } } };
    expect(exposed({ ports: [{ port: 80 }] }, instead).spec.ports).toHaveLength(1);
    expect(() => exposed({ ports: [{ port: 80 }] }, { domain: { devices: { autoattachPodInterface: false } } }))
      .toThrow('chart/web/service-web: the machine is not on the pod network, where Services live');
    expect(() => exposed({ ports: [{ port: 22 }, { port: 53 }] }, forwarding))
      .toThrow('chart/web/service-web: port 53/TCP is not among the ports of interface "default" (22/TCP, 53/UDP), so nothing forwards it: add it there');
    const ranges = { ...forwarding, domain: { devices: { interfaces: [{ name: 'default', masquerade: {}, portRanges: [{ start: 8000, end: 8100, protocol: 'TCP' }] }] } } };
    expect(() => exposed({ ports: [{ port: 80 }, { port: 8050 }] }, ranges)).toThrow('port 80/TCP is not among the ports of interface "default" (8000-8100/TCP), so nothing forwards it');
    const unnamed = { ports: [{ port: 22 }] };
    expect(() => exposed({ ports: [{ port: 80 }] }, { domain: { devices: { autoattachPodInterface: false, interfaces: [unnamed] } } }))
      .toThrow('chart/web/service-web: the machine is not on the pod network, where Services live');
    expect(exposed({ ports: [{ port: 2222, targetPort: 22 }, { port: 53, protocol: Protocol.UDP }] }, forwarding).spec.ports).toHaveLength(2);
  });

  test('is refused with a list of all its mistakes', () => {
    expect(() => exposed({ ports: [{ port: 0, name: 'a' }, { port: 80, name: 'a' }], headless: true, serviceType: ServiceType.LOAD_BALANCER })).toThrow([
      'ports[0].port: 0 is not a whole number from 1 to 65535: write such a number',
      'ports[1].name: "a" is already at ports[0].name: keep one of them',
      'headless and serviceType "LoadBalancer" exclude each other: keep one',
    ].map((mistake) => `chart/web/service-web: ${mistake}`).join('\n'));
    expect(() => exposed({ ports: [] })).toThrow('has no ports: write at least one');
    expect(() => exposed({ ports: [{ port: 22, name: 'SSH', nodePort: 30022 }, { port: 22 }] })).toThrow([
      'ports[0].name: "SSH" is not a DNS label: write at most 63 lower-case letters, digits and "-", such as "ubuntu"',
      'ports[0].nodePort: 30022 is not allowed with serviceType "ClusterIP": write ServiceType.NODE_PORT, or leave it out',
      'ports[1].port: "22/TCP" is already at ports[0].port: keep one of them',
    ].map((mistake) => `chart/web/service-web: ${mistake}`).join('\n'));
  });
});

test('a Service needs a name that begins with a letter, unlike a machine, and distinct node ports', () => {
  const chart = new Chart(Testing.app(), 'chart');
  const machine = new VirtualMachine(chart, '3-tier', { template: SMALL });
  const ports = [{ port: 80, nodePort: 30080 }, { port: 443, nodePort: 30080 }];
  expect(() => machine.expose({ ports, serviceType: ServiceType.NODE_PORT })).toThrow([
    'metadata.name: "3-tier" is not a Service\'s name: write one that begins with a letter, such as "web-1", there or as the serviceName of expose',
    'ports[1].nodePort: "30080/TCP" is already at ports[0].nodePort: keep one of them',
  ].map((mistake) => `chart/3-tier/service-3-tier: ${mistake}`).join('\n'));
  expect(() => new VirtualMachineService(chart, '4', { virtualMachine: machine, ports: [{ port: 80 }] })).toThrow('chart/4: metadata.name: "4" is not a Service\'s name');
  const shared = [{ port: 53, nodePort: 30053 }, { port: 53, nodePort: 30053, protocol: Protocol.UDP }];
  expect(machine.expose({ ports: shared, serviceType: ServiceType.NODE_PORT, serviceName: 'three-tier' }).name).toBe('three-tier');
});

test('a second Service needs a name of its own', () => {
  const chart = new Chart(Testing.app(), 'chart');
  const machine = new VirtualMachine(chart, 'web', { template: SMALL });
  expect(() => machine.expose({ ports: [{ port: 0 }] })).toThrow('chart/web/service-web: ports[0].port: 0 is not a whole number');
  const services = [machine.expose({ ports: [{ port: 80 }] }), machine.expose({ ports: [{ port: 2222, targetPort: 22 }], serviceName: 'web-ssh' })];
  expect(services.map(({ node, name, port, ports, apiObject }) => [node.path, name, port, ports[0].targetPort, apiObject.kind])).toEqual([
    ['chart/web/service-web', 'web', 80, 80, 'Service'], ['chart/web/service-web-ssh', 'web-ssh', 2222, 22, 'Service'],
  ]);
  expect(() => machine.expose({ ports: [{ port: 443 }] })).toThrow('chart/web: service "web": already exists: give this one its own serviceName');
});

test('a Service may name the namespace that a Lazy produces for its machine', () => {
  const namespace: any = Lazy.any({ produce: () => 'data' });
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'prod' });
  const virtualMachine = new VirtualMachine(chart, 'db', { template, metadata: { namespace } });
  const service = new VirtualMachineService(chart, 'near', { virtualMachine, ports: [{ port: 5432 }], metadata: { namespace: 'data' } });
  expect(service.apiObject.metadata.namespace).toBe('data');
});

test('a Service can select a machine of another program by its name and namespace', () => {
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'prod' });
  const [near, far] = [VirtualMachine.fromVirtualMachineName(chart, 'near', 'db'), VirtualMachine.fromVirtualMachineName(chart, 'far', 'db', { namespace: 'data' })];
  expect([near, far].map(({ name, namespace, podLabels }) => [name, namespace, podLabels])).toEqual([
    ['db', 'prod', { 'vmi.kubevirt.io/id': 'db' }], ['db', 'data', { 'vmi.kubevirt.io/id': 'db' }],
  ]);
  expect(Testing.synth(chart)).toEqual([]);
  new VirtualMachineService(chart, 'db', { virtualMachine: far, ports: [{ port: 5432 }] });
  expect(Testing.synth(chart)).toMatchObject([{ kind: 'Service', metadata: { name: 'db', namespace: 'data' }, spec: { selector: { 'vmi.kubevirt.io/id': 'db' } } }]);
  expect(() => new VirtualMachineService(chart, 'web', { virtualMachine: far, ports: [{ port: 5432 }], metadata: { namespace: 'prod' } }))
    .toThrow('chart/web: metadata.namespace: "prod" is not the machine\'s, "data", and a Service does not reach pods of other namespaces: leave it out');
  expect(() => VirtualMachine.fromVirtualMachineName(chart, 'wrong', 'DB')).toThrow('chart/wrong: name: "DB" is not a DNS label');
});

test.each([false, true])('a plaintext password in a template is refused and never printed (inline: %p)', (inlineCloudInit) => {
  const props = { inlineCloudInit, template: withUserData('#cloud-config\npassword: {{P}}\n').substitute({ P: 'hunter2' }) };
  expect(() => synth(props)).toThrow(/^chart\/db: spec\.template\.spec\.volumes\[0\]\.cloudInitNoCloud\.userData.*password/);
  expect(() => synth(props)).not.toThrow(/hunter2/);
});

test('the Secret of a machine is in the namespace of the machine', () => {
  const namespaces = (props: Partial<VirtualMachineProps>) => new Set(synth(props).map(({ metadata }) => metadata.namespace));
  expect(namespaces({})).toEqual(new Set(['from-template']));
  expect(namespaces({ metadata: { namespace: undefined } })).toEqual(new Set(['from-template']));
  expect(namespaces({ metadata: { namespace: 'own' } })).toEqual(new Set(['own']));
});

describe('a Service in front of several machines', () => {
  const service = (props: any, labels = { app: 'web', zone: 'a' }, spec: any = {}) => {
    const app = Testing.app();
    const chart = new Chart(app, 'chart', { namespace: 'prod' });
    new VirtualMachineService(chart, 'web', { ports: [{ port: 80 }], ...props });
    for (const name of ['web-1', 'web-2']) {
      new VirtualMachine(chart, name, { template: SMALL.merge({ spec: { template: { metadata: { labels }, spec } } }) });
    }
    app.synth();
    return Testing.synth(chart)[0];
  };
  const otherNetwork = { domain: { devices: { interfaces: [{ name: 'office', bridge: {} }] } }, networks: [{ name: 'office', multus: { networkName: 'office' } }] };

  test('selects their pods by their labels', () => {
    expect(service({ podLabels: { app: 'web' } })).toMatchObject({
      kind: 'Service', metadata: { name: 'web', namespace: 'prod' }, spec: { type: 'ClusterIP', selector: { app: 'web' }, ports: [{ port: 80, targetPort: 80 }] },
    });
  });

  test('is refused at synth if one of them cannot answer on the pod network', () => {
    expect(() => service({ podLabels: { app: 'web' } }, undefined, otherNetwork)).toThrow(/chart\/web-1: the machine is not on the pod network.*\n.*chart\/web-2: the machine is not on/);
    expect(() => service({ podLabels: { app: 'db' } }, undefined, otherNetwork)).not.toThrow();
    expect(() => service({ podLabels: { app: 'web', zone: 'b' } }, undefined, otherNetwork)).not.toThrow();
  });

  test.each<[string, string, object]>([
    ['example.com/v1', 'VirtualMachinePool', {}],
    ['pool.kubevirt.io/v1beta1', 'VirtualMachinePool', {}],
    ['kubevirt.io/v1', 'VirtualMachine', { networks: {}, domain: { devices: { interfaces: 'none' } } }],
    ['kubevirt.io/v1', 'VirtualMachine', { networks: [null, { name: 'default', pod: {} }], domain: { devices: { interfaces: [{ name: 'default', masquerade: {}, ports: [null] }] } } }],
  ])('passes over what no schema allows in the program\'s own objects: %s %s %j', (apiVersion, kind, spec) => {
    const app = Testing.app();
    const chart = new Chart(app, 'chart');
    new VirtualMachineService(chart, 'web', { podLabels: { app: 'web' }, ports: [{ port: 80 }] });
    new ApiObject(chart, 'other', { apiVersion, kind, ...kind === 'VirtualMachine' && { spec: { template: { metadata: { labels: { app: 'web' } }, spec } } } });
    expect(() => app.synth()).not.toThrow();
  });

  test('does not change with the objects of the program', () => {
    const chart = new Chart(Testing.app(), 'chart');
    const podLabels = { app: 'web' };
    const own = new VirtualMachineService(chart, 'web', { podLabels, ports: [{ port: 80 }] });
    const before = own.apiObject.toJson();
    podLabels.app = 'db';
    own.ports.pop();
    expect(own.apiObject.toJson()).toEqual(before);
  });

  test('needs either a machine or valid labels', () => {
    for (const props of [{}, { podLabels: {} }]) {
      expect(() => service(props)).toThrow('chart/web: has no machine: write virtualMachine, or podLabels for several');
    }
    expect(() => service({ podLabels: { 'app': 'web server', 'a b': 'c' } })).toThrow(/^chart\/web: podLabels\[app]: "web server" is not a label's value.*\nchart\/web: podLabels\[a b]: "a b" is not /);
    const chart = new Chart(Testing.app(), 'chart');
    const virtualMachine = VirtualMachine.fromVirtualMachineName(chart, 'db', 'db');
    expect(() => new VirtualMachineService(chart, 'web', { virtualMachine, podLabels: { app: 'web' }, ports: [{ port: 80 }] }))
      .toThrow('chart/web: virtualMachine and podLabels exclude each other: keep one');
  });
});
