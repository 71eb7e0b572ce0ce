// Repositories as they are found in public: each is a folder of a few files.
import { mkdirSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';

/** File contents by path. */
export interface Tree { readonly [path: string]: string }

export function writeTree(folder: string, tree: Tree): void {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const machine = (name: string, memory = '1Gi') => `apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata:
  name: ${name}
spec:
  runStrategy: Always
  template:
    spec:
      domain:
        devices:
          disks:
          - name: root
            disk: {bus: virtio}
          interfaces:
          - name: lan
            bridge: {}
        memory:
          guest: ${memory}
      networks:
      - name: lan
        multus: {networkName: lan}
      volumes:
      - name: root
        containerDisk: {image: "quay.io/containerdisks/fedora:41"}
`;

/** Formatted like many network definitions: the last line is indented no deeper than the field. */
const NETWORK = `apiVersion: k8s.cni.cncf.io/v1
kind: NetworkAttachmentDefinition
metadata:
  name: lan
  annotations:
    note: "a bridge
      of the nodes"
spec:
  config: '{
      "cniVersion": "0.3.1",
      "type": "bridge"
  }'
`;

/** A base with three overlays: two with a patch, one of which breaks the machine, and two with a machine of the same name. */
export const KUSTOMIZE: Tree = {
  'base/kustomization.yaml': 'resources: [vm.yaml, network.yaml]\n',
  'base/vm.yaml': machine('web'),
  'base/network.yaml': NETWORK,
  'overlays/test/kustomization.yaml': 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nnamePrefix: test-\nresources: [../../base]\npatches:\n- path: memory.yaml\n',
  'overlays/test/memory.yaml': 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\nspec:\n  template:\n    spec:\n      domain:\n        memory:\n          guest: much\n',
  'overlays/live/kustomization.yaml': 'resources: [../../base]\npatches:\n- target: {kind: VirtualMachine}\n  path: halt.yaml\nconfigMapGenerator:\n- name: files\n  files: [key=a.yaml]\n',
  'overlays/live/halt.yaml': '- op: replace\n  path: /spec/runStrategy\n  value: Halted\n',
  'overlays/live/a.yaml': 'no: object\n',
  'overlays/copy/kustomization.yaml': 'resources: [../../base]\n',
};

/** A base that is not in the repository. */
export const REMOTE: Tree = {
  'kustomization.yaml': 'resources:\n- https://example.com/base?ref=v1\n- vm.yaml\n',
  'vm.yaml': machine('web'),
};

export const HELM: Tree = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: machines\nversion: 0.1.0\n',
  'chart/values.yaml': 'memory: 1Gi\nnames: [web, db]\n',
  'chart/templates/vm.yaml': `{{- range .Values.names }}\n---\n${machine('{{ . }}', '{{ $.Values.memory }}').replace('runStrategy: Always', 'runStrategy: Never')}{{- end }}\n`,
  'chart/templates/network.yaml': NETWORK,
  'README.md': '# Machines\n',
};

/** Objects beside files of other programs. */
export const TOOLS: Tree = {
  '.sops.yaml': 'creation_rules:\n- path_regex: .*secret.*\n  age: age1example\n',
  '.github/workflows/check.yaml': 'on: push\njobs: {}\n',
  '.pre-commit-config.yaml': 'repos: []\n',
  'talos/controlplane.yaml': 'version: v1alpha1\nmachine:\n  type: controlplane\ncluster: {}\n---\napiVersion: v1alpha1\nkind: HostnameConfig\nhostname: a\n',
  'cloud-init/user-data.yaml': '#cloud-config\npackages: [git]\n',
  'ansible/play.yml': '- hosts: all\n  tasks: []\n',
  'ansible/task.yml': '- name: write\n  template: {src: "{{ item }}"}\n  loop: {{ machines }}\n{% if a %}\n',
  'patches/json.yaml': '- op: add\n  path: /spec/running\n  value: true\n',
  'kubeconfig.yaml': 'apiVersion: v1\nkind: Config\nclusters: []\n',
  'secrets/db.sops.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData: {password: "ENC[AES256_GCM,data:x,type:str]"}\nsops: {version: 3.9.0}\n',
  'machines/vm.yaml': machine('web'),
  'machines/network.yaml': NETWORK,
  'machines/broken.yaml': 'apiVersion: v1\nkind: Service\nmetadata: {name: "web}\n',
  'machines/half.yaml': 'kind: VirtualMachine\nmetadata: {name: half}\n',
};

/** A machine as OpenShift's console writes it. */
export const CONSOLE: Tree = {
  'fedora.yaml': `${machine('fedora').replace('      volumes:\n', '      volumes:\n      - name: cloudinitdisk\n        cloudInitNoCloud:\n          userData: |\n            #cloud-config\n            user: fedora\n            password: fedora\n            chpasswd: {expire: false}\n')
    .replace('          - name: root\n', '          - name: cloudinitdisk\n            disk: {bus: virtio}\n          - name: root\n')}`,
};
