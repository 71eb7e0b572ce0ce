// The smallest program: a machine with a size, an image and a user.
import { App, Chart } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineSize } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'hello');

new Machine(chart, 'web-1', {
  size: MachineSize.MEDIUM,
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  cloudInit: CloudInit.noCloud({
    users: [{ name: 'ada', sudo: 'ALL=(ALL) NOPASSWD:ALL', sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] }],
  }),
});

app.synth();
