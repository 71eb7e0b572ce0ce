// Manifests with values of the wrong type: no schema has checked what validate, graph and diff read.
import * as fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { RICH_TEXTS } from './rich-cloud-init-texts';
import { changeLines } from '../../src/cli/diff/change-lines';
import { shownDifferences } from '../../src/cli/diff/shown-differences';
import { report } from '../../src/cli/findings/finding';
import { findings } from '../../src/cli/findings/findings';
import { UnfilledValues } from '../../src/cli/findings/unfilled-values';
import { mermaid } from '../../src/cli/graph/mermaid';
import { objectGraph } from '../../src/cli/graph/object-graph';
import { svg } from '../../src/cli/graph/svg';
import { Impacts } from '../../src/cli/impact/impact';
import { type ReadDocument, streamFiles } from '../../src/cli/manifests/documents';
import { identityIssues } from '../../src/cli/manifests/identity';
import { InputFile } from '../../src/cli/manifests/input-file';
import { StoredObject } from '../../src/cli/manifests/stored-object';
import { withNested } from '../../src/cli/repository/nested-objects';

const object = (apiVersion: string, kind: string, spec: object, more: object = {}) => ({
  apiVersion, kind, metadata: { name: kind.toLowerCase(), namespace: 'shop', labels: { app: 'web' }, annotations: { 'helm.sh/resource-policy': 'keep' } }, spec, ...more,
});
const kubevirt = (kind: string, spec: object) => object('kubevirt.io/v1', kind, spec);

const DISK = { source: { http: { url: 'http://a/b', secretRef: 'login', certConfigMap: 'ca' } }, storage: { resources: { requests: { storage: '1Gi' } } } };
const INSTANCE = {
  hostname: 'web',
  priorityClassName: 'high',
  domain: {
    cpu: { cores: 1 },
    memory: { guest: '1Gi' },
    resources: { requests: { memory: '1Gi' } },
    firmware: { uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' },
    devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }], interfaces: [{ name: 'lan', bridge: {}, macAddress: '02:00:00:00:00:01' }] },
  },
  networks: [{ name: 'lan', multus: { networkName: 'shop/lan' } }],
  volumes: [{ name: 'root', dataVolume: { name: 'root' } }, { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nusers: []\n', secretRef: { name: 'secret' } } }, { name: 'image', containerDisk: { image: 'a/b:c' } }],
  accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'keys' } }, propagationMethod: { noCloud: {} } } }],
};
const MACHINE = {
  runStrategy: 'Always',
  instancetype: { name: 'small', kind: 'VirtualMachineInstancetype' },
  preference: { name: 'linux' },
  dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: DISK }],
  template: { metadata: { labels: { app: 'web' } }, spec: INSTANCE },
};
const SIZED = { ...MACHINE, instancetype: undefined };
const PARAMETERS = [{ name: 'NAME', value: 'web' }];
const OF_VM = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'virtualmachine' };

