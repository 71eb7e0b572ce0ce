// What programs make of machines with constructs of cdk8s-plus, whichever release of it they have.
import { Chart, Testing } from 'cdk8s';
import { IPodSelector, Machine, MachineSize, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate } from '../src';

const LABEL = 'vmi.kubevirt.io/id';
const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });

/** Each makes the construct of one release, and compiles with its types. */
export interface Composed {
  /** A Service in front of what is selected. */
  readonly service: (chart: Chart, selector: IPodSelector) => unknown;
  /** A Service in front of pods with the labels of what is selected. */
  readonly podsOf: (chart: Chart, selector: IPodSelector) => unknown;
  /** A NetworkPolicy for what is selected, which lets a peer in. */
  readonly policy: (chart: Chart, selector: IPodSelector, peer: IPodSelector) => unknown;
  /** A Deployment that runs where the machine runs, and lets it in. */
  readonly deployment: (chart: Chart, machine: IPodSelector) => void;
  readonly ingress: (chart: Chart, selector: IPodSelector) => unknown;
}

/** Tries all of it. */
export function testComposed({ service, podsOf, policy, deployment, ingress }: Composed): void {
  const chart = (namespace?: string) => new Chart(Testing.app(), 'chart', { namespace });
  const machine = (scope: Chart) => new Machine(scope, 'web', { size: MachineSize.SMALL });
  const ofKind = (scope: Chart, kind: string) => Testing.synth(scope).filter((object) => object.kind === kind);

  test('takes a machine for what a Service selects', () => {
    const scope = chart();
    service(scope, machine(scope));
    expect(ofKind(scope, 'Service')[0].spec).toMatchObject({ selector: { [LABEL]: 'web' }, ports: [{ port: 80 }] });
  });

  test('takes a machine that the program does not make, and all machines of a pool', () => {
    const [one, other] = [chart(), chart()];
    service(one, VirtualMachine.fromVirtualMachineName(one, 'db', 'db-1'));
    service(other, new VirtualMachinePool(other, 'workers', { template }));
    expect([one, other].map((scope) => ofKind(scope, 'Service')[0].spec.selector)).toEqual([{ [LABEL]: 'db-1' }, { 'cdk8s-kubevirt/pool': 'workers' }]);
  });

  test('puts a policy where its machine is, and finds a peer of another namespace', () => {
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

  test('lets a pod be reached by a machine, and runs it where the machine runs', () => {
    const scope = chart('prod');
    deployment(scope, machine(scope));
    const [own, opposite] = ofKind(scope, 'NetworkPolicy').map(({ spec }) => spec);
    expect(own.ingress[0].from[0].podSelector).toEqual({ matchLabels: { [LABEL]: 'web' } });
    expect(opposite).toMatchObject({ podSelector: { matchLabels: { [LABEL]: 'web' } }, policyTypes: ['Egress'] });
    const { affinity } = ofKind(scope, 'Deployment')[0].spec.template.spec;
    expect(affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].labelSelector).toEqual({ matchLabels: { [LABEL]: 'web' } });
  });

  test('selects pods by a machine\'s labels', () => {
    const scope = chart();
    podsOf(scope, machine(scope));
    expect(ofKind(scope, 'Service')[0].spec.selector).toEqual({ [LABEL]: 'web' });
  });

  test('offers a machine by an Ingress', () => {
    const scope = chart();
    ingress(scope, machine(scope));
    const [{ metadata: { name } }] = ofKind(scope, 'Service');
    expect(ofKind(scope, 'Ingress')[0].spec.rules[0].http.paths[0].backend.service).toEqual({ name, port: { number: 80 } });
  });
}
