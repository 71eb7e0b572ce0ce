/**
 * Container disks on a Kubernetes that does not mount images as volumes, as it is by default before 1.35: its API server removes these volumes
 * from the launcher pods of KubeVirt 1.9, and neither of them says so.
 *
 * @disturbs the API server
 */
import { RunningCommand } from './running-command';
import { describePlane, until, useCluster, useFaults } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);
const WEB = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web' };
const MEND = /.*feature gate ImageVolume.* or add "ImageVolume" to developerConfiguration\.disabledFeatureGates of the KubeVirt object/;

describePlane('a machine with a container disk', () => {
  const faults = useFaults();

  beforeAll(async () => {
    command.build();
    await faults.current.refuseImageVolumes();
  });

  test('crashes without image volumes, and wait says what the cluster lacks', async () => {
    await cluster.applyStrict(machine('web', {}));
    // In the moment of the crash, the command may see the failed instance before it sees how the launcher ended.
    await until('the machine to back off', async () => (await cluster.read(WEB)).status?.printableStatus === 'CrashLoopBackOff');
    const { status, stderr } = await command.run('wait', 'vm/web');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: virtualmachine\/web: (?:Crashed: .*container volumeroot of its launcher pod exited with code 128|CrashLoopBackOff: .*; Error): .*"\/container-disk-binary\/usr\/bin\/container-disk": .* no such file or directory: unknown$/m)]);
    expect(stderr).toMatch(new RegExp(`^  to do: ${MEND.source}$`, 'm'));
    expect(stderr).toMatch(/^ {2}more: \S+\/troubleshooting\/CrashLoopBackOff\.md$/m);
  });

  test('is warned of by doctor, since nodes have an older Kubernetes', async () => {
    const { status, stdout } = await command.run('doctor');
    expect([status, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^! container disks: KubeVirt mounts them as image volumes, .* nodes have Kubernetes v1\\.34\\.\\d+: ${MEND.source}$`, 'm'))]);
  });

  test('comes up once the cluster has image volumes', async () => {
    await faults.current.acceptImageVolumes();
    await until('the machine to be Ready', () => cluster.isTrue(WEB, 'Ready'));
    expect((await command.run('wait', 'vm/web')).status).toBe(0);
  });
});
