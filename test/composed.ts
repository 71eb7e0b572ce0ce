// Machines with constructs of cdk8s-plus: the same tests run with several of its releases.
import { Chart, Testing } from 'cdk8s';
import { IPodSelector, Machine, MachineSize, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate } from '../src';

const LABEL = 'vmi.kubevirt.io/id';
const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });

/** Each creates a construct of one release and is compiled with its types. */
export interface Composed {
  /** A Service for the selected pods. */
  readonly service: (chart: Chart, selector: IPodSelector) => unknown;
  /** A Service for pods with the labels of the selector. */
  readonly podsOf: (chart: Chart, selector: IPodSelector) => unknown;
  /** A NetworkPolicy for the selected pods, which admits a peer. */
  readonly policy: (chart: Chart, selector: IPodSelector, peer: IPodSelector) => unknown;
  /** A Deployment that runs on the machine's node and admits it. */
  readonly deployment: (chart: Chart, machine: IPodSelector) => void;
  readonly ingress: (chart: Chart, selector: IPodSelector) => unknown;
}

/** Registers the tests for one release. */
export function testComposed({ service, podsOf, policy, deployment, ingress }: Composed): void {
  const chart = (namespace?: string) => new Chart(Testing.app(), 'chart', { namespace });
  const machine = (scope: Chart) => new Machine(scope, 'web', { size: MachineSize.SMALL });
  const ofKind = (scope: Chart, kind: string) => Testing.synth(scope).filter((object) => object.kind === kind);

  test('a Service can select a machine', () => {
    const scope = chart();
    service(scope, machine(scope));
    expect(ofKind(scope, 'Service')[0].spec).toMatchObject({ selector: { [LABEL]: 'web' }, ports: [{ port: 80 }] });
  });

  test('a Service can select an imported machine, and all machines of a pool', () => {
    const [one, other] = [chart(), chart()];
    service(one, VirtualMachine.fromVirtualMachineName(one, 'db', 'db-1'));
    service(other, new VirtualMachinePool(other, 'workers', { template }));
    expect([one, other].map((scope) => ofKind(scope, 'Service')[0].spec.selector)).toEqual([{ [LABEL]: 'db-1' }, { 'cdk8s-kubevirt/pool': 'workers' }]);
  });

  test('a policy is in the namespace of its machine, and admits a peer of another namespace', () => {
    const scope = chart('prod');
    policy(scope, machine(scope), VirtualMachine.fromVirtualMachineName(scope, 'db', 'db-1', { namespace: 'data' }));
    expect(ofKind(scope, 'NetworkPolicy')).toMatchObject([{
      metadata: { namespace: 'prod' },
      spec: {
        podSelector: { matchLabels: { [LABEL]: 'web' } },
        ingress: [{ from: [{ podSelector: { matchLabels: { [LABEL]: 'db-1' } }, namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'data' } } }] }],
      },
    }]);
  });

  test('a Deployment can admit a machine, and run on its node', () => {
    const scope = chart('prod');
    deployment(scope, machine(scope));
    const [own, opposite] = ofKind(scope, 'NetworkPolicy').map(({ spec }) => spec);
    expect(own.ingress[0].from[0].podSelector).toEqual({ matchLabels: { [LABEL]: 'web' } });
    expect(opposite).toMatchObject({ podSelector: { matchLabels: { [LABEL]: 'web' } }, policyTypes: ['Egress'] });
    const { affinity } = ofKind(scope, 'Deployment')[0].spec.template.spec;
    expect(affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].labelSelector).toEqual({ matchLabels: { [LABEL]: 'web' } });
  });

  test('Pods can be selected by the labels of a machine', () => {
    const scope = chart();
    podsOf(scope, machine(scope));
    expect(ofKind(scope, 'Service')[0].spec.selector).toEqual({ [LABEL]: 'web' });
  });

  test('an Ingress can expose a machine', () => {
    const scope = chart();
    ingress(scope, machine(scope));
    const [{ metadata: { name } }] = ofKind(scope, 'Service');
    expect(ofKind(scope, 'Ingress')[0].spec.rules[0].http.paths[0].backend.service).toEqual({ name, port: { number: 80 } });
  });
}
