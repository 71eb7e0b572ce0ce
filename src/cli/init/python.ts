// A project in Python: pytest runs its test, and ruff is its lint.
import { fluxSource, IMAGE, machinesFolder, NAMESPACE_ANNOTATIONS, outputFolder, type ProjectChoices, type ProjectLanguage, SSH_KEY, text } from './project';
import { peerDependencies, version } from '../../../package.json';

export const PYTHON: ProjectLanguage = {
  title: 'Python',
  commands: {
    install: 'pip install --requirement requirements.txt',
    lint: 'ruff check . && ruff format --check .',
    test: 'pytest',
    synth: 'python main.py',
  },
  environment: { create: 'python3 -m venv .venv', enter: '. .venv/bin/activate' },
  setup: { uses: 'actions/setup-python@v6', with: { 'python-version': '3.13' } },
  program: 'machines.py',
  programTest: 'test_machines.py',
  delivery: { path: 'delivery.py', argocd: argoCd, flux },
  ignored: ['.venv/', '__pycache__/', '.pytest_cache/', '.ruff_cache/'],
  files: (choices) => ({
    'requirements.txt': REQUIREMENTS,
    'machines.py': machines(choices),
    'test_machines.py': TEST,
    'main.py': main(choices),
  }),
};

const atLeast = (range: string) => `>=${range.replace('^', '')},<3`;

const REQUIREMENTS = text(
  `cdk8s${atLeast(peerDependencies.cdk8s)}`, `cdk8s-kubevirt~=${version}`, `constructs>=${peerDependencies.constructs.replace('^', '')},<11`, 'pytest==8.*', 'ruff==0.*',
);

function machines({ gitops }: ProjectChoices): string {
  return text(
    '# The machines.',
    `from cdk8s import ${gitops === undefined ? '' : 'ApiObject, ApiObjectMetadata, '}App, Chart`,
    'from cdk8s_kubevirt import (',
    gitops === 'argocd' ? '    ArgoCd,' : undefined,
    ...['CloudInit', 'CloudInitUser', 'ImageSource', 'Machine', 'MachineSize'].map((name) => `    ${name},`),
    ')',
    '',
    '',
    'def machines() -> App:',
    `    app = App(outdir="${machinesFolder(gitops)}")`,
    ...gitops === undefined ? ['    chart = Chart(app, "machines")'] : [
      '    namespace = Chart(app, "namespace")',
      '    ApiObject(',
      '        namespace,',
      '        "machines",',
      '        api_version="v1",',
      '        kind="Namespace",',
      '        metadata=ApiObjectMetadata(',
      '            name="machines",',
      '            # All disks would be deleted with the namespace.',
      '            annotations={',
      ...NAMESPACE_ANNOTATIONS.map(([name, value]) => `                "${name}": "${value}",`),
      '            },',
      '        ),',
      '    )',
      '    chart = Chart(app, "machines", namespace="machines")',
    ],
    '    Machine(',
    '        chart,',
    '        "web-1",',
    '        size=MachineSize.MEDIUM,',
    `        image=ImageSource.registry("${IMAGE}"),`,
    '        cloud_init=CloudInit.no_cloud(',
    '            users=[',
    '                CloudInitUser(',
    '                    name="ada",',
    '                    sudo="ALL=(ALL) NOPASSWD:ALL",',
    '                    ssh_authorized_keys=[',
    `                        "${SSH_KEY}"`,
    '                    ],',
    '                )',
    '            ]',
    '        ),',
    '    )',
    gitops === 'argocd' ? '    # Last, after all objects are created.\n    ArgoCd.add_sync_waves(app)' : undefined,
    '    return app',
  );
}

const TEST = `from cdk8s_kubevirt import MachineAssertions

from machines import machines


def test_the_machines_are_as_they_are_wanted_and_the_cluster_takes_them():
    found = MachineAssertions.from_app(machines())
    found.count_is(1)
    found.has_disk("web-1", name="root", image="${IMAGE}")
    found.is_admitted()
`;

function main({ gitops }: ProjectChoices): string {
  return text(
    `# Writes the manifests to ${outputFolder(gitops)}/.`,
    'import shutil',
    '',
    gitops === undefined ? undefined : 'from delivery import delivery',
    'from machines import machines',
    '',
    '# Charts that are gone would leave their files there, to be applied again.',
    `shutil.rmtree("${outputFolder(gitops)}", ignore_errors=True)`,
    'machines().synth()',
    gitops === undefined ? undefined : 'delivery().synth()',
  );
}

function argoCd({ repository }: ProjectChoices): string {
  return `# Configures Argo CD: apply it once, with
# kubectl apply --server-side --filename manifests/argo-cd.
from cdk8s import App, Chart
from cdk8s_kubevirt import ArgoCdApplication, ArgoCdCustomizations, ArgoCdSource


def delivery() -> App:
    app = App(outdir="manifests/argo-cd")
    chart = Chart(app, "argo-cd", namespace="argocd")
    ArgoCdCustomizations(chart, "customizations")
    ArgoCdApplication(
        chart,
        "machines",
        sources=[
            ArgoCdSource(
                repo_url="${repository}",
                target_revision="main",
                path="manifests/machines",
            ),
        ],
        destination_namespace="machines",
    )
    return app
`;
}

function flux({ repository }: ProjectChoices): string {
  const { url, secret } = fluxSource(repository);
  const key = secret === undefined ? '' : `
        # Create the key with
        # ${secret.createCommand}
        "secretRef": {"name": "${secret.name}"},`;
  return `# Configures Flux: apply it once, with kubectl apply --filename manifests/flux.
from cdk8s import ApiObject, ApiObjectMetadata, App, Chart, JsonPatch
from cdk8s_kubevirt import FluxKustomization, FluxSource, FluxSourceKind


def delivery() -> App:
    app = App(outdir="manifests/flux")
    chart = Chart(app, "flux", namespace="flux-system")
    repository = ApiObject(
        chart,
        "repository",
        api_version="source.toolkit.fluxcd.io/v1",
        kind="GitRepository",
        metadata=ApiObjectMetadata(name="machines"),
    )
    spec = {
        "url": "${url}",${key}
        "ref": {"branch": "main"},
        "interval": "1m",
    }
    repository.add_json_patch(JsonPatch.add("/spec", spec))
    FluxKustomization(
        chart,
        "machines",
        source=FluxSource(kind=FluxSourceKind.GIT_REPOSITORY, name="machines"),
        path="./manifests/machines",
    )
    return app
`;
}
