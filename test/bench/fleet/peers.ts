// What people would write a fleet's manifests with instead: each tool is built from its Go module, and has a template with the same content.
import { execFileSync } from 'child_process';
import { existsSync, mkdirSync, writeFileSync } from 'fs';
import { homedir } from 'os';
import { dirname, join } from 'path';
import { Yaml } from 'cdk8s';

const MODULES = {
  helm: 'helm.sh/helm/v3/cmd/helm@v3.19.2',
  jsonnet: 'github.com/google/go-jsonnet/cmd/jsonnet@v0.21.0',
  cue: 'cuelang.org/go/cmd/cue@v0.15.1',
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.2',
};

type Program = keyof typeof MODULES;

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cdk8s-kubevirt', 'peers');

/** A tool with a template of machines. */
export interface Peer {
  readonly id: Program;
  readonly name: string;
  /** The largest number of machines to ask it for: more would take minutes. */
  readonly most: number;
  /** Writes the template below a folder, and returns the command to run. */
  readonly prepare: (folder: string, manifests: readonly object[], name: string, count: number) => string[];
}

const PEERS: readonly Peer[] = [
  {
    id: 'helm',
    name: `Helm ${version('helm')}`,
    most: 10_000,
    prepare: (folder, manifests, name, count) => {
      mkdirSync(join(folder, 'templates'), { recursive: true });
      const documents = manifests.map((manifest) => `---\n${Yaml.stringify(manifest)}`).join('').split(name).join('web-{{ . }}');
      writeFileSync(join(folder, 'Chart.yaml'), 'apiVersion: v2\nname: fleet\nversion: 1.0.0\n');
      writeFileSync(join(folder, 'values.yaml'), `count: ${count}\n`);
      writeFileSync(join(folder, 'templates', 'fleet.yaml'), `{{- range until (int .Values.count) }}\n${documents}{{- end }}\n`);
      return [path('helm'), 'template', 'fleet', folder];
    },
  },
  {
    id: 'jsonnet',
    name: `Jsonnet ${version('jsonnet')}`,
    most: 10_000,
    prepare: (folder, manifests, name, count) => {
      const objects = interpolated(manifests, name, '"+name+"');
      const file = join(folder, 'fleet.jsonnet');
      writeFileSync(file, `local machine(name) = ${objects};\nstd.flattenArrays([machine("web-" + i) for i in std.range(0, ${count - 1})])\n`);
      return [path('jsonnet'), '--yaml-stream', file];
    },
  },
  {
    id: 'cue',
    name: `CUE ${version('cue')}`,
    most: 10_000,
    prepare: (folder, manifests, name, count) => {
      const file = join(folder, 'fleet.cue');
      const objects = interpolated(manifests, name, '\\(name)');
      writeFileSync(file, `package fleet\n\nimport ("list", "encoding/yaml")\n\n_machines: [for i in list.Range(0, ${count}, 1) {let name = "web-\\(i)", ${objects}}]\nall: yaml.MarshalStream(list.FlattenN(_machines, 1))\n`);
      return [path('cue'), 'export', '--expression', 'all', '--out', 'text', file];
    },
  },
  {
    id: 'kustomize',
    name: `Kustomize ${version('kustomize')}`,
    most: 1000,
    prepare: (folder, manifests, name, count) => {
      mkdirSync(join(folder, 'base'), { recursive: true });
      const overlays = Array.from({ length: count }, (_, number) => `web-${number}`);
      writeFileSync(join(folder, 'base', 'machine.yaml'), Yaml.stringify(...manifests).split(name).join('machine'));
      write(join(folder, 'base'), { resources: ['machine.yaml'], configurations: ['references.yaml'] });
      writeFileSync(join(folder, 'base', 'references.yaml'), Yaml.stringify({
        nameReference: [
          { kind: 'DataVolume', fieldSpecs: [{ kind: 'VirtualMachine', path: 'spec/template/spec/volumes/dataVolume/name' }] },
          { kind: 'Secret', version: 'v1', fieldSpecs: [{ kind: 'VirtualMachine', path: 'spec/template/spec/volumes/cloudInitNoCloud/secretRef/name' }] },
        ],
      }));
      overlays.forEach((overlay) => {
        mkdirSync(join(folder, overlay), { recursive: true });
        write(join(folder, overlay), { resources: ['../base'], namePrefix: `${overlay}-` });
      });
      write(folder, { resources: overlays });
      return [path('kustomize'), 'build', folder];
    },
  },
];

/** The tools that are installed or can be built; the reasons for missing ones are printed. */
export function installedPeers(): Peer[] {
  return PEERS.filter(({ id, name }) => {
    try {
      install(id);
      return true;
    } catch (error) {
      process.stderr.write(`${name} is left out: ${(error as Error).message}\n`);
      return false;
    }
  });
}

function install(program: Program): void {
  if (!existsSync(path(program))) {
    execFileSync('go', ['install', MODULES[program]], { env: { ...process.env, GOBIN: dirname(path(program)) }, stdio: ['ignore', 'ignore', 'pipe'] });
  }
}

/** Each version has its own folder, so that a figure is never that of an earlier one. */
function path(program: Program): string {
  return join(CACHE, `${program}-${version(program)}`, program);
}

function version(program: Program): string {
  return MODULES[program].split('@v')[1];
}

function write(folder: string, kustomization: object): void {
  writeFileSync(join(folder, 'kustomization.yaml'), Yaml.stringify(kustomization));
}

/** Objects as JSON, with the name replaced in every string. */
function interpolated(manifests: readonly object[], name: string, replacement: string): string {
  return JSON.stringify(manifests).split(name).join(replacement);
}
