// Two tables measure secret detection: secrets that it must find, and look-alikes that it must pass.
import { gzipSync } from 'zlib';
import * as fc from 'fast-check';
import { SecretValue } from '../../../src';
import { encodedTexts, mayHoldSecret, secretIn } from '../../../src/admission/secrets/detectors';
import { FORMS } from '../../../src/admission/secrets/forms';
import { HASHES, SSH_KEY } from '../../cloud-init/samples';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';
const WIREGUARD = `${LETTERS.repeat(2).slice(0, 42)}8=`;
const HEX = '0123456789abcdef'.repeat(4);
const JOIN = 'abcdef.0123456789abcdef';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const pem = (kind: string) => `-----BEGIN ${kind}-----\nMIIEpAIBAAKCAQEA\n-----END ${kind}-----\n`;

/** Programs that log in to registries and clusters. */
const LOGINS = ['docker', 'podman', 'nerdctl', 'buildah', 'skopeo', 'oras', 'crane', 'helm registry', 'az', 'oc', 'argocd'];

/** Names of secret values. */
const NAMES = [
  'passwd', 'passphrase', 'token', 'api_key', ...['client', 'access', 'secret'].flatMap((whose) => ['secret', 'access_key', 'key'].map((what) => `${whose}_${what}`)),
];

