// Claims of many providers share work, and each machine must still come out as it would alone.
import { ApiObject, App, Chart } from 'cdk8s';
import * as fc from 'fast-check';
import { CloudInit, NodeClaimProps, NodeProvider, NodeRegistration, NodeType, SecretSource, SecretValue, VirtualMachine, VirtualMachineTemplate } from '../../src';
import { machinesOf } from '../../src/nodes/claimed-machines';
import { NodeTaint } from '../../src/nodes/node-taint';
import { offeredNodeTypes } from '../../src/nodes/offered-node-types';
import { NodeTaintEffect } from '../../src/spec/taint-effect';

const TOKEN = SecretValue.fromSecret({ secretName: 'join', key: 'token' });

/** Some of them write the name of the node into their files. */
const REGISTRATIONS = [
  NodeRegistration.vcluster({ endpoint: 'demo.example.com', token: TOKEN }),
  NodeRegistration.k3s({ server: 'https://demo.example.com:6443', token: TOKEN }),
  NodeRegistration.kubeadm({ apiServerEndpoint: 'demo.example.com:6443', token: TOKEN, unsafeSkipCaVerification: true }),
  NodeRegistration.script({ script: '#!/bin/sh\njoin "$NODE_NAME"\n' }),
];

const disk = { metadata: { name: 'disk' }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } };

/** Templates that may have DataVolumes, interfaces with derived MAC addresses, and user data, some of it beyond ASCII. */
const templates: fc.Arbitrary<() => VirtualMachineTemplate> = fc.record({
  hasDisk: fc.boolean(),
  network: fc.constantFrom('pod', 'office'),
  userData: fc.constantFrom(undefined, '#cloud-config\npackages: [git]\n', `#cloud-config\nruncmd: [[login, '${SecretValue.storePlaceholder({ key: 'shop/web' })}']]\n`, '#!/bin/sh\necho grüße\n'),
}).map(({ hasDisk, network, userData }) => () => {
  const template = VirtualMachineTemplate.fromObject({
    spec: {
      ...hasDisk && { dataVolumeTemplates: [disk] },
      template: {
        spec: {
          domain: {
            devices: { ...hasDisk && { disks: [{ name: 'disk', disk: {} }] }, interfaces: [{ name: network, bridge: {} }] }, memory: { guest: '1Gi' },
          },
          networks: [{ name: network, ...network === 'pod' ? { pod: {} } : { multus: { networkName: network } } }],
          ...hasDisk && { volumes: [{ name: 'disk', dataVolume: { name: 'disk' } }] },
        },
      },
    },
  });
  return userData === undefined ? template : template.withCloudInit(CloudInit.noCloud({ userDataText: userData }));
});

const TAINT = { key: 'workload', effect: NodeTaintEffect.NO_SCHEDULE };
/** The first two share a template. */
const TYPES: NodeType[] = [{ name: 'small' }, { name: 'standard' }, { name: 'large', resources: { memory: '16Gi' }, properties: { zone: 'a' } }];

const ways: fc.Arbitrary<NodeClaimProps> = fc.record({
  nodeType: fc.constantFrom(...TYPES.map(({ name }) => name)),
  quantity: fc.constantFrom(undefined, 1, 2),
  properties: fc.constantFrom(undefined, { team: 'web' }),
  node: fc.option(fc.record({
    registration: fc.constantFrom(...REGISTRATIONS),
    taints: fc.constantFrom<NodeTaint[] | undefined>(undefined, [TAINT]),
    nodeLabels: fc.constantFrom(undefined, { team: 'web' }),
  }), { nil: undefined }),
}).map(({ node, ...way }) => ({ ...way, ...node }));

const claims = fc.array(fc.record({ id: fc.constantFrom('web', 'db', 'e', 'a-0', '2024-01', '1e3', 'null'), way: fc.nat(2), provider: fc.constantFrom('nodes', 'others') }), { minLength: 1, maxLength: 8 })
  .map((all) => [...new Map(all.map((claim) => [claim.id, claim])).values()]);

const manifestsOf = (machines: readonly VirtualMachine[]) => machines.flatMap((machine) => (
  machine.node.findAll().filter(ApiObject.isApiObject).map((object) => object.toJson())
));

/** The source of Secrets, which values from a store require. */
const STORE = SecretSource.externalSecrets({ secretStore: { name: 'vault' } });

function newApp(): App {
  const app = new App();
  SecretSource.set(app, STORE);
  return app;
}

test('a machine of providers that share a template is the same as it would be alone', () => {
  fc.assert(fc.property(templates, fc.array(ways, { minLength: 3, maxLength: 3 }), claims, fc.constantFrom(undefined, 'shop'), (template, kinds, all, namespace) => {
    const app = newApp();
    const shared = template();
    const providers = new Map(['nodes', 'others'].map((name) => (
      [name, new NodeProvider(new Chart(app, name), name, { template: shared, nodeTypes: TYPES, clusterRef: { namespace } })]
    )));
    for (const { id: claim, way, provider } of all) {
      const nodeTypes = offeredNodeTypes(provider, template(), TYPES);
      const { nodeType: wanted, properties, ...others } = kinds[way];
      const nodeType = nodeTypes.find(({ name }) => name === wanted)!;
      const alone = machinesOf(nodeType, { provider, claim, properties: { ...nodeType.props.properties, ...properties }, ...others })
        .map((machine) => new VirtualMachine(new Chart(newApp(), 'chart'), machine.name, { template: machine.template, metadata: { namespace } }));
      expect(manifestsOf(providers.get(provider)!.claim(claim, kinds[way]).machines)).toEqual(manifestsOf(alone));
    }
  }), { numRuns: 150 });
});