const OBJECTS: readonly any[] = [
  kubevirt('VirtualMachine', MACHINE), kubevirt('VirtualMachine', SIZED), kubevirt('VirtualMachineInstance', INSTANCE),
  object('kubevirt.io/v9', 'VirtualMachine', MACHINE),
  kubevirt('VirtualMachineInstanceReplicaSet', { replicas: 2, selector: { matchLabels: { app: 'web' } }, template: SIZED.template }),
  object('pool.kubevirt.io/v1beta1', 'VirtualMachinePool', {
    replicas: 2,
    maxUnavailable: '50%',
    updateStrategy: { proactive: { selectionPolicy: { selectors: {} } } },
    nameGeneration: { appendIndexToSecretRefs: true },
    selector: { matchLabels: { app: 'web' } },
    virtualMachineTemplate: { metadata: { labels: { app: 'web' } }, spec: SIZED },
  }),
  kubevirt('VirtualMachineInstancePreset', { selector: { matchLabels: { app: 'web' } } }),
  object('cdi.kubevirt.io/v1beta1', 'DataVolume', { ...DISK, source: { pvc: { name: 'a', namespace: 'b' } } }),
  object('cdi.kubevirt.io/v1beta1', 'DataImportCron', { managedDataSource: 'fedora', template: { spec: DISK } }),
  object('cdi.kubevirt.io/v1beta1', 'DataSource', { source: { pvc: { name: 'a', namespace: 'b' } } }),
  object('v1', 'PersistentVolumeClaim', { dataSourceRef: { kind: 'VolumeImportSource', name: 'a' }, resources: { requests: { storage: '1Gi' } } }),
  object('v1', 'Secret', {}, { spec: undefined, immutable: true, type: 'kubernetes.io/basic-auth', stringData: { userdata: '#cloud-config\nusers: []\n' } }),
  object('v1', 'Service', { selector: { 'app': 'web', 'vm.kubevirt.io/name': 'virtualmachinepool-1' }, ports: [{ port: 22 }] }),
  object('apps/v1', 'Deployment', { template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ env: [{ name: 'PASSWORD', value: 'x' }] }] } } }),
  object('k8s.cni.cncf.io/v1', 'NetworkAttachmentDefinition', { config: '{"type": "bridge"}' }),
  object('external-secrets.io/v1', 'ExternalSecret', { target: { name: 'keys' } }),
  object('bitnami.com/v1alpha1', 'SealedSecret', { encryptedData: {} }),
  object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineSnapshot', { source: OF_VM, deletionPolicy: 'Delete' }),
  object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineRestore', { target: OF_VM, virtualMachineSnapshotName: 'a', volumeRestorePolicy: 'PrefixTargetName', volumeRestoreOverrides: [{ volumeName: 'root', restoreName: 'b' }] }),
  object('migrations.kubevirt.io/v1alpha1', 'MigrationPolicy', { selectors: { virtualMachineInstanceSelector: { app: 'web' } } }),
  object('autoscaling/v2', 'HorizontalPodAutoscaler', { scaleTargetRef: { kind: 'VirtualMachinePool', name: 'virtualmachinepool' } }),
  object('template.openshift.io/v1', 'Template', {}, { parameters: PARAMETERS, objects: [{ ...kubevirt('VirtualMachine', MACHINE), metadata: { name: '${NAME}' } }] }),
  object('template.kubevirt.io/v1alpha1', 'VirtualMachineTemplate', { parameters: PARAMETERS, virtualMachine: { metadata: { name: '${NAME}' }, spec: MACHINE } }),
  object('infrastructure.cluster.x-k8s.io/v1alpha1', 'KubevirtMachineTemplate', { template: { spec: { virtualMachineTemplate: { metadata: {}, spec: MACHINE } } } }),
].map((each) => JSON.parse(JSON.stringify(each)));

type Path = readonly string[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key])) : [];
  return path.length === 0 ? below : [path, ...below];
}

function withValue(value: any, [step, ...steps]: Path, hostile: unknown): any {
  if (step === undefined) {
    return hostile;
  }
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step] = withValue(value[step], steps, hostile);
  return copy;
}

const PLACES = OBJECTS.flatMap((_, index) => pathsIn(OBJECTS[index]).map((path) => ({ index, path })));
const HOSTILE = [{ toString: 1 }, {}, [], [{ toString: 1 }], [null], null, 0, true, '', 'a', '__proto__', '${A:-2}', JSON.parse('{"__proto__": {"toString": 1}}')];

/** A value at a place in one of the objects, which is alone or among the others. */
const broken = fc.record({ place: fc.constantFrom(...PLACES), hostile: fc.constantFrom(...HOSTILE), isAlone: fc.boolean() });
type Broken = typeof broken extends fc.Arbitrary<infer Value> ? Value : never;

const brokenObject = ({ place: { index, path }, hostile }: Broken) => withValue(OBJECTS[index], path, hostile);

function documentsWith(each: Broken): ReadDocument[] {
  return documentsIn(each.isAlone ? [brokenObject(each)] : OBJECTS.map((other, index) => index === each.place.index ? brokenObject(each) : other));
}

