// What people would write a fleet's manifests with instead: each builds from its Go module, and has a template of the same content.
import { execFileSync } from 'child_process';
import { existsSync, mkdirSync, writeFileSync } from 'fs';
import { homedir } from 'os';
import { join } from 'path';
import { Yaml } from 'cdk8s';

const MODULES = {
  helm: 'helm.sh/helm/v3/cmd/helm@v3.19.2',
  jsonnet: 'github.com/google/go-jsonnet/cmd/jsonnet@v0.21.0',
  cue: 'cuelang.org/go/cmd/cue@v0.15.1',
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.2',
};

const BIN = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cdk8s-kubevirt', 'peers');

/** A template of machines. */
export interface Peer {
  readonly name: string;
  /** The most machines that it is asked for: minutes otherwise. */
  readonly most: number;
  /** Writes the template below a folder, and says what to run. */
  readonly prepare: (folder: string, manifests: readonly object[], name: string, count: number) => string[];
}

export const PEERS: readonly Peer[] = [
  {
    name: 'Helm',
    most: 10_000,
    prepare: (folder, manifests, name, count) => {
      mkdirSync(join(folder, 'templates'), { recursive: true });
      const documents = manifests.map((manifest) => `---\n${Yaml.stringify(manifest)}`).join('').split(name).join('web-{{ . }}');
      writeFileSync(join(folder, 'Chart.yaml'), 'apiVersion: v2\nname: fleet\nversion: 1.0.0\n');
      writeFileSync(join(folder, 'values.yaml'), `count: ${count}\n`);
      writeFileSync(join(folder, 'templates', 'fleet.yaml'), `{{- range until (int .Values.count) }}\n${documents}{{- end }}\n`);
      return [program('helm'), 'template', 'fleet', folder];
    },
  },
  {
    name: 'Jsonnet',
    most: 10_000,
    prepare: (folder, manifests, name, count) => {
      const objects = interpolated(manifests, name, '"+name+"');
      const file = join(folder, 'fleet.jsonnet');
      writeFileSync(file, `local machine(name) = ${objects};\nstd.flattenArrays([machine("web-" + i) for i in std.range(0, ${count - 1})])\n`);
      return [program('jsonnet'), '--yaml-stream', file];
    },
  },
  {
    name: 'CUE',
    most: 10_000,
    prepare: (folder, manifests, name, count) => {
      const file = join(folder, 'fleet.cue');
      const objects = interpolated(manifests, name, '\\(name)');
      writeFileSync(file, `package fleet\n\nimport ("list", "encoding/yaml")\n\n_machines: [for i in list.Range(0, ${count}, 1) {let name = "web-\\(i)", ${objects}}]\nall: yaml.MarshalStream(list.FlattenN(_machines, 1))\n`);
      return [program('cue'), 'export', '--expression', 'all', '--out', 'text', file];
    },
  },
  {
    name: 'Kustomize',
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
      return [program('kustomize'), 'build', folder];
    },
  },
];

/** The path of a program, which is built where it is missing. */
function program(name: keyof typeof MODULES): string {
  if (!existsSync(join(BIN, name))) {
    execFileSync('go', ['install', MODULES[name]], { env: { ...process.env, GOBIN: BIN }, stdio: 'inherit' });
  }
  return join(BIN, name);
}

function write(folder: string, kustomization: object): void {
  writeFileSync(join(folder, 'kustomization.yaml'), Yaml.stringify(kustomization));
}

/** Objects as JSON, with something else wherever a name stood in a string. */
function interpolated(manifests: readonly object[], name: string, replacement: string): string {
  return JSON.stringify(manifests).split(name).join(replacement);
}
