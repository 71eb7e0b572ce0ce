// Reads the network data of a machine that has the form of netplan, version 2, and the devices in it.
import { type Config, eachNetworkData, yamlOf } from './cloud-configs';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { isMap } from '../../plain-data/plain-data';
import { cacheByText } from '../../plain-data/text-cache';
import type { Refuse } from '../below';
import type { RuleContext } from '../rule';

/** Several rules are asked about the same text. */
const parsed = cacheByText(yamlOf);

/**
 * Checks each network-config of version 2, if it is known.
 *
 * @param word parsing is slow: a text without this has nothing to check
 */
export function eachNetworkConfig(
  machine: VirtualMachineInstanceSpec, context: RuleContext, advise: Refuse, word: RegExp, check: (config: Config, advise: Refuse) => void,
): void {
  eachNetworkData(machine, context, advise, ({ text, type }, adviseIt) => {
    if (type === 'cloudInitNoCloud' && word.test(text) && !isPlaceholder(text)) {
      const whole = parsed(text);
      const config = whole?.network ?? whole;
      if (isMap(config) && config.version === 2) {
        check(config, adviseIt);
      }
    }
  });
}

/** A device, with its path in the text. */
export type PlacedDevice = readonly [path: string, device: Config];

/** The kinds of devices that have addresses. */
const ADDRESSED = ['ethernets', 'bonds', 'bridges', 'vlans'];

/** The devices of some kinds. */
export function devicesOf(config: Config, kinds: readonly string[] = ADDRESSED): readonly PlacedDevice[] {
  return kinds.flatMap((kind) => isMap(config[kind])
    ? Object.entries(config[kind]).filter((each): each is [string, Config] => isMap(each[1])).map(([id, device]) => [`${kind}.${id}`, device] as const)
    : []);
}

/** NetworkManager makes any gateway reachable, and gives each interface a metric of its own. */
export function isOfNetworkManager({ renderer }: Config): boolean {
  return renderer === 'NetworkManager';
}
