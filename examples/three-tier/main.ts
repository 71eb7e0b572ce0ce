// A web application in three tiers: a pool of web servers, two application servers, and a database whose data outlives its machine.
import { readFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, Chart, Duration, Size } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import {
  Advice, CloudInit, ImageSource, Machine, MachineSize, SecretSource, SecretStoreKind, SecretValue, ServiceType, VirtualMachinePool,
  VirtualMachineTemplate, VolumeSource,
} from 'cdk8s-kubevirt';

const NAMESPACE = 'guestbook';
const IMAGE = 'quay.io/containerdisks/ubuntu:24.04';
const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

const fileOfExample = (name: string) => readFileSync(join(__dirname, name), 'utf8');

/** The name by which guests reach a Service. */
const address = (name: string) => `${name}.${NAMESPACE}.svc.cluster.local`;

const app = new App();
SecretSource.set(app, SecretSource.externalSecrets({ secretStore: { name: 'vault', kind: SecretStoreKind.CLUSTER_SECRET_STORE } }));
const chart = new Chart(app, 'three-tier', { namespace: NAMESPACE });

const password = {
  path: '/etc/guestbook/database-password',
  permissions: '0600',
  content: SecretValue.storePlaceholder({ key: 'guestbook/database', property: 'password' }),
};

// The database. Its data is on a separate disk, which is formatted only while it is empty.
const DATA = '/dev/disk/by-id/virtio-data';
const database = new Machine(chart, 'database', {
  size: MachineSize.MEDIUM,
  image: ImageSource.registry(IMAGE),
  disks: [{ name: 'data', size: Size.gibibytes(50), serial: 'data' }],
  cloudInit: CloudInit.noCloud({
    sshAuthorizedKeys: [ADA],
    bootcmd: [`blkid ${DATA} || mkfs.ext4 -L data ${DATA}`],
    mounts: [[DATA, '/var/lib/postgresql', 'ext4', 'defaults,nofail', '0', '2']],
    writeFiles: [
      password,
      // No database before its disk is mounted.
      { path: '/etc/postgresql-common/createcluster.d/guestbook.conf', content: 'create_main_cluster = false\n' },
      { path: '/usr/local/sbin/set-up-database', permissions: '0755', content: fileOfExample('set-up-database.sh') },
    ],
    packages: ['postgresql-16'],
    runcmd: [['/usr/local/sbin/set-up-database']],
  }),
  terminationGracePeriod: Duration.minutes(5),
  readinessProbe: { tcpPort: 5432 },
});
database.expose({ ports: [{ port: 5432 }] });

// The application, on two nodes. Its Service and the policies select it by the label.
const APPLICATION = { 'example.com/tier': 'application' };
const SERVICE = `[Unit]
Description=The guestbook
After=network-online.target
Wants=network-online.target

[Service]
Environment=PGHOST=${address('database')} PGUSER=guestbook PGDATABASE=guestbook PGSSLMODE=require
LoadCredential=database-password:/etc/guestbook/database-password
DynamicUser=yes
WorkingDirectory=/opt/guestbook
ExecStart=/usr/bin/gunicorn --bind 0.0.0.0:8080 --workers 4 guestbook:application
Restart=always

[Install]
WantedBy=multi-user.target
`;
for (const id of ['application-1', 'application-2']) {
  new Machine(chart, id, {
    metadata: { labels: APPLICATION },
    size: MachineSize.SMALL,
    image: ImageSource.registry(IMAGE),
    cloudInit: CloudInit.noCloud({
      sshAuthorizedKeys: [ADA],
      writeFiles: [
        password,
        { path: '/opt/guestbook/guestbook.py', content: fileOfExample('guestbook.py') },
        { path: '/etc/systemd/system/guestbook.service', content: SERVICE },
      ],
      packages: ['gunicorn', 'python3-psycopg2'],
      runcmd: ['systemctl daemon-reload', 'systemctl enable --now guestbook'],
    }),
    keepApart: [{ labels: APPLICATION }],
    readinessProbe: { httpPort: 8080, httpPath: '/healthz' },
  });
}
const application = kplus.Pods.select(chart, 'application', { labels: APPLICATION });
new ApiObject(chart, 'application-service', {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'application' },
  spec: { type: ServiceType.CLUSTER_IP, selector: APPLICATION, ports: [{ name: 'http', port: 8080, targetPort: 8080, protocol: 'TCP' }] },
});

// The web servers are all alike, and need no disks of their own. Each start is a first boot.
const SITE = `server {
  listen 80 default_server;
  location = /nginx-health { return 200 "ok\\n"; }
  location / {
    proxy_pass http://${address('application')}:8080;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
}
`;
const web = new VirtualMachinePool(chart, 'web', {
  template: VirtualMachineTemplate.fromObject({
    spec: {
      template: {
        spec: {
          domain: { cpu: { cores: 1 }, memory: { guest: '1Gi' } },
          readinessProbe: { httpGet: { port: 80, path: '/nginx-health' } },
        },
      },
    },
  })
    .withResources({ cpu: 1, memory: '1Gi' })
    .withDisk({ name: 'root', volume: VolumeSource.containerDisk(IMAGE) })
    .withNetwork({ name: 'default' })
    .withCloudInit(CloudInit.noCloud({
      sshAuthorizedKeys: [ADA],
      packages: ['nginx'],
      writeFiles: [{ path: '/etc/nginx/conf.d/guestbook.conf', defer: true, content: SITE }],
      runcmd: ['rm -f /etc/nginx/sites-enabled/default', 'systemctl restart nginx'],
    })),
  replicas: 2,
  maxUnavailable: 1,
  spreadOver: ['kubernetes.io/hostname'],
});
// A web server keeps nothing.
Advice.silence(web, 'container-disk-for-data');
web.autoscale({ minReplicas: 2, maxReplicas: 6, cpuUtilization: 70 });
web.expose({ ports: [{ port: 80 }], serviceType: ServiceType.LOAD_BALANCER });

// Only the tier in front reaches a tier, at one port.
const from = (peer: kplus.INetworkPolicyPeer, port: number) => ({ rules: [{ peer, ports: [kplus.NetworkPolicyPort.tcp(port)] }] });
new kplus.NetworkPolicy(chart, 'to-nobody', {
  metadata: { name: 'to-nobody' },
  selector: kplus.Pods.all(chart, 'everything'),
  ingress: { default: kplus.NetworkPolicyTrafficDefault.DENY },
});
const anywhere = kplus.NetworkPolicyIpBlock.anyIpv4(chart, 'anywhere');
new kplus.NetworkPolicy(chart, 'to-web', { metadata: { name: 'to-web' }, selector: web, ingress: from(anywhere, 80) });
new kplus.NetworkPolicy(chart, 'to-application', { metadata: { name: 'to-application' }, selector: application, ingress: from(web, 8080) });
new kplus.NetworkPolicy(chart, 'to-database', { metadata: { name: 'to-database' }, selector: database, ingress: from(application, 5432) });

app.synth();
