// The verbs of the command, in the order of its help. Only the verb that was typed is loaded. Anything else, such as help, loads all.
import type { Command } from 'commander';
import { table } from '../plain-data/plain-data';

export const VERBS: { readonly [name: string]: () => Promise<Command> } = table({
  'init': async () => (await import('./init/command.js')).initCommand(),
  'render': async () => (await import('./render/command.js')).renderCommand(),
  'validate': async () => (await import('./validate/command.js')).validateCommand(),
  'apply': async () => (await import('./apply/command.js')).applyCommand(),
  'diff': async () => (await import('./diff/command.js')).diffCommand(),
  'comment': async () => (await import('./comment/command.js')).commentCommand(),
  'wait': async () => (await import('./wait/command.js')).waitCommand(),
  'status': async () => (await import('./machines/status-command.js')).statusCommand(),
  'list': async () => (await import('./machines/list-command.js')).listCommand(),
  'start': async () => (await import('./power/commands.js')).startCommand(),
  'stop': async () => (await import('./power/commands.js')).stopCommand(),
  'restart': async () => (await import('./power/commands.js')).restartCommand(),
  'migrate': async () => (await import('./power/commands.js')).migrateCommand(),
  'delete': async () => (await import('./delete/command.js')).deleteCommand(),
  'collect': async () => (await import('./collect/command.js')).collectCommand(),
  'nodetypes': async () => (await import('./nodetypes/command.js')).nodeTypesCommand(),
  'lease': async () => (await import('./leases/command.js')).leaseCommand(),
  'monitor': async () => (await import('./monitor/command.js')).monitorCommand(),
  'graph': async () => (await import('./graph/command.js')).graphCommand(),
  'doctor': async () => (await import('./doctor/command.js')).doctorCommand(),
  'port-forward': async () => (await import('./tunnel/port-forward-command.js')).portForwardCommand(),
  'vnc': async () => (await import('./tunnel/vnc-command.js')).vncCommand(),
  'completion': async () => (await import('./manual/commands.js')).completionCommand(),
});
