// Who may do what with the machines of a team, and a monitor that watches them.
import { App, Chart } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { MachineAccess, MachineAction, MachineMonitor } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'access', { namespace: 'team-blue' });

// Whoever is on call switches machines on and off, deletes them, with or without their disks, and looks why one does not come up.
new MachineAccess(chart, 'on-call', {
  actions: [MachineAction.VIEW, MachineAction.OPERATE],
  subjects: [kplus.Group.fromName(chart, 'on-call-group', 'on-call')],
});

// The pipeline applies what is in Git, waits for it, and deletes what is in Git no more. It gets a ServiceAccount, and no Secret or
// machine that it applies gets the token of another one.
new MachineAccess(chart, 'pipeline', {
  actions: [MachineAction.APPLY, MachineAction.VIEW],
  prune: true,
  refuseTokens: true,
});

new MachineMonitor(chart, 'monitor', {
  image: 'registry.example.com/cdk8s-kubevirt:1.0.0',
  serviceMonitor: true,
  metadata: { labels: { release: 'prometheus' } },
});

app.synth();