/** Invented secrets, assembled here so that no scanner reports this file as a leak. */
const SECRETS: { readonly [what: string]: readonly string[] } = {
  'a private key': [
    pem(['RSA', 'PRIVATE KEY'].join(' ')), pem(['EC', 'PRIVATE KEY'].join(' ')), pem(['ENCRYPTED', 'PRIVATE KEY'].join(' ')), pem(['OPENSSH', 'PRIVATE KEY'].join(' ')),
    pem(['PGP', 'PRIVATE KEY BLOCK'].join(' ')), pem('OpenVPN Static key V1'), `client-key-data: ${base64(pem(['EC', 'PRIVATE KEY'].join(' ')))}`,
    JSON.stringify({ type: 'service_account', private_key: pem(['', 'PRIVATE KEY'].join('').trim()) }),
    `AGE-SECRET-KEY-1${'QPZRY9X8GF2TVDW0S3JN'.repeat(3).slice(0, 58)}`, `[Interface]\nPrivateKey = ${WIREGUARD}\n`, `[Peer]\nPresharedKey=${WIREGUARD}\n`, `shared-key: ${WIREGUARD}`,
    `tunnels: {wg0: {mode: wireguard, key: ${WIREGUARD}}}`, `tunnels:\n  wg0:\n    keys:\n      private: "${WIREGUARD}"\n`, `wg set wg0 private-key <(echo ${WIREGUARD})`,
    'PuTTY-User-Key-File-3: ssh-ed25519',
  ],
  'a GitHub token': [...[...'pousr'].map((kind) => `gh${kind}_${LETTERS.slice(0, 36)}`), `github_pat_${LETTERS}0123456789`],
  'a GitLab token': ['pat', 'rt', 'dt', 'ft', 'ptt', 'cbt', 'soat', 'imt', 'oas', 'agent'].map((kind) => `gl${kind}-${LETTERS.slice(0, 20)}`),
  'a Slack token': [...[...'abeoprs'].map((kind) => [`xox${kind}`, '123456789012', LETTERS.slice(0, 24)].join('-')), ['xapp', '1', 'A0123456789', '0123456789', HEX].join('-'), ['https://hooks.slack.com', 'services', 'T0AB', 'B0AB', 'x'].join('/')],
  'an AWS access key': [`AKIA${'ABCDEFGH234567AB'}`, `ASIA${'ABCDEFGH234567AB'}`],
  'a Google API key': [`AIza${LETTERS.slice(0, 35)}`, `GOCSPX-${LETTERS.slice(0, 28)}`, `ya29.${LETTERS}`],
  'an Azure storage key': [`AccountName=shop;AccountKey=${LETTERS.repeat(3).slice(0, 86)}==`],
  'a HashiCorp Vault token': [...'bsr'].map((kind) => `hv${kind}.${LETTERS.slice(0, 24)}`),
  'a registry token': [`npm_${LETTERS.slice(0, 36)}`, `//registry.npmjs.org/:_authToken=${LETTERS.slice(0, 12)}`, `pypi-AgEIcHlwaS5vcmc${LETTERS}`,
    `dckr_pat_${LETTERS.slice(0, 27)}`, `dckr_oat_${LETTERS.slice(0, 27)}`, JSON.stringify({ auths: { 'registry.example.com': { auth: base64('ada:swordfish') } } }), JSON.stringify({ auths: { 'https://index.docker.io/v1/': { username: 'ada', auth: base64('ada:x') } } }, undefined, 2)],
  'an OpenShift token': [`sha256~${LETTERS.repeat(2).slice(0, 43)}`, `oc login --server=https://api.example.com:6443 --token=sha256~${LETTERS.repeat(2).slice(0, 43)}`],
  'a Tailscale key': [`tskey-auth-${LETTERS.slice(0, 17)}-${LETTERS.slice(0, 32)}`],
  'an API key': [...['sk', 'rk'].map((kind) => [kind, 'live', LETTERS.slice(0, 24)].join('_')), ['sk', 'svcacct', LETTERS].join('-'), ['sk', 'ant', 'api03', LETTERS].join('-'), ['sk', 'proj', LETTERS].join('-'), `hf_${LETTERS.slice(0, 34)}`, ...[...'opr'].map((kind) => `do${kind}_v1_${HEX}`), `glsa_${LETTERS.slice(0, 32)}_01234567`, `SG.${LETTERS.slice(0, 22)}.${LETTERS}0`],
  'a JSON web token': [['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3In0', LETTERS.slice(0, 30)].join('.')],
  'a cluster\'s join token': [
    `kubeadm join 192.0.2.1:6443 --token ${JOIN} --discovery-token-ca-cert-hash sha256:${HEX}`, `kubeadm init --token=${JOIN}`, `[kubeadm, join, '192.0.2.1:6443', --token, ${JOIN}]`, `  token: ${JOIN}`,
    `kubeadm join 192.0.2.1:6443 --control-plane --certificate-key ${HEX}`, `K3S_TOKEN=K10${HEX}::server:${HEX.slice(0, 32)}`,
  ],
  'a URL with a password': ['git clone https://ada:swordfish@git.example.com/shop.git', 'postgres://shop:swordfish@db/shop', 'proxy: http://ada:swordfish@proxy.example.com:3128'],
  'an Authorization header': ['Authorization: Bearer swordfish', 'Authorization: token swordfish', 'curl -H "Authorization: Basic YWRhOnN3b3JkZmlzaA==" https://example.com'],
  'a password of Windows Setup': ['<AdministratorPassword>\n  <Value>swordfish</Value>\n</AdministratorPassword>'],
  'a password in a command': [
    'echo ada:swordfish | chpasswd', 'echo "root:linux" | sudo chpasswd', '- [sh, -c, "echo ada:swordfish|chpasswd"]', '- \'echo "ada:swordfish" | chpasswd\'', 'echo -e "ada:swordfish\\nroot:x" | chpasswd',
    'printf \'ada:swordfish\' | /usr/sbin/chpasswd', 'chpasswd <<< "ada:swordfish"', 'chpasswd <<EOF\nada:swordfish\nEOF', 'chpasswd << \'EOF\'\n  ada:swordfish\nEOF', 'echo $USER:swordfish | chpasswd',
    'echo swordfish | passwd --stdin ada', 'echo -e "swordfish\\nswordfish" | sudo passwd ada', 'yes swordfish | passwd', 'echo swordfish | sudo -S apt-get update', 'echo swordfish | sudo\t-S true', 'echo swordfish | docker login -u ada --password-stdin',
    'docker login -u ada -p swordfish', 'docker login --username ada --password swordfish registry.example.com', 'docker login registry.example.com -u ada -pswordfish', 'podman login --password=swordfish quay.io', '[docker, login, -u, ada, -p, swordfish]',
    "['docker', 'login', '-p', 'swordfish']", 'docker login \\\n  -u ada \\\n  -p "swordfish"', 'helm registry login quay.io -p swordfish', 'az login -u ada -p swordfish',
    'sshpass -p swordfish ssh ada@192.0.2.1', 'sshpass -pswordfish scp a b', 'sshpass -p "swordfish" ssh x', '[sshpass, -p, swordfish, ssh, x]',
    'mysql -uroot -pswordfish', 'mysqldump -u root -p\'swordfish\' shop', 'mysql -u root --password=swordfish', 'mariadb -h db -pswordfish', 'mysqladmin -u root password swordfish', 'mysqladmin -u root password \'swordfish\'',
    'curl -u ada:swordfish https://example.com', 'curl -fsSL --user "ada:swordfish" https://example.com', 'curl -su ada:swordfish https://example.com', 'curl -x proxy:3128 -U ada:swordfish https://example.com', '[curl, -u, "ada:swordfish", "https://example.com"]',
    'curl -o /x -u $USER:swordfish https://example.com', 'wget --password=swordfish https://example.com', 'redis-cli -a swordfish ping', 'k3s agent --server https://192.0.2.1:6443 --token swordfish', 'rke2 server --token=swordfish',
    'net user ada swordfish /add', 'net\tuser ada swordfish /add', 'useradd -p $(openssl passwd -6 swordfish) ada', 'usermod -p "$(openssl passwd -1 -salt xyz swordfish)" ada', 'ConvertTo-SecureString "swordfish" -AsPlainText -Force',
    'machine api.example.com login ada password swordfish', 'machine api.example.com\n  login ada\n  password swordfish\n', 'mysql -e "CREATE USER ada IDENTIFIED BY \'swordfish\'"', 'psql -c "ALTER USER ada WITH PASSWORD \'swordfish\'"',
    'smbclient //nas/share -U ada%swordfish', 'tailscale up --authkey swordfish',
    'cat <<EOF | chpasswd\nroot:swordfish\nEOF', 'cat <<\'EOF\' | sudo chpasswd\n  root:swordfish\nEOF', 'printf "%s\\n" "root:swordfish" | chpasswd', "printf '%s\\n' 'root:swordfish' | sudo chpasswd",
    'psql -c "ALTER USER postgres PASSWORD \'swordfish\'"', 'CREATE ROLE shop LOGIN PASSWORD \'swordfish\';', 'ALTER USER "root"@"localhost" IDENTIFIED WITH mysql_native_password BY "swordfish";',
    'SET PASSWORD FOR root = PASSWORD("swordfish")',
    'rootpw swordfish', 'lang en_US\nrootpw --plaintext swordfish', 'port 6379\nrequirepass swordfish', 'redis-server --requirepass swordfish', '["redis-server", "--requirepass", "swordfish"]',
    ...LOGINS.flatMap((program) => [`${program} login -p swordfish`, `echo swordfish | ${program} login`]), ...['smbpasswd -s ada', 'kinit ada', 'cryptsetup open /dev/vdb data'].map((program) => `printf swordfish | ${program}`),
    'masterauth swordfish', 'rabbitmqctl change_password ada swordfish', 'rootpw --allow-ssh swordfish', 'usermod -p `openssl passwd -6 swordfish` ada', 'curl --proxy-user ada:swordfish https://example.com', 'tailscale up --authkey=swordfish',
    'ALTER USER ada IDENTIFIED VIA mysql_native_password USING PASSWORD("swordfish")',
    'rabbitmqctl add_user ada swordfish', 'd-i passwd/root-password password swordfish', 'd-i passwd/user-password-again password swordfish',
  ],
  'a password or token': [
    'PGPASSWORD=swordfish psql -h db', 'export PGPASSWORD="swordfish"', 'MYSQL_PWD=swordfish mysql', 'SSHPASS=swordfish sshpass -e ssh x', 'K3S_TOKEN=swordfish sh -', 'curl -sfL https://get.k3s.io | K3S_URL=https://192.0.2.1:6443 K3S_TOKEN=swordfish sh -',
    'Environment=DB_PASSWORD=swordfish', 'REDISCLI_AUTH=swordfish redis-cli ping', 'RESTIC_PASSWORD=swordfish', 'GITLAB_TOKEN="swordfish"', 'DOCKER_PASSWORD=\'swordfish\'', 'docker run -e POSTGRES_PASSWORD=postgres postgres:16',
    'curl "https://192.0.2.1/node/join?token=swordfish1" | sh -', 'aws_secret_access_key = wJalrXUtnFEMI4K7MDENG', 'k3s agent --agent-token hunter2', 'mysql --user=shop --password=hunter2', 'password: hunter2', 'net: {psk: x, password: "hunter2"}', '$env:API_TOKEN = "hunter2"',
    'spring.datasource.password=swordfish1', 'adminPassword: swordfish1', 'server.ssl.keyStorePassword=swordfish1', '{"rootPassword": "swordfish1"}', 'DB_PASS=swordfish', 'ansible_ssh_pass=swordfish1', 'admin_pass: swordfish1',
    '//nas/shop /srv cifs username=ada,pass=swordfish1 0 0', '<password>swordfish1</password>', '--from-literal=password=swordfish1',
    ...NAMES.flatMap((name) => [`${name}: hunter2`, `serve --${name.replace(/_/g, '-')} hunter2`]), 'args:\n  - --password\n  - hunter2', 'adminPasswd: swordfish1', 'keyPassphrase: swordfish1',
    ...['DB_PASSWD', 'GPG_PASSPHRASE', 'API_KEY', 'AWS_SECRET_ACCESS_KEY', 'DJANGO_SECRET_KEY', 'OIDC_CLIENT_SECRET'].map((name) => `${name}=swordfish`),
  ],
  'a password that cloud-init sets': [
    '#cloud-config\nchpasswd: {list: "ada:swordfish"}\n', '#cloud-config\nchpasswd:\n  expire: false\n  list: |\n    root:linux\n    ada:swordfish\n', '#cloud-config\nchpasswd:\n  list: [ada:swordfish]\n', `#cloud-config\nchpasswd:\n  list:\n    - root:${HASHES.sha512}\n    - ada:swordfish\n`,
    '#cloud-config\nchpasswd: {users: [{name: ada, password: swordfish, type: text}]}\n', '#cloud-config\nchpasswd:\n  users:\n    - name: ada\n      password: swordfish\n', '#cloud-config\nusers: [{name: ada, plain_text_passwd: swordfish}]\n',
    '#cloud-config\nusers:\n  - name: ada\n    Plain-Text-Passwd: swordfish\n', '#cloud-config\nusers: [{name: ada, passwd: swordfish}]\n', '#cloud-config\npassword: ubuntu\nssh_pwauth: true\n', '#cloud-config\npassword: $wordfish\n', '#cloud-config\npassword: $1\n', '\n#cloud-config\nusers: [{name: "{{USER}}", passwd: swordfish}]\n',
    '## template: jinja\n#cloud-config\npassword: ubuntu\nhostname: {{ v1.local_hostname }}\n', 'Content-Type: multipart/mixed; boundary="b"\nMIME-Version: 1.0\n\n--b\nContent-Type: text/cloud-config\n\nuser:\n  plain_text_passwd: swordfish\n--b--\n',
  ],
};

