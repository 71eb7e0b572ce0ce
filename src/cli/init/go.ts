// A project in Go, tested, formatted and vetted by Go's own tools.
import { fluxSource, IMAGE, machinesFolder, NAMESPACE_ANNOTATIONS, outputFolder, type ProjectChoices, type ProjectLanguage, SSH_KEY, text } from './project';
import { peerDependencies, version } from '../../../package.json';

export const GO: ProjectLanguage = {
  title: 'Go',
  commands: {
    install: 'go mod tidy',
    lint: 'test -z "$(gofmt -l .)" && go vet ./...',
    test: 'go test ./...',
    synth: 'go run .',
  },
  setup: { uses: 'actions/setup-go@v6', with: { 'go-version': '1.25' } },
  program: 'machines.go',
  programTest: 'machines_test.go',
  delivery: { path: 'delivery.go', argocd: argoCd, flux },
  ignored: [],
  files: (choices) => ({
    'go.mod': goModule(choices),
    'machines.go': machines(choices),
    'machines_test.go': TEST,
    'main.go': main(choices),
  }),
};

const WIDTH = Math.max(...NAMESPACE_ANNOTATIONS.map(([name]) => `"${name}": `.length));

const CDK8S = 'github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2';
const KUBEVIRT = 'github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt';
const JSII = 'github.com/aws/jsii-runtime-go';

function goModule({ name }: ProjectChoices): string {
  return text(
    `module example.com/${name}`, '', 'go 1.25', '', 'require (', `\t${KUBEVIRT} v${version}`, `\t${CDK8S} v${peerDependencies.cdk8s.replace('^', '')}`, ')',
  );
}

/** A file of the program. */
const source = (comment: string | undefined, ...body: readonly (string | undefined)[]) => text(
  comment, 'package main', '', 'import (', `\t"${JSII}"`, `\t"${KUBEVIRT}"`, `\t"${CDK8S}"`, ')', '', ...body,
);

function machines({ gitops }: ProjectChoices): string {
  return source(
    undefined,
    '// machines is the app with the machines.',
    'func machines() cdk8s.App {',
    `\tapp := cdk8s.NewApp(&cdk8s.AppProps{Outdir: jsii.String("${machinesFolder(gitops)}")})`,
    ...gitops === undefined ? ['\tchart := cdk8s.NewChart(app, jsii.String("machines"), nil)'] : [
      '\tnamespace := cdk8s.NewChart(app, jsii.String("namespace"), nil)',
      '\tcdk8s.NewApiObject(namespace, jsii.String("machines"), &cdk8s.ApiObjectProps{',
      '\t\tApiVersion: jsii.String("v1"),',
      '\t\tKind:       jsii.String("Namespace"),',
      '\t\tMetadata: &cdk8s.ApiObjectMetadata{',
      '\t\t\tName: jsii.String("machines"),',
      '\t\t\t// All disks would be deleted with the namespace.',
      '\t\t\tAnnotations: &map[string]*string{',
      // gofmt puts the values of a map one below the other.
      ...NAMESPACE_ANNOTATIONS.map(([name, value]) => `\t\t\t\t${`"${name}":`.padEnd(WIDTH)}jsii.String("${value}"),`),
      '\t\t\t},',
      '\t\t},',
      '\t})',
      '\tchart := cdk8s.NewChart(app, jsii.String("machines"), &cdk8s.ChartProps{Namespace: jsii.String("machines")})',
    ],
    '\tcdk8skubevirt.NewMachine(chart, jsii.String("web-1"), &cdk8skubevirt.MachineProps{',
    '\t\tSize:  cdk8skubevirt.MachineSize_MEDIUM(),',
    `\t\tImage: cdk8skubevirt.ImageSource_Registry(jsii.String("${IMAGE}"), nil),`,
    '\t\tCloudInit: cdk8skubevirt.CloudInit_NoCloud(&cdk8skubevirt.CloudInitProps{',
    '\t\t\tUsers: &[]*cdk8skubevirt.CloudInitUser{{',
    '\t\t\t\tName:              jsii.String("ada"),',
    '\t\t\t\tSudo:              "ALL=(ALL) NOPASSWD:ALL",',
    `\t\t\t\tSshAuthorizedKeys: jsii.Strings("${SSH_KEY}"),`,
    '\t\t\t}},',
    '\t\t}),',
    '\t})',
    gitops === 'argocd' ? '\t// Last, after all objects are created.\n\tcdk8skubevirt.ArgoCd_AddSyncWaves(app)' : undefined,
    '\treturn app',
    '}',
  );
}