function documentsIn(objects: readonly unknown[]): ReadDocument[] {
  const { documents } = streamFiles([new InputFile('a.yaml', objects.map((each) => JSON.stringify(each)).join('\n---\n'))]);
  return [...documents].flatMap(withNested);
}

/** The documents that identify their objects: others are refused by diff, and not drawn. */
const identified = (documents: readonly ReadDocument[]) => documents.filter((document) => identityIssues(document).length === 0);

/** The lines with what a value becomes that was not checked. */
const unchecked = (text: string, what = /\[object |\bundefined\b|\bNaN\b|native code/) => text.split('\n').filter((line) => what.test(line));

/** What validate says of documents. */
function reported(documents: readonly ReadDocument[]): string {
  const { violations, advice } = findings({ documents, issues: [] }, undefined, undefined, new UnfilledValues());
  return [...violations, ...advice].map(report).join('\n');
}

test('a value of any type anywhere is a finding or none', () => {
  fc.assert(fc.property(broken, (each) => expect(unchecked(reported(documentsWith(each)), /\[object |native code/)).toEqual([])), { numRuns: 300 });
});

const TEXT_PLACES = RICH_TEXTS.flatMap(({ yaml, ...text }) => pathsIn(parse(yaml)).map((path) => ({ ...text, data: parse(yaml), path })));

/** A value at a place in one of the texts, which is written in lines or as JSON. */
const brokenText = fc.record({
  place: fc.constantFrom(...TEXT_PLACES),
  hostile: fc.constantFrom(...HOSTILE),
  write: fc.constantFrom<(value: unknown) => string>(stringify, JSON.stringify),
});

test('a value of any type anywhere in a text of cloud-init is a finding or none', () => {
  fc.assert(fc.property(brokenText, ({ place: { field, head, data, path }, hostile, write }) => {
    const disks = [{ name: 'root', dataVolume: { name: 'root' } }, { name: 'data', persistentVolumeClaim: { claimName: 'data' } }];
    const volumes = [...disks, { name: 'seed', cloudInitNoCloud: { [field]: head + write(withValue(data, path, hostile)) } }];
    const instance = { domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'data', disk: { bus: 'virtio' }, serial: 'OTHER' }] } }, volumes };
    const machine = kubevirt('VirtualMachine', { ...SIZED, template: { spec: instance } });
    expect(unchecked(reported(documentsIn([machine])), /\[object |native code/)).toEqual([]);
  }), { numRuns: 500 });
});

test('a value of any type anywhere is drawn or left out', () => {
  fc.assert(fc.property(broken, (each) => {
    const graph = objectGraph(identified(documentsWith(each)).map(({ value }) => value));
    expect(unchecked(mermaid(graph) + (each.isAlone ? svg(graph) : ''))).toEqual([]);
  }), { numRuns: 500 });
});

const PACE = { index: OBJECTS.findIndex(({ kind }) => kind === 'VirtualMachinePool'), path: ['spec', 'maxUnavailable'] };

test('a change to or from a value of any type anywhere is described', () => {
  fc.assert(fc.property(broken, (each) => {
    const [one, other] = [OBJECTS[each.place.index], brokenObject(each)].map((manifest) => documentsIn([manifest])[0]);
    const isSame = identityIssues(other).length === 0 && StoredObject.of(one).identity === StoredObject.of(other).identity;
    for (const [before, after] of isSame ? [[one, other], [other, one]] : []) {
      const [impacts, differences] = [new Impacts([StoredObject.of(before)]), shownDifferences(before.value, after.value)];
      const impact = [...impacts.ofChange(before.value, after.value, differences), ...impacts.ofRemoval(before.value)];
      const lines = changeLines({ object: StoredObject.of(after), what: 'configured', differences, impact });
      expect(unchecked(lines.map(({ text }) => text).join('\n'))).toEqual([]);
    }
  }), { numRuns: 500, examples: [[{ place: PACE, hostile: { toString: 1 }, isAlone: true }]] });
});
