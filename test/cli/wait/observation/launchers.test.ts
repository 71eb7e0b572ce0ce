import { launcherLabel } from '../../../../src/cli/wait/observation/launchers';

test.each([
  ['web.example', 'web.example'],
  ['x'.repeat(63), 'x'.repeat(63)],
  // As KubeVirt 1.8.4 computes it in CalculateVirtualMachineInstanceID.
  [`${'x'.repeat(60)}.web`, `${'x'.repeat(54)}-e4a9a936`],
])('the launchers of %s have the label %s', (name, id) => {
  expect(launcherLabel(name)).toBe(`vmi.kubevirt.io/id=${id}`);
});

test('the launchers of a known instance are those that were made for it', () => {
  expect(launcherLabel('web', { metadata: { uid: 'u-1' } })).toBe('kubevirt.io/created-by=u-1');
});
