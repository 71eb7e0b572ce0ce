// What engine tests share: a repository, and apps delivered from it into the test's namespace until the last test ends.
import { Size } from 'cdk8s';
import { deliverByArgoCd } from './argo-cd';
import { Deliver, DeliveredApp } from './engine';
import { deliverByFlux } from './flux';
import { Program, Repository } from './repository';
import { CloudInit, ImageSource, Machine, MachineProps, MachineSize } from '../../../src';
import { Cluster, useCluster } from '../../plane/cluster';

/** The engines, by the names of their apps. */
export const ENGINES: readonly [name: string, deliver: Deliver][] = [['argo-cd', deliverByArgoCd], ['flux', deliverByFlux]];

export interface Delivery {
  readonly cluster: Cluster;
  /** Commits a program's manifests to a folder. */
  commit(folder: string, program: Program): string;
  /** Commits several programs' manifests, each to its folder, in one commit. */
  commitAll(programs: { readonly [folder: string]: Program }): string;
  /** Makes an engine deliver a committed folder. */
  follow(by: Deliver, folder: string, spec?: object): Promise<DeliveredApp>;
  /** Commits a program's manifests to a folder and makes an engine deliver it; `spec` adds fields to the Application or Kustomization. */
  deliver(by: Deliver, folder: string, program: Program, spec?: object): Promise<[app: DeliveredApp, commit: string]>;
}

export function useDelivery(): Delivery {
  const cluster = useCluster();
  const apps: DeliveredApp[] = [];
  let repository: Repository;
  beforeAll(() => {
    repository = new Repository(process.env.PLANE_TEST_FOLDER!, cluster.namespace, cluster.namespace);
  });
  afterAll(() => Promise.all(apps.map((app) => app.remove())));
  const commit = (folder: string, program: Program) => repository.commit(folder, program);
  const follow = async (by: Deliver, folder: string, spec?: object) => {
    const app = await by(cluster, repository, folder, spec);
    apps.push(app);
    return app;
  };
  return {
    cluster,
    commit,
    commitAll: (programs) => repository.commitAll(programs),
    follow,
    deliver: async (by, folder, program, spec) => {
      const first = commit(folder, program);
      return [await follow(by, folder, spec), first];
    },
  };
}

/** A machine with an image, a data disk, and cloud-init in a Secret. */
export const machine = (name: string, { rootSize = 1, ...props }: MachineProps & { readonly rootSize?: number } = {}): Program => (chart) => {
  return new Machine(chart, name, {
    size: MachineSize.SMALL,
    image: ImageSource.registry('registry.test/cirros:1'),
    disks: [{ name: 'root', size: Size.gibibytes(rootSize) }, { name: 'data', size: Size.gibibytes(1) }],
    cloudInit: CloudInit.noCloud({ hostname: name, writeFiles: [{ path: '/etc/motd', content: 'hello' }] }),
    ...props,
  });
};

export const all = (...programs: Program[]): Program => (chart) => programs.forEach((program) => program(chart));

export const VIRTUAL_MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
export const DATA_VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
export const SECRET = { apiVersion: 'v1', kind: 'Secret' };