const TEST = `package main

import (
\t"testing"

\t"${JSII}"
\t"${KUBEVIRT}"
)

func TestMain(m *testing.M) {
\tdefer jsii.Close()
\tm.Run()
}

// report makes a failed expectation, which panics, the failure of one test.
func report(t *testing.T) {
\tif failure := recover(); failure != nil {
\t\tt.Error(failure)
\t}
}

func TestTheMachinesAreAsTheyAreWantedAndTheClusterTakesThem(t *testing.T) {
\tdefer report(t)
\tfound := cdk8skubevirt.MachineAssertions_FromApp(machines())
\tfound.CountIs(jsii.Number(1), nil)
\tfound.HasDisk(jsii.String("web-1"), &cdk8skubevirt.DiskExpectation{
\t\tName:  jsii.String("root"),
\t\tImage: jsii.String("${IMAGE}"),
\t})
\tfound.IsAdmitted()
}
`;

function main({ gitops }: ProjectChoices): string {
  return text(
    `// Writes the manifests to ${outputFolder(gitops)}/.`,
    'package main',
    '',
    'import (',
    '\t"log"',
    '\t"os"',
    '',
    `\t"${JSII}"`,
    ')',
    '',
    'func main() {',
    '\t// Charts that are gone would leave their files there, to be applied again.',
    `\tif err := os.RemoveAll("${outputFolder(gitops)}"); err != nil {`,
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer jsii.Close()',
    '\tmachines().Synth()',
    gitops === undefined ? undefined : '\tdelivery().Synth()',
    '}',
  );
}

function argoCd({ repository }: ProjectChoices): string {
  return source(
    undefined,
    '// delivery configures Argo CD: apply it once, with kubectl apply --server-side --filename manifests/argo-cd.',
    `func delivery() cdk8s.App {
\tapp := cdk8s.NewApp(&cdk8s.AppProps{Outdir: jsii.String("manifests/argo-cd")})
\tchart := cdk8s.NewChart(app, jsii.String("argo-cd"), &cdk8s.ChartProps{Namespace: jsii.String("argocd")})
\tcdk8skubevirt.NewArgoCdCustomizations(chart, jsii.String("customizations"), nil)
\tcdk8skubevirt.NewArgoCdApplication(chart, jsii.String("machines"), &cdk8skubevirt.ArgoCdApplicationProps{
\t\tSources: &[]*cdk8skubevirt.ArgoCdSource{{
\t\t\tRepoUrl:        jsii.String("${repository}"),
\t\t\tTargetRevision: jsii.String("main"),
\t\t\tPath:           jsii.String("manifests/machines"),
\t\t}},
\t\tDestinationNamespace: jsii.String("machines"),
\t})
\treturn app
}`,
  );
}

function flux({ repository }: ProjectChoices): string {
  const { url, secret } = fluxSource(repository);
  const spec = [
    ['url', `"${url}"`], ...secret === undefined ? [] : [['secretRef', `map[string]any{"name": "${secret.name}"}`]],
    ['ref', 'map[string]any{"branch": "main"}'], ['interval', '"1m"'],
  ].map(([name, value]) => [`"${name}": `, value]);
  const width = Math.max(...spec.map(([name]) => name.length));
  return source(
    undefined,
    '// delivery configures Flux: apply it once, with kubectl apply --filename manifests/flux.',
    `func delivery() cdk8s.App {
\tapp := cdk8s.NewApp(&cdk8s.AppProps{Outdir: jsii.String("manifests/flux")})
\tchart := cdk8s.NewChart(app, jsii.String("flux"), &cdk8s.ChartProps{Namespace: jsii.String("flux-system")})
\trepository := cdk8s.NewApiObject(chart, jsii.String("repository"), &cdk8s.ApiObjectProps{
\t\tApiVersion: jsii.String("source.toolkit.fluxcd.io/v1"),
\t\tKind:       jsii.String("GitRepository"),
\t\tMetadata:   &cdk8s.ApiObjectMetadata{Name: jsii.String("machines")},
\t})`,
    secret && `\t// Create the key with ${secret.createCommand}`,
    '\trepository.AddJsonPatch(cdk8s.JsonPatch_Add(jsii.String("/spec"), map[string]any{',
    ...spec.map(([name, value]) => `\t\t${name.padEnd(width)}${value},`),
    `\t}))
\tcdk8skubevirt.NewFluxKustomization(chart, jsii.String("machines"), &cdk8skubevirt.FluxKustomizationProps{
\t\tSource: &cdk8skubevirt.FluxSource{Kind: cdk8skubevirt.FluxSourceKind_GIT_REPOSITORY, Name: jsii.String("machines")},
\t\tPath:   jsii.String("./manifests/machines"),
\t})
\treturn app
}`,
  );
}
