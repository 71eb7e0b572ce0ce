// Fleets for tests, and the manifests or the error that synth produces.
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { App, Size, YamlOutputType } from 'cdk8s';
import { parse } from 'yaml';
import { CloudInit, Delivery, Fleet, FleetApp, FleetProps, ImageSource, Machine, MachineDefaults, MachineSize } from '../../src';

export const REPOSITORY = { repoUrl: 'https://git.example.com/fleet.git', targetRevision: 'main' };

export const ARGO_CD = Delivery.argoCd({ ...REPOSITORY, path: 'dist' });

/** Two clusters with room for this many small machines each. */
export const clusters = (machines = 10, shards?: number) => [
  { name: 'berlin', labels: { region: 'eu' }, cpu: machines, memory: Size.gibibytes(2 * machines), shards },
  { name: 'nairobi', labels: { region: 'af' }, cpu: machines, memory: Size.gibibytes(2 * machines), shards },
];

export const small = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `web-${index + 1}`, size: MachineSize.SMALL }));

export function fleetApp(): FleetApp {
  const app = new FleetApp({ outdir: mkdtempSync(join(tmpdir(), 'fleet-')), yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
  MachineDefaults.set(app, { storageClassName: 'standard', identitySeed: 'test' });
  return app;
}

export function addMachine(fleet: Fleet, name: string): Machine {
  return new Machine(fleet.chartOf(name), name, {
    size: MachineSize.SMALL,
    image: ImageSource.registry('registry.test/cirros:1'),
    cloudInit: CloudInit.noCloud({ hostname: name, users: [{ name: 'ada', sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] }] }),
  });
}

/** A fleet with all of its machines. */
export function fleetOf(app: App, props: Partial<FleetProps>): Fleet {
  const all: FleetProps = { clusters: clusters(), machines: small(4), delivery: ARGO_CD, namespace: 'machines', ...props };
  const fleet = new Fleet(app, 'fleet', all);
  all.machines.forEach(({ name }) => addMachine(fleet, name));
  return fleet;
}

/** The manifests that an app writes, by folder. */
export function written(app: App): { readonly [folder: string]: any[] } {
  app.synth();
  return Object.fromEntries(readdirSync(app.outdir).sort().map((folder) => [folder, readdirSync(join(app.outdir, folder)).filter((file) => file !== 'fleet.yaml').sort().map((file) => parse(readFileSync(join(app.outdir, folder, file), 'utf8')))]));
}

/** The error of a synth, which must fail. */
export function refusal(app: App): string {
  try {
    app.synth();
  } catch (error) {
    expect(existsSync(join(app.outdir, 'fleet-argo-cd'))).toBe(false);
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
}
