// Permissions for a team's machines, and a monitor that watches them.
import { App, Chart } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { MachineAccess, MachineAction, MachineMonitor } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'access', { namespace: 'team-blue' });

// People on call start and stop machines, delete them with or without their disks, and see why a machine does not come up.
new MachineAccess(chart, 'on-call', {
  actions: [MachineAction.VIEW, MachineAction.OPERATE],
  subjects: [kplus.Group.fromName(chart, 'on-call-group', 'on-call')],
});

// The pipeline applies what is in Git, waits for it, and deletes what is no longer in Git. It gets a ServiceAccount. No Secret or
// machine that it applies can get the token of another ServiceAccount.
new MachineAccess(chart, 'pipeline', {
  actions: [MachineAction.VIEW],
  apply: { prune: true, refuseTokens: true },
});

new MachineMonitor(chart, 'monitor', {
  commandImage: 'registry.example.com/cdk8s-kubevirt:1.0.0',
  serviceMonitor: true,
  metadata: { labels: { release: 'prometheus' } },
});

app.synth();
