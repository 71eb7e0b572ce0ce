// Nothing that synth writes is another value once the server has it: random machines, and quantities however they are put.
import { App, Chart, Size } from 'cdk8s';
import * as fc from 'fast-check';
import { compared, TIMEOUT } from './judges';
import { InstancetypeScope, Machine, VirtualMachine, VirtualMachineTemplate } from '../../src';
import { addedFields, changedFields } from '../cluster/drift';
import { describedMachines, synthesized } from '../cluster/random-machines';
import { KubeObject } from '../plane/client';
import { useCluster } from '../plane/cluster';

const cluster = useCluster();
const PROGRAMS = 50;

/** How many random programs may be refused by synth for each that is not. */
const REFUSED = 2000;

/** What the server would store of a manifest. */
async function stored(manifest: KubeObject): Promise<any> {
  return (await cluster.applyStrict(manifest, { dryRun: true })).object;
}

/** The fields that the server added, without those that Argo CD overlooks. */
function seenByArgoCd(pairs: readonly [manifest: KubeObject, stored: any][]): Set<string> {
  const wanted = compared(pairs.map(([manifest]) => manifest));
  const live = compared(pairs.map(([, object]) => object));
  return new Set(wanted.flatMap((manifest, index) => addedFields(manifest, live[index])));
}

test('random machines, their disks and their Secrets stay as they are written, and Argo CD sees nothing added', async () => {
  const pairs: [manifest: KubeObject, stored: any][] = [];
  await fc.assert(fc.asyncProperty(describedMachines, async (program) => {
    const manifests = synthesized(program);
    fc.pre(manifests !== undefined);
    for (const manifest of manifests) {
      const object = await stored(manifest);
      expect(changedFields(manifest, object)).toEqual([]);
      pairs.push([manifest, object]);
    }
  }), { numRuns: PROGRAMS, maxSkipsPerRun: REFUSED });
  expect(seenByArgoCd(pairs.filter(([{ kind }]) => kind === 'VirtualMachine'))).toEqual(new Set());
}, TIMEOUT);

test('a disk whose serial number is empty has none', async () => {
  const [manifest] = synthesized((chart) => new Machine(chart, 'web', {
    cpu: { cores: 1 }, memory: Size.gibibytes(1), disks: [{ name: 'root', size: Size.gibibytes(1), serial: '' }],
  }))!;
  expect(changedFields(manifest, await stored(manifest))).toEqual([]);
});

test('where a preference chooses, Argo CD sees nothing added either', async () => {
  const preference = { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'any' }, spec: { machine: { preferredMachineType: 'pc-q35-9.2' } } };
  await cluster.applyStrict(preference);
  const [manifest] = synthesized((chart) => new Machine(chart, 'web', {
    cpu: { cores: 1 }, memory: Size.gibibytes(1), apic: true, preference: { name: 'any', scope: InstancetypeScope.NAMESPACE },
  }))!;
  const object = await stored(manifest);
  expect(object.spec.template.spec).toMatchObject({ architecture: 'amd64', domain: { machine: { type: 'pc-q35-9.2' } } });
  expect(seenByArgoCd([[manifest, object]])).toEqual(new Set());
}, TIMEOUT);

const suffix = fc.constantFrom('', 'm', 'k', 'M', 'G', 'Ki', 'Mi', 'Gi', 'e3', 'E2', 'e-1');
const digits = fc.oneof(fc.integer({ min: 1, max: 4096 }), fc.integer({ min: 1, max: 64 }).map((amount) => amount * 1024), fc.constantFrom('0.5', '1.5', '.25', '2.', '007', '1000', '2000'));
const quantity = fc.oneof(fc.tuple(digits, suffix).map((parts) => parts.join('')), fc.integer({ min: 1, max: 1e7 }));

test('quantities stay as they are written, however the template puts them', async () => {
  await fc.assert(fc.asyncProperty(quantity, quantity, async (cpu, memory) => {
    const chart = new Chart(new App(), 'quantities');
    const { apiObject } = new VirtualMachine(chart, 'sized', {
      template: VirtualMachineTemplate.fromObject({
        spec: {
          dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: memory } } } } }],
          template: {
            spec: {
              domain: {
                devices: { disks: ['root', 'scratch'].map((name) => ({ name, disk: { bus: 'virtio' } })) },
                memory: { guest: '1Gi' },
                resources: { requests: { cpu }, limits: { cpu } },
              },
              volumes: [{ name: 'root', dataVolume: { name: 'root' } }, { name: 'scratch', emptyDisk: { capacity: memory } }],
            },
          },
        },
      }),
    });
    const manifest = apiObject.toJson();
    expect(changedFields(manifest, await stored(manifest))).toEqual([]);
  }), { numRuns: 4 * PROGRAMS });
});
