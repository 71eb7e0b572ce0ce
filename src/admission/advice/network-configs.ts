// Reads the network data of a machine that is a network-config of version 2, the form of netplan.
import { type Config, eachNetworkData, tryParseYaml } from './cloud-configs';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { isMap } from '../../plain-data/plain-data';
import { cacheByText } from '../../plain-data/text-cache';
import { type Refuse, refuseBelow } from '../refuse';
import type { RuleContext } from '../rule';

/** Several rules check the same text. */
const parseCached = cacheByText(tryParseYaml);

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
      const whole = parseCached(text);
      const config = whole?.network ?? whole;
      if (isMap(config) && config.version === 2) {
        check(config, config === whole ? adviseIt : refuseBelow('network', adviseIt));
      }
    }
  });
}
