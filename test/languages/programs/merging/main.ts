// A template that is merged, substituted and stripped of fields, by objects and by YAML.
import { App, Chart } from 'cdk8s';
import { StrategicMerge, VirtualMachine, VirtualMachineTemplate, VolumeSource } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'merging', { namespace: 'databases' });

const base = VirtualMachineTemplate.fromYaml(`
metadata:
  labels:
    app: "{{NAME}}"
    temporary: "yes"
spec:
  template:
    spec:
      hostname: "{{NAME}}"
      domain:
        devices:
          disks:
            - name: scratch
              disk:
                bus: virtio
      volumes:
        - name: scratch
          emptyDisk:
            capacity: 2Gi
`)
  .withResources({ cpu: 2, memory: '4Gi' })
  .withDisk({ name: 'root', volume: VolumeSource.persistentVolumeClaim('root') })
  .withNetwork({ name: 'default' });

const merged = base
  .merge({ metadata: { labels: { tier: 'db' } } })
  .merge('metadata: { labels: { temporary: null } }')
  .merge(`
spec:
  template:
    spec:
      domain:
        devices:
          disks:
            - name: scratch
              $patch: delete
`, { mergeListsBy: 'name' })
  .merge({ spec: { template: { spec: { volumes: [{ name: 'scratch', $patch: 'delete' }] } } } }, { mergeListsBy: 'name' });

new VirtualMachine(chart, 'db-1', { template: merged.substitute({ NAME: 'db-1' }) });
new VirtualMachine(chart, 'db-2', { template: base.substitute({ NAME: 'db-2' }) });

const machine = StrategicMerge.apply({ metadata: { name: 'db-3', labels: { kept: 'a', gone: 'b' } } }, 'metadata: { labels: { gone: null } }');
console.log(Object.keys(machine.metadata.labels).join(' '));

app.synth();
