// A hostname that all machines of a claim would share, where Nodes are named by it: all of them would be the same Node.
import { writtenConfig } from '../cloud-init/checked-source';
import { decodedUserData } from '../cloud-init/decoded-user-data';
import { isCloudConfig } from '../cloud-init/first-line';
import { CLOUD_INIT_TYPES, volumesOf } from '../cloud-init/volumes';
import { isPlaceholder } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { isMap, textOf } from '../plain-data/plain-data';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';
import { parseCloudInit } from '../yaml/cloud-init-yaml';

/** Reports each hostname of the template that does not differ by machine. User data that is not a cloud-config may set others. */
export function* sharedHostnameIssues({ _wire }: VirtualMachineTemplate, quantity: number): Issues {
  for (const [path, hostname] of quantity > 1 ? hostnamesOf(_wire) : []) {
    yield issue(path, `${JSON.stringify(hostname)} would be the name of the Node of all ${quantity} machines: leave it out, each guest then has the name of its machine`);
  }
}

function* hostnamesOf(wire: any): Iterable<readonly [path: string, hostname: string]> {
  const { hostname } = wire.spec.template?.spec ?? {};
  if (typeof hostname === 'string' && hostname !== '') {
    yield ['spec.template.spec.hostname', hostname];
  }
  for (const source of volumesOf(wire).flatMap((volume) => CLOUD_INIT_TYPES.flatMap((type) => volume[type] ?? []))) {
    const config = cloudConfigOf(source);
    for (const field of ['hostname', 'fqdn']) {
      const value = config[field];
      if (typeof value === 'string' && !isPlaceholder(value) && config.preserve_hostname !== true) {
        yield [`user data: ${field}`, value];
      }
    }
  }
}

function cloudConfigOf(source: any): any {
  const { fields } = writtenConfig(source) ?? {};
  if (fields !== undefined) {
    return fields;
  }
  const text = textOf(source.userData) || decodedUserData(textOf(source.userDataBase64));
  const value = isCloudConfig(text) ? parseCloudInit(text).documents[0]?.value : undefined;
  return isMap(value) ? value : {};
}
