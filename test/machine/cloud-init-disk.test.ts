// A machine has one cloud-init disk: one that the program adds itself, or the one of `cloudInit`.
import { Chart, Size, Testing } from 'cdk8s';
import { CloudInit, DiskBus, Machine, MachineProps, MachineSize, VolumeSource } from '../../src';
import { linesThrown } from '../lines-thrown';

const cloudInit = CloudInit.noCloud({ packages: ['git'] });
const ci = (volume: VolumeSource) => ({ name: 'ci', volume });

/** The lines of the error from each way to make a machine. */
function refusals(props: MachineProps): string[][] {
  const scope = new Chart(Testing.app(), 'farm');
  return [() => new Machine(scope, 'web', props), () => Machine.template(scope, props)].map(linesThrown);
}

const both = (message: string) => [[`farm/web: ${message}`], [`farm/Machine.template: ${message}`]];

test.each<[string, VolumeSource]>([
  ['user data and network data', VolumeSource.cloudInitNoCloud({ userData: '#!/bin/sh\n', networkData: 'version: 2\n' })],
  ['a Secret with user data', VolumeSource.cloudInitConfigDrive({ userDataSecretName: 'own' })],
])('cloudInit does not replace a disk with %s', (_what, volume) => {
  const told = both('cloudInit: disk "ci" has user data or network data of its own, which this would replace: keep one of the two');
  expect(refusals({ size: MachineSize.SMALL, disks: [ci(volume)], cloudInit })).toEqual(told);
  expect(refusals({ size: MachineSize.of({ cpu: {}, memory: Size.gibibytes(1), disks: [ci(volume)] }), cloudInit })).toEqual(told);
});

test('either of the two is accepted alone', () => {
  const disk = { ...ci(VolumeSource.cloudInitNoCloud({ userData: '#!/bin/sh\n' })), bus: DiskBus.SATA };
  expect(refusals({ size: MachineSize.SMALL, disks: [disk] })).toEqual([[], []]);
  expect(refusals({ size: MachineSize.SMALL, cloudInit })).toEqual([[], []]);
});
