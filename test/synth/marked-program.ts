// A program with many charts, each marked with the name of the synth; halfway it waits for a file, if one is given.
import { existsSync, writeFileSync } from 'fs';
import { ApiObject, Chart } from 'cdk8s';
import { FleetApp } from '../../src/synth/fleet-app';

const [outdir, mark, count, gate] = process.argv.slice(2);

class Waiting extends ApiObject {
  public toJson(): any {
    writeFileSync(`${gate}.waits`, '');
    while (!existsSync(gate)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
    return super.toJson();
  }
}

const app = new FleetApp({ outdir });
for (let index = 0; index < Number(count); index += 1) {
  const AnObject = gate !== undefined && index === Math.floor(Number(count) / 2) ? Waiting : ApiObject;
  new AnObject(new Chart(app, `chart-${index}`), 'config', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: mark }, data: { text: mark.repeat(1000) } });
}
app.synth();
