/** The programs that a plane consists of, each with the Go module and pinned version that it is built from. */
export interface Program {
  readonly name: string;
  /** Folder of the Go module, below this one. */
  readonly module: string;
  /** An upstream package, or one of the module's own (`./…`). */
  readonly source: string;
}

const upstream = (module: string, prefix: string, names: string[]): Program[] =>
  names.map((name) => ({ name, module, source: `${prefix}/${name}` }));

export const PROGRAMS: readonly Program[] = [
  { name: 'etcd', module: 'kubernetes', source: 'go.etcd.io/etcd/server/v3' },
  ...upstream('kubernetes', 'k8s.io/kubernetes/cmd', ['kube-apiserver', 'kube-controller-manager', 'kubectl']),
  { name: 'pki', module: 'kubernetes', source: './pki' },
  ...upstream('kubevirt', 'kubevirt.io/kubevirt/cmd', ['virt-api', 'virt-controller', 'virtctl']),
  { name: 'kubevirt-crds', module: 'kubevirt', source: './crds' },
  { name: 'kubevirt-webhooks', module: 'kubevirt', source: './webhooks' },
  { name: 'virt-operator', module: 'kubevirt', source: './operator' },
  { name: 'nodes', module: 'kubevirt', source: './nodes' },
  { name: 'cdi-apiserver', module: 'cdi', source: './apiserver' },
  { name: 'cdi-controller', module: 'cdi', source: './controller' },
  { name: 'cdi-crds', module: 'cdi', source: './crds' },
  { name: 'cdi-webhooks', module: 'cdi', source: './webhooks' },
];

/** The engines that deliver manifests, available on demand. */
export const ENGINES = ['argocd', 'flux', 'ocm', 'rancher'] as const;
export type Engine = typeof ENGINES[number];

export const ENGINE_PROGRAMS: { readonly [engine in Engine]: readonly Program[] } = {
  argocd: [{ name: 'argocd', module: 'argocd', source: './controllers' }],
  flux: [{ name: 'kustomize-controller', module: 'flux', source: 'github.com/fluxcd/kustomize-controller' }, { name: 'source', module: 'flux', source: './source' }],
  ocm: upstream('ocm', 'open-cluster-management.io/ocm/cmd', ['work']),
  rancher: [...upstream('rancher', 'github.com/rancher/fleet/cmd', ['fleetagent', 'fleetcli', 'fleetcontroller']), { name: 'git-jobs', module: 'rancher', source: './git-jobs' }],
};

/** The server that engines clone from. */
export const GIT_SERVER: Program = { name: 'git-server', module: 'kubernetes', source: './git-server' };

/** The variable that holds the version of a module's programs, and the go.mod requirement that determines it. */
export const VERSIONS: { readonly [module: string]: { readonly variable: string; readonly requirement: string } } = {
  kubernetes: { variable: 'k8s.io/component-base/version.gitVersion', requirement: 'k8s.io/kubernetes' },
  kubevirt: { variable: 'kubevirt.io/client-go/version.gitVersion', requirement: 'kubevirt.io/kubevirt' },
  cdi: { variable: 'kubevirt.io/containerized-data-importer/pkg/version.gitVersion', requirement: 'kubevirt.io/containerized-data-importer' },
  argocd: { variable: 'github.com/argoproj/argo-cd/v3/common.version', requirement: 'github.com/argoproj/argo-cd/v3' },
  flux: { variable: 'main.VERSION', requirement: 'github.com/fluxcd/kustomize-controller' },
  ocm: { variable: 'open-cluster-management.io/ocm/pkg/version.versionFromGit', requirement: 'open-cluster-management.io/ocm' },
  rancher: { variable: 'github.com/rancher/fleet/pkg/version.Version', requirement: 'github.com/rancher/fleet' },
};