/** Texts that resemble secrets but contain none. */
const LOOK_ALIKES: { readonly [what: string]: readonly string[] } = {
  'hashes of passwords': [
    `#cloud-config\nchpasswd: {list: "ada:${HASHES.sha512}"}\n`, `#cloud-config\nchpasswd: {users: [{name: ada, password: "${HASHES.yescrypt}", type: hash}]}\n`, `#cloud-config\nusers: [{name: ada, hashed_passwd: "${HASHES.bcrypt}", lock_passwd: false}]\n`,
    `#cloud-config\npassword: ${HASHES.sha256}\n`, `echo 'ada:${HASHES.sha512}' | chpasswd -e`, `usermod -p '${HASHES.sha512}' ada`, `useradd -p "${HASHES.sha512.replace(/\$/g, '\\$')}" ada`, '#cloud-config\nchpasswd:\n  list: |\n    ada:RANDOM\n    root:R\n',
    '#cloud-config\nchpasswd: {users: [{name: ada, type: RANDOM}]}\n', '#cloud-config\nusers: [{name: ada, passwd: "*"}, {name: bob, passwd: "!"}]\n',
  ],
  'public halves': [
    SSH_KEY, 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p', `[Peer]\nPublicKey = ${WIREGUARD}\n`, `tunnels: {wg0: {peers: [{keys: {public: ${WIREGUARD}}}]}}`, pem('PUBLIC KEY'), pem('CERTIFICATE'), pem('SSH2 PUBLIC KEY'),
    `certificate-authority-data: ${base64(pem('CERTIFICATE'))}`, 'PrivateKeyFile=/etc/wireguard/wg0.key', 'wg set wg0 private-key /run/secrets/wg0', 'ssl_certificate_key /etc/ssl/private/shop.key;', 'PrivateTmp=true', 'private: true',
  ],
  'values from elsewhere': [
    'echo "ada:$PASSWORD" | chpasswd', 'echo "ada:${PASSWORD}" | chpasswd', 'echo "ada:$(cat /run/secrets/ada)" | chpasswd', 'echo "ada:`cat /run/secrets/ada`" | chpasswd', 'echo "ada:{{PASSWORD}}" | chpasswd', 'echo "{{USER}}:{{PASSWORD}}" | chpasswd',
    'chpasswd < /run/secrets/passwords', 'cat /run/secrets/passwords | chpasswd', 'printf "ada:%s" "$(cat /run/secrets/ada)" | chpasswd', 'chpasswd <<EOF\nada:$PASSWORD\nEOF', 'echo "$PASSWORD" | passwd --stdin ada', 'echo "$TOKEN" | docker login -u ada --password-stdin',
    'docker login -u ada --password-stdin < /run/secrets/token', 'docker login -u ada -p "$TOKEN"', 'docker login -u ada -p "$(cat /run/secrets/token)"', 'docker login -u ada --password {{TOKEN}} quay.io', 'docker login -p <token>', 'cat /run/secrets/token | docker login -u ada --password-stdin',
    'sshpass -p "$PASSWORD" ssh x', 'sshpass -e ssh x', 'sshpass -f /run/secrets/password ssh x', 'apt-get install -y sshpass python3', 'mysql -uroot -p"$PASSWORD"', 'mysql -uroot -p$(cat /run/secrets/mysql)', 'mysql -u root -p shop < shop.sql', 'mysql --defaults-file=/run/secrets/my.cnf',
    'mysqladmin -u root password "$PASSWORD"', 'curl -u "ada:$PASSWORD" https://example.com', 'curl -u "$USER:$PASSWORD" https://example.com', 'curl --user "ada:$(cat /run/x)" https://example.com', 'curl -u ada https://example.com', 'curl --netrc-file /run/netrc https://example.com',
    'PGPASSWORD=$PASSWORD psql', 'PGPASSWORD="$(cat /run/secrets/db)" psql', 'PGPASSWORD="{{PASSWORD}}" psql', 'K3S_TOKEN=$(cat /run/secrets/k3s) sh -', 'K3S_TOKEN=${K3S_TOKEN} sh -', 'K3S_TOKEN="{{K3S_TOKEN}}" sh -', 'K3S_TOKEN_FILE=/run/secrets/k3s', 'k3s agent --token-file /run/secrets/k3s',
    'kubeadm join 192.0.2.1:6443 --token {{JOIN_TOKEN}}', 'kubeadm join 192.0.2.1:6443 --token "$(cat /run/secrets/join)"', `kubeadm join 192.0.2.1:6443 --discovery-token-ca-cert-hash sha256:${HEX}`, 'kubeadm join --discovery-file /run/join.conf', 'kubeadm token create --print-join-command',
    'Authorization: Bearer $TOKEN', 'Authorization: Bearer {{TOKEN}}', 'https://ada:${PASSWORD}@example.com', '#cloud-config\nusers: [{name: ada, passwd: "{{HASH}}"}]\n', '#cloud-config\npassword: {{ .Values.pw }}\n',
    '#cloud-config\nuser: ada\npassword: ${GUEST_PASSWORD}\nchpasswd: {expire: false}\n', '#cloud-config\npassword: "${{PW}}"\n', '#cloud-config\npassword: "$(params.pw)"\n', '#cloud-config\npassword: $PW\n',
    '#cloud-config\nusers: [{name: ada, passwd: ${HASH}}]\n', '#cloud-config\nchpasswd: {list: "ada:${PW}"}\n',
    '#cloud-config\nchpasswd: {list: "ada:{{HASH}}"}\n', '//registry.npmjs.org/:_authToken=${NPM_TOKEN}', 'useradd -p $(openssl passwd -6 "$PASSWORD") ada',
    'useradd -p $(openssl passwd -6 -in /run/secrets/ada) ada', 'echo "$PASSWORD" | sudo -S true', 'net user ada %PASSWORD% /add', 'net user ada /active:yes', 'net user ada * /add', 'machine api.example.com login ada password $PASSWORD', 'mysql -e "CREATE USER ada IDENTIFIED BY \'$PASSWORD\'"',
    'redis-cli -a "$PASSWORD" ping', 'API_TOKEN="${{ secrets.API_TOKEN }}"', 'curl "https://192.0.2.1/join?token=$TOKEN"', 'curl "https://192.0.2.1/join?token={{TOKEN}}"', SecretValue.storePlaceholder({ key: 'shop/web' }), '$env:API_TOKEN = $args[0]',
    'password: arn:aws:secretsmanager:eu-west-1:123456789012:secret:shop', 'password: ref+vault://shop/db#password1', 'api_key: os.environ/SHOP_KEY_1', 'const dbPassword = process.env.DB_1', 'adminPassword: ${ADMIN_1}',
    'ALTER USER shop PASSWORD \'$PASSWORD\'', 'kubectl create secret generic shop --from-literal=url=git@example.com:1/shop --from-literal=password=$PASSWORD_1', 'requirepass ${REDIS_1}', '<password>${env.PASSWORD_1}</password>',
  ],
  'texts about secrets': [
    'input_cost_per_token: 0.00000145', 'output_cost_per_token: 1.5e-6', '# the Authorization: Bearer header from the environment', '# HEADERS = \'{"Authorization": "Bearer your-token"}\'',
    '# postgresql://username:password@hostname/dbname',
  ],
  'sums and data': [
    `echo "${HEX}  image.qcow2" | sha256sum -c`, `image: quay.io/containerdisks/ubuntu@sha256:${HEX}`, `data:image/png;base64,${base64('\u0089PNG\r\n\u001a\n'.repeat(40))}`, base64(Array.from({ length: 3000 }, (_, index) => String.fromCharCode((index * 7919) % 251)).join('')),
    'instance-id: 6f1c2a3e-8d4b-5c6d-9e0f-1a2b3c4d5e6f', 'content: H4sIAAAAAAAAA0tJLEnk4gIAz0wbvwYAAAA=', `ssh-rsa ${'AAAAB3NzaC1yc2EAAAADAQABAAABgQ'.repeat(8)} ada@example.com`, 'AKIA', 'checksum: md5:0123456789abcdef0123456789abcdef',
  ],
  'other uses of the words': [
    'apt-get install -y mysql-server curl && mkdir -p /srv/shop', 'chown -R mysql:mysql /var/lib/mysql', 'mysql -P 3306 -h db', 'docker login', 'docker login -u ada && docker run -p 8080:80 nginx', 'docker run -d -p 8080:80 --name login nginx', 'shell: /usr/sbin/nologin', 'curl -fsSL https://example.com/a:b -o /tmp/a',
    'curl --user-agent shop:2 https://example.com', 'date -u +%H:%M | tee /tmp/curl', 'echo hello:world | tee /etc/motd', 'echo chpasswd', 'passwd -l ada', 'passwd --delete ada', 'sed -i "s/^PasswordAuthentication yes/PasswordAuthentication no/" /etc/ssh/sshd_config', 'TOKEN_TTL=3600', 'ALLOW_EMPTY_PASSWORD=yes',
    'MYSQL_RANDOM_ROOT_PASSWORD=true', 'OLDPWD=/root', 'IMAGE_PULL_SECRET=registry-credentials', 'PASSWORD_MIN_LENGTH=12', 'echo done | sudo tee /run/done', 'yes | passwd', 'sudo: ALL=(ALL) NOPASSWD:ALL', 'ada ALL=(ALL) NOPASSWD: /usr/bin/passwd', 'echo "enter your password" | wall', '# echo <user>:<password> | chpasswd', 'token: optional', 'auth: required', 'auths: {}',
    'net user', 'net use z: \\\\nas\\share', 'machine learning login page password field', 'login_shell=true', 'net.ipv4.ip_forward = 1', '#cloud-config\nssh_pwauth: true\nchpasswd: {expire: false}\n', '#cloud-config\nusers: [default]\n# passwords come later\n', 'k3s server --token-ttl 0', 'npm_config_cache=/var/cache/npm',
    'kubeadm join --token-ttl 24h', 'pip install pypi-simple', 'run: sk-learn', 'GRANT ALL ON shop.* TO ada IDENTIFIED VIA unix_socket', 'private network', '#cloud-config\nruncmd: [passwd -l root]\n',
    'initial-cluster-token: etcd-cluster-1', '--initial-cluster-token=etcd-cluster-1', 'ETCD_INITIAL_CLUSTER_TOKEN=etcd-cluster-1', '# requirepass foobared', '# note that requirepass takes effect at once', 'proxy_pass: http://192.0.2.1:8080',
    'PROXY_PASS=http://192.0.2.1:8080', 'mysql://<user>:<password>@192.0.2.1/shop', 'rootpw --lock', 'rootpw --iscrypted $6$rounds', 'cat <<EOF | chpasswd -e\nroot:$6$rounds\nEOF', 'bypass: 192.0.2.0/24', 'CREATE USER ada IDENTIFIED WITH auth_socket',
    'allowEmptyPassword: true', 'usePassword: false', 'mkpasswd --method=sha-512', 'the PASS=12345 of the tests', 'd-i passwd/root-password-crypted password $6$rounds',
  ],
};

