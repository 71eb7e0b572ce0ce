// Machines with the newest cdk8s-plus, which requires the newest cdk8s.
import * as kplus from 'cdk8s-plus-newest';
import { testComposed } from './composed';

jest.mock('cdk8s', () => jest.requireActual('cdk8s-newest'));

testComposed({
  service: (chart, selector) => new kplus.Service(chart, 'svc', { selector, ports: [{ port: 80 }] }),
  podsOf: (chart, { podLabels: labels }) => new kplus.Service(chart, 'svc', { selector: kplus.Pods.select(chart, 'pods', { labels }), ports: [{ port: 80 }] }),
  policy: (chart, selector, peer) => new kplus.NetworkPolicy(chart, 'policy', { selector, ingress: { rules: [{ peer, ports: [kplus.NetworkPolicyPort.tcp(80)] }] } }),
  deployment: (chart, machine) => {
    const deployment = new kplus.Deployment(chart, 'app', { containers: [{ image: 'app', portNumber: 8080 }] });
    deployment.scheduling.colocate(machine);
    deployment.connections.allowFrom(machine);
  },
  ingress: (chart, selector) => new kplus.Service(chart, 'svc', { selector, ports: [{ port: 80 }] }).exposeViaIngress('/'),
});
