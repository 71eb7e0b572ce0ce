// A machine whose secrets are in a store: no manifest contains them.
import { App, Chart } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineSize, SecretSource, SecretStoreKind, SecretValue } from 'cdk8s-kubevirt';

const app = new App();
SecretSource.set(app, SecretSource.externalSecrets({ secretStore: { name: 'vault', kind: SecretStoreKind.CLUSTER_SECRET_STORE } }));
const chart = new Chart(app, 'secrets');

const token = SecretValue.storePlaceholder({ key: 'machines/runner', property: 'token' });
new Machine(chart, 'runner-1', {
  size: MachineSize.SMALL,
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  cloudInit: CloudInit.noCloud({
    users: [{ name: 'ada', sudo: 'ALL=(ALL) NOPASSWD:ALL', hashedPasswd: SecretValue.storePlaceholder({ key: 'machines/ada', property: 'password-hash' }) }],
    writeFiles: [{ path: '/etc/runner/registration', permissions: '0600', content: `token=${token}\n` }],
    runcmd: ['runner register --config /etc/runner/registration'],
  }),
});

app.synth();