const tabled = (table: { readonly [what: string]: readonly string[] }) => (
  Object.entries(table).flatMap(([what, texts]) => texts.map((text) => [what, text] as const))
);

test.each(tabled(SECRETS))('finds %s: %s', (what, text) => {
  expect([secretIn(text), mayHoldSecret(text)]).toEqual([what, true]);
});

test.each(tabled(SECRETS).filter(([what]) => what !== 'a password that cloud-init sets'))('finds %s among other lines: %s', (_what, text) => {
  expect(secretIn(`#!/bin/sh\nset -e\n${text}\ntrue\n`)).toBeDefined();
  expect(secretIn(`#cloud-config\nwrite_files:\n  - path: /opt/setup\n    content: |\n      ${text.replace(/\n/g, '\n      ')}\n`)).toBeDefined();
});

describe('a cloud-config within another text', () => {
  const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);
  const manifest = (userData: string, by = '        ') => `kind: VirtualMachine\nspec:\n  volumes:\n  - cloudInitNoCloud:\n      userData: |\n${indented(userData, by)}  - emptyDisk: {}\n`;

  test.each(SECRETS['a password that cloud-init sets'].filter((text) => text.startsWith('#cloud-config')))('sets a password: %s', (text) => {
    for (const by of ['        ', '\t']) {
      expect([secretIn(manifest(text, by)), mayHoldSecret(manifest(text, by))]).toEqual(['a password that cloud-init sets', true]);
    }
    expect(secretIn(manifest(text).replace(/\n/g, '\r\n'))).toBe('a password that cloud-init sets');
    expect(secretIn(`${manifest('#cloud-config\nhostname: web\n')}---\n${manifest(text)}`)).toBe('a password that cloud-init sets');
  });

  test.each([
    ...LOOK_ALIKES['hashes of passwords'].filter((text) => text.startsWith('#cloud-config')),
    ...LOOK_ALIKES['values from elsewhere'].filter((text) => text.startsWith('#cloud-config')),
    '#cloud-config\nhostname: web\n', '#cloud-config-archive\n[]\n',
  ])('sets none: %s', (text) => {
    expect(secretIn(manifest(text))).toBeUndefined();
  });
});

