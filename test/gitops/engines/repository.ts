// A Git repository that an engine delivers from: each folder holds one program's output, and a commit replaces whole folders.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, Chart, JsonPatch, Yaml } from 'cdk8s';
import { parseAllDocuments } from 'yaml';
import { MachineDefaults } from '../../../src';
import { KubeObject } from '../../plane/client';
import { git, newRepository } from '../../plane/engines';
import { Script } from '../../plane/scripted';
import { readSetting } from '../../plane/setting';

/** A program, as what it adds to a chart. */
export type Program = (chart: Chart) => unknown;

const MANIFESTS = 'machines.k8s.yaml';

export class Repository {
  readonly url: string;
  private readonly folder: string;

  /** @param plane the plane's folder */
  constructor(plane: string, readonly name: string, private readonly namespace: string) {
    const setting = readSetting(plane);
    this.folder = newRepository(setting, name);
    this.url = `http://127.0.0.1:${setting.ports['git-server']}/${name}/.git`;
  }

  /** Replaces a folder with a program's output, and returns the commit. */
  commit(folder: string, program: Program): string {
    return this.commitAll({ [folder]: program });
  }

  /** Replaces several folders with programs' output in one commit, and returns it. */
  commitAll(programs: { readonly [folder: string]: Program }): string {
    Object.entries(programs).forEach(([folder, program]) => this.replace(folder, (path) => {
      const app = new App();
      MachineDefaults.set(app, { storageClassName: 'standard', identitySeed: 'plane' });
      const chart = new Chart(app, 'machines', { namespace: this.namespace });
      program(chart);
      writeFileSync(join(path, MANIFESTS), Yaml.stringify(...chart.toJson()));
    }));
    return this.record(Object.keys(programs));
  }

  /** Replaces a folder with the files that `write` puts at a path, and returns the commit. */
  commitFiles(folder: string, write: (path: string) => void): string {
    this.replace(folder, write);
    return this.record([folder]);
  }

  /** The manifests of a folder. */
  manifests(folder: string): KubeObject[] {
    return parseAllDocuments(readFileSync(join(this.folder, folder, MANIFESTS), 'utf8')).map((document) => document.toJS() as KubeObject);
  }

  private replace(folder: string, write: (path: string) => void): void {
    const path = join(this.folder, folder);
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { recursive: true });
    write(path);
  }

  private record(folders: readonly string[]): string {
    git(this.folder, 'add', '--all');
    git(this.folder, 'commit', '--quiet', '--allow-empty', `--message=Change ${folders.join(' and ')}`);
    return git(this.folder, 'rev-parse', 'HEAD');
  }
}

/** Leaves the objects of a kind out of a program's output. */
export function leaveOut(chart: Chart, kind: string): void {
  for (const { node } of chart.node.findAll().filter(ApiObject.isApiObject).filter((each) => each.kind === kind)) {
    node.scope!.node.tryRemoveChild(node.id);
  }
}

/** Scripts what the plane does to the guests or volumes of a chart. */
export function script(chart: Chart, kind: 'VirtualMachine' | 'DataVolume', wanted: Script): void {
  const annotations = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [`plane.cdk8s-kubevirt/${name}`, value]));
  for (const object of chart.node.findAll().filter(ApiObject.isApiObject).filter((each) => each.kind === kind)) {
    if (kind === 'DataVolume') {
      Object.entries(annotations).forEach(([name, value]) => object.metadata.addAnnotation(name, value));
    } else {
      object.addJsonPatch(JsonPatch.add('/spec/template/metadata', { annotations }));
    }
  }
}
