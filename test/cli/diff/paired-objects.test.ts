// Which objects of two versions are the same one, for all repositories: what a comparison does not pair is reported as removed or created.
import * as fc from 'fast-check';
import { pairObjects, type Version } from '../../../src/cli/diff/paired-objects';
import type { Document } from '../../../src/cli/manifests/documents';
import { identityOf, StoredObject } from '../../../src/cli/manifests/stored-object';

const place = fc.record({ cluster: fc.constantFrom(undefined, 'east', 'west'), kustomization: fc.constantFrom(undefined, 'apps', 'base'), file: fc.constantFrom('a.yaml', 'b.yaml') });
const objects = fc.uniqueArray(fc.record({ name: fc.constantFrom('web', 'db', 'mail'), place }), {
  maxLength: 12, selector: ({ name, place: { cluster, kustomization } }) => JSON.stringify([name, cluster ?? kustomization]),
});

const version = (path: string) => objects.map((all): Version => ({
  path,
  objects: all.map(({ name, place: { file, ...origin } }) => (
    new StoredObject({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name }, { source: `${path}/${file}` } as Document, origin)
  )),
}));

const both = [version('/before'), version('/after')] as const;

test('each object is in one pair, with one of the same kind, namespace and name', () => {
  fc.assert(fc.property(...both, (before, after) => {
    const pairs = pairObjects(before, after);
    expect(new Set(pairs.map(([earlier]) => earlier).filter((each) => each !== undefined))).toEqual(new Set(before.objects));
    expect(pairs.map(([, later]) => later).filter((each) => each !== undefined)).toEqual(after.objects);
    expect(pairs.filter(([earlier]) => earlier !== undefined)).toHaveLength(before.objects.length);
    pairs.forEach(([earlier, later]) => expect(identityOf((earlier ?? later)!)).toBe(identityOf((later ?? earlier)!)));
  }));
});

test('an object that is in the same set in both versions is paired with itself', () => {
  fc.assert(fc.property(...both, (before, after) => {
    const laterOf = new Map(pairObjects(before, after));
    const later = new Map(after.objects.map((object) => [object.identity, object]));
    before.objects.filter(({ identity }) => later.has(identity)).forEach((object) => expect(laterOf.get(object)).toBe(later.get(object.identity)));
  }));
});

test('an object that leaves or enters a cluster which is known in both versions is removed or created', () => {
  fc.assert(fc.property(...both, (before, after) => {
    const pairs = pairObjects(before, after);
    const clustersOf = ({ objects: all }: Version) => new Set(all.map(({ cluster }) => cluster));
    const known = [...clustersOf(before)].filter((cluster) => cluster !== undefined && clustersOf(after).has(cluster));
    const unpaired = [before, after].flatMap((own, index) => {
      const others = new Set([before, after][1 - index].objects.map(({ identity }) => identity));
      return own.objects.filter(({ cluster, identity }) => known.includes(cluster) && !others.has(identity));
    });
    unpaired.forEach((object) => expect(pairs.filter((pair) => pair.includes(object)).flat()).toContain(undefined));
  }));
});

test('a version that is compared with a copy of itself has no differences', () => {
  fc.assert(fc.property(version('/before'), (before) => {
    const copy = { path: '/copy', objects: before.objects.map((each) => new StoredObject(each, { source: each.document.source.replace('before', 'copy') } as Document, each)) };
    pairObjects(before, copy).forEach(([earlier, later]) => expect(earlier?.identity).toBe(later?.identity));
  }));
});