test('finds a secret in base64 at any position', () => {
  const [token] = SECRETS['a GitHub token'];
  const around = fc.string({ unit: fc.constantFrom('A', 'z', '0', '+', '/', ' ', '\n', '=', '-', '"', ':', '\u00e9'), maxLength: 200 });
  fc.assert(fc.property(around, around, (before, after) => {
    expect(secretIn(`${before}:${base64(`# shop\n${token}\n`)}:${after}`)).toBe('a GitHub token');
  }));
});

const KEY_TYPES = ['ssh-rsa', 'ssh-ed25519', 'ecdsa-sha2-nistp256', 'sk-ssh-ed25519@openssh.com', 'sk-ecdsa-sha2-nistp256@openssh.com', 'ssh-rsa-cert-v01@openssh.com'];

test.each(KEY_TYPES)('finds a secret after a public key of any length: %s', (type) => {
  const [token] = SECRETS['a GitHub token'];
  for (const length of [60, 61, 62, 63, 64]) {
    const key = Buffer.concat([Buffer.from([0, 0, 0, type.length]), Buffer.from(type), Buffer.alloc(length, 7)]).toString('base64').replace(/=/g, '');
    expect(secretIn(`${type} ${key}\n${base64(`# shop\n${token}\n`)}`)).toBe('a GitHub token');
  }
});

/** A public key as ssh-keygen writes it. */
function publicKey(...fields: readonly (string | Buffer)[]): string {
  return Buffer.concat(fields.flatMap((field) => [Buffer.from(Uint32Array.of(field.length).buffer).swap32(), Buffer.from(field)])).toString('base64');
}

const modulusOf = (bits: number) => Buffer.concat([Buffer.from([0]), Buffer.alloc(bits / 8, 0xc5)]);

test.each([
  ['ssh-ed25519', publicKey('ssh-ed25519', Buffer.alloc(32, 7))],
  ['ecdsa-sha2-nistp256', publicKey('ecdsa-sha2-nistp256', 'nistp256', Buffer.alloc(65, 4))],
  ...[2048, 3072, 4096].map((bits) => [`ssh-rsa of ${bits} bits`, publicKey('ssh-rsa', Buffer.from([1, 0, 1]), modulusOf(bits))]),
])('decodes a public key only if it has more bytes than it declares: %s', (_, key) => {
  const [token] = SECRETS['a GitHub token'];
  const longer = Buffer.concat([Buffer.from(key, 'base64'), Buffer.from(`\n${token}\n`)]).toString('base64');
  expect([encodedTexts(`ssh ${key} ada@example.com`), secretIn(`ssh ${longer} ada@example.com`)]).toEqual([[], 'a GitHub token']);
});

test('finds a secret in gzip, and passes damaged or huge archives', () => {
  const text = `#cloud-config\nruncmd:\n  - login --token ghp_${LETTERS.slice(0, 36)}\n`;
  const packed = gzipSync(text);
  expect(secretIn(packed.toString('base64'))).toBe('a GitHub token');
  expect(secretIn(packed.subarray(0, 40).toString('base64'))).toBeUndefined();
  expect(encodedTexts(gzipSync(Buffer.alloc(2 ** 26 + 1)).toString('base64')).join('').length).toBeLessThan(2 ** 20);
});

test.each([0, 30, 57, 90])('finds a token in base64 after %i zero bytes, on one line or several', (zeros) => {
  const [token] = SECRETS['a GitHub token'];
  const text = base64(`${'\0'.repeat(zeros)}\0\0\0# shop\n${token}\n`);
  expect([text, text.replace(/.{76}/g, '$&\n')].map((each) => secretIn(each))).toEqual(['a GitHub token', 'a GitHub token']);
});

test('reports the secret of the first form if a text has several', () => {
  const piece = fc.oneof(fc.constantFrom(...Object.values(SECRETS).flat(), ...Object.values(LOOK_ALIKES).flat()), fc.string());
  fc.assert(fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
    const text = pieces.join('\n');
    const first = FORMS.find(({ hints, pattern }) => new RegExp(hints.join('|'), 'i').test(text) && pattern.test(text))?.is;
    fc.pre(encodedTexts(text).length === 0 && first !== undefined);
    expect(secretIn(text)).toBe(first);
  }));
});

test.each([...new Set(FORMS.flatMap(({ hints }) => hints))])('the hint %s begins with three literal characters', (hint) => {
  expect(hint).toMatch(/^(?:[\w:/-]|\\[.{]){3}(?![?*+{])/);
});

test.each(tabled(LOOK_ALIKES))('finds no secret in %s: %s', (_what, text) => {
  expect(secretIn(text)).toBeUndefined();
});

test.each([
  `curl -${'u'.repeat(1_000_000)}`,
  'curl '.repeat(200_000),
  'echo -'.repeat(200_000),
  `echo ada:${'swordfish '.repeat(100_000)}`,
  'chpasswd << EOF '.repeat(60_000),
  'ALTER USER ada '.repeat(70_000),
  `ALTER USER ada${' '.repeat(1_000_000)}`,
  'cat <<EOF | chpasswd '.repeat(50_000),
  'rabbitmqctl,add_user,'.repeat(50_000),
  '_pass=,pass='.repeat(90_000),
  `machine ${'.'.repeat(1_000_000)}`,
  '_token='.repeat(150_000),
  '`openssl passwd -salt,a'.repeat(40_000),
  'eyJ-'.repeat(250_000),
  'A'.repeat(1_000_000),
  'AAAA+ '.repeat(160_000),
  '  #cloud-config\n  password: {{ A }}\n'.repeat(28_000),
])('searches a megabyte in time: %.20s…', (text) => {
  const start = process.cpuUsage();
  secretIn(text);
  expect(process.cpuUsage(start).user).toBeLessThan(5e6);
}, 60_000);
