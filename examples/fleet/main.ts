// A fleet from an inventory: a chart and a file for each site, all written in one pass.
import { Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { CloudInit, FleetApp, ImageSource, Machine, MachineSize } from 'cdk8s-kubevirt';

const SITES = { berlin: 2, nairobi: 1 };
const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

const app = new FleetApp();
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const cloudInit = CloudInit.noCloud({ sshAuthorizedKeys: [ADA] });

for (const [site, count] of Object.entries(SITES)) {
  const chart = new Chart(app, site, { labels: { 'example.com/site': site } });
  const workers = new Construct(chart, 'workers');
  for (let number = 1; number <= count; number += 1) {
    new Machine(workers, `${site}-${number}`, { size: MachineSize.SMALL, image, cloudInit });
  }
  // In the site's file, every object of every worker comes after those of the gateway.
  workers.node.addDependency(new Machine(chart, `${site}-gateway`, { size: MachineSize.SMALL, image, cloudInit }));
}

app.synth();
