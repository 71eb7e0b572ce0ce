// A fleet from an inventory, written in one pass: a chart, and so a file, for each site.
import { Chart } from 'cdk8s';
import { CloudInit, FleetApp, ImageSource, Machine, MachineSize } from 'cdk8s-kubevirt';

const app = new FleetApp();
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const cloudInit = CloudInit.noCloud({ sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] });

for (const site of ['berlin', 'nairobi', 'oslo']) {
  const chart = new Chart(app, site, { labels: { 'example.com/site': site } });
  const gateway = new Machine(chart, `${site}-gateway`, { size: MachineSize.SMALL, image, cloudInit });
  for (let number = 1; number <= 3; number += 1) {
    const worker = new Machine(chart, `${site}-${number}`, { size: MachineSize.SMALL, image, cloudInit });
    worker.node.addDependency(gateway);
  }
}

app.synth();
