import { heldMachines } from '../../../../src/cli/wait/diagnosis/pools';
import type { RelatedObjects } from '../../../../src/cli/wait/observation/related-objects';

const POOL = { kind: 'VirtualMachinePool', metadata: { name: 'workers' } };
const FINALIZER = 'pool.kubevirt.io/finalizer';

type Machine = readonly [name: string, finalizers?: readonly string[]];

const cause = (machines: readonly Machine[]) => heldMachines(POOL, {
  machines: machines.map(([name, finalizers]) => ({ object: { metadata: { name, finalizers } }, related: {} })),
} as unknown as RelatedObjects);

test('names the deleted machines that only the finalizer of their pool holds, in order', () => {
  const names = Array.from({ length: 12 }, (_, index) => `workers-${11 - index}`);
  expect(cause([...names.map((name) => [name, [FINALIZER]] as Machine), ['workers-12'], ['workers-13', [FINALIZER, 'kubevirt.io/virtualMachineControllerFinalize']]])).toEqual({
    reason: 'FailedScaleIn',
    message: expect.stringMatching(/: workers-0, workers-1, .*, workers-9 …$/),
    advice: expect.stringMatching(/^remove it: kubectl patch vm workers-0 workers-1 .* workers-9 … --type merge -p /),
    mayRecover: true,
  });
});

test('names all of ten', () => {
  expect(cause(Array.from({ length: 10 }, (_, index) => [`workers-${index}`, [FINALIZER]]))?.message).toMatch(/ workers-9$/);
});

test('says nothing of machines that stay, or that something else still holds', () => {
  expect(cause([['workers-0'], ['workers-1', ['kubevirt.io/virtualMachineControllerFinalize']]])).toBeUndefined();
});
