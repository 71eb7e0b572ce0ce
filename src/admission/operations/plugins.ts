// The rule on plugins, which run hooks for every machine. Their CEL expressions are left to the server.
import { posix } from 'path';
import { displayText } from '../../issues/formats';
import { isFilledInLater, refuseUnknownChoice, refuseUnknownChoices } from '../form';
import { hasAtLeast } from '../kubevirt-version';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { PluginRule } from '../rule';

const STRATEGIES = ['Fail', 'Ignore'];

const HOOK_POINTS = ['Start', 'Stop'].flatMap((change) => [`PreVM${change}`, `PostVM${change}`])
  .concat(['Source', 'Target'].flatMap((side) => [`PreMigration${side}`, `PostMigration${side}`]));

/** In characters. */
const LONGEST_SOCKET_PATH = 108;

/** A plugin needs a feature gate, and its hooks must be possible. */
export const pluginPossible: PluginRule = {
  name: 'plugin-possible',
  refuses: 'a plugin where the feature gate Plugins is off, a domain hook without exactly one of cel and sidecar, or an impossible socket, strategy or hook point',
  story: 'A Plugin changes the definition of machines by CEL or by a sidecar, and runs programs at points in their lives. The socket of a sidecar is in '
    + 'the folder /var/run/kubevirt-plugin/ of the plugin, and ends with .sock. KubeVirt 1.9 has plugins, if the feature gate Plugins is on.',
  check: ({ failureStrategy, domainHooks, nodeHooks }, refuse, context) => {
    if (!hasAtLeast(context.capabilities, '1.9')) {
      return;
    }
    requireGate('', 'a Plugin', 'Plugins', refuse, context);
    refuseUnknownChoice('failureStrategy', failureStrategy, STRATEGIES, refuse);
    checkEach('domainHooks', domainHooks, refuse, (hook, refuseIt) => {
      refuseUnknownChoice('failureStrategy', hook.failureStrategy, STRATEGIES, refuseIt);
      if ((hook.cel === undefined) === (hook.sidecar === undefined)) {
        refuseIt('', `the hook has ${hook.cel === undefined ? 'neither cel nor sidecar, write one of them' : 'both cel and sidecar, keep one of them'}`);
      }
      if (hook.sidecar !== undefined) {
        refuseSocketPath(hook.sidecar.socketPath ?? '', context.object.metadata?.name ?? '', refuseIt);
      }
    });
    checkEach('nodeHooks', nodeHooks, refuse, (hook, refuseIt) => {
      refuseUnknownChoice('failureStrategy', hook.failureStrategy, STRATEGIES, refuseIt);
      refuseUnknownChoices('permittedHooks', hook.permittedHooks, HOOK_POINTS, refuseIt);
    });
  },
};

function refuseSocketPath(path: string, plugin: string, refuse: Refuse): void {
  const folder = `/var/run/kubevirt-plugin/${plugin}/`;
  const isPossible = path.startsWith(folder) && path.endsWith('.sock') && posix.normalize(path) === path && path.length <= LONGEST_SOCKET_PATH;
  if (!isPossible && plugin !== '' && ![path, plugin].some(isFilledInLater)) {
    refuse('sidecar.socketPath', `${displayText(path)} is not a possible socket, write one of at most ${LONGEST_SOCKET_PATH} characters such as ${JSON.stringify(`${folder}hook.sock`)}`);
  }
}
