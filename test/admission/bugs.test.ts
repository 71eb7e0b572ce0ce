// A bug in a rule is not a mistake in the manifest: its error arrives as it was thrown.
import { Testing } from 'cdk8s';
import { Admission, Machine, MachineSize } from '../../src';
import { RULES } from '../../src/admission/semantics';
import { findings } from '../../src/cli/findings/findings';

const bug = new TypeError('a bug', { cause: 'a cause' });
const rule: { check: unknown } = RULES.virtualMachine.find(({ when }) => when === undefined)!;
const { check } = rule;

beforeAll(() => {
  rule.check = () => {
    throw bug;
  };
});

afterAll(() => {
  rule.check = check;
});

const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {} } } } } };

const thrownBy = (step: () => unknown) => {
  try {
    step();
  } catch (error) {
    return error;
  }
  return undefined;
};

test.each<[string, () => unknown]>([
  ['validation of a manifest', () => Admission.validate(machine)],
  ['validation beside values of the wrong type', () => Admission.validate({ ...machine, spec: { ...machine.spec, instancetype: 5 } })],
  ['synth', () => {
    const chart = Testing.chart();
    new Machine(chart, 'web', { size: MachineSize.SMALL });
    Testing.synth(chart);
  }],
  ['validation by the command', () => findings({ documents: [{ value: machine, raw: machine, source: 'vm.yaml', where: 'vm.yaml:1', lineAt: () => 1 }], issues: [] })],
])('%s throws the error of a broken rule', (_title, step) => {
  expect(thrownBy(step)).toBe(bug);
});
