// The verb `apply`: sends manifests to a cluster, tells what becomes of each object, deletes what has left the set, and waits
// until all of it is ready.
import { Command, Option } from 'commander';
import { isAgreed } from './agreement';
import { Application } from './apply/application';
import { ApplySet, extentOf, together } from './apply/apply-set';
import { objectName } from './apply/object-name';
import { deleteMembers, leavingSet, Member, remaining } from './apply/prune';
import { Results } from './apply/results';
import { Validation, VALIDATIONS } from './apply/validation';
import { WantedObject, wantedObjects } from './apply/wanted';
import type { Cluster } from './cluster/cluster';
import type { Patience } from './cluster/patience';
import { ConnectionOptions, withClusterOptions } from './connection-options';
import { GivenUp, timeoutOption, unlessGivenUp } from './giving-up';
import { Input, readInput } from './input';
import { say } from './say';
import { asUsage } from './usage-error';
import { displayOf } from './wait/display/display';
import { WaitOptions, withWaitOptions } from './wait/wait-options';

interface ApplyOptions extends ConnectionOptions, WaitOptions {
  readonly prune?: string;
  readonly yes?: boolean;
  readonly wait?: boolean;
  readonly timeout: number;
  readonly forceConflicts?: boolean;
  readonly validate: Validation;
  readonly dryRun?: boolean;
}

/** `cdk8s-kubevirt apply`. */
export function applyCommand(): Command {
  const command = new Command('apply')
    .description('send manifests to a cluster by server-side apply: at once what needs nothing else, and in order what does')
    .argument('<path...>', 'files of YAML or JSON, folders of YAML, or - for standard input')
    .option('--prune <name>', 'keep the objects together as the set of that name, and delete what was of it and is in the manifests no more')
    .option('-y, --yes', 'delete without asking, as it is done where nobody can be asked')
    .option('--force-conflicts', 'take fields over that others own')
    .addOption(new Option('--validate <how>', 'what becomes of what KubeVirt and CDI would refuse').choices(VALIDATIONS).default('strict'))
    .addOption(new Option('--dry-run', 'ask the cluster what would become of everything, and change nothing').conflicts('wait'))
    .option('--wait', 'wait until everything is ready, or until something cannot become so')
    .addOption(timeoutOption('how long to wait, also for a cluster that does not answer for the moment', 600));
  return withClusterOptions(withWaitOptions(command)).action(async (paths: string[], options: ApplyOptions) => {
    const input = readInput(paths);
    const { connect } = await import('./cluster/connect.js');
    const cluster = asUsage(() => connect(options));
    await unlessGivenUp(options.timeout, async (signal) => {
      const patience = cluster.server.patience(signal);
      process.exitCode = await new Run(cluster.with(patience), options, patience).run(input);
    }).finally(() => cluster.close());
  });
}

/** One run of the verb; each step ends with a status to exit with. */
class Run {
  private readonly isDry: boolean;
  private readonly results: Results;

  constructor(private readonly cluster: Cluster, private readonly options: ApplyOptions, private readonly patience: Patience) {
    this.isDry = options.dryRun ?? false;
    this.results = new Results(options.output, this.isDry);
  }

  async run(input: Input): Promise<number> {
    const { namespace, prune, validate: validation, wait, output } = this.options;
    const objects = await wantedObjects(input, this.cluster, { namespace, validation, patience: this.patience, warn: (line) => say('warning', line) });
    const set = prune === undefined ? undefined : await ApplySet.read(this.cluster, prune, objects, this.patience);
    const status = await this.apply(objects, set) || await this.prune(objects, set);
    if (status === 0 && wait) {
      return this.wait(objects);
    }
    process.stdout.write(output === 'json' ? this.results.document() : '');
    return status;
  }

  private async apply(objects: readonly WantedObject[], set: ApplySet | undefined): Promise<number> {
    const { validate: validation, forceConflicts = false } = this.options;
    const options = { validation, forceConflicts, dryRun: this.isDry, applySet: set?.id };
    const application = new Application(this.cluster, objects, options, this.patience, (object, applied) => this.results.applied(object, applied));
    const outcome = await application.run(async () => set?.cover(together(set.extent, extentOf(objects)), this.isDry));
    return this.results.closed(outcome, this.givenUp);
  }

  private async prune(objects: readonly WantedObject[], set: ApplySet | undefined): Promise<number> {
    if (set === undefined) {
      return 0;
    }
    const { deleted, kept } = await leavingSet(set, objects);
    const told = kept.filter(({ isSilent }) => !isSilent);
    if (told.length > 0) {
      say('note', `kept what outlives its manifest by its annotations: ${told.map(objectName).join(', ')}`);
    }
    const question = `${deleted.map((member) => `${objectName(member)}\n`).join('')}delete these ${deleted.length}, which are in the manifests no more?`;
    const areLeft = deleted.length > 0 && !this.isDry && !this.options.yes && !await isAgreed(question);
    const failed = areLeft ? new Map<Member, Error>()
      : await deleteMembers(this.cluster, deleted, this.isDry, this.patience, (member) => this.results.pruned(member));
    failed.forEach((error, member) => say('error', `${objectName(member)} was not deleted: ${error.message}`));
    await set.cover(remaining(objects, [...kept, ...areLeft ? deleted : failed.keys()]), this.isDry);
    return failed.size === 0 ? 0 : this.givenUp?.exitCode ?? 1;
  }

  private async wait(objects: readonly WantedObject[]): Promise<number> {
    const { awaitReady } = await import('./wait/await-ready.js');
    const { grace, keepWaiting, output } = this.options;
    const { signal } = this.patience;
    const { isReady } = await awaitReady(this.cluster, objects, { signal, display: displayOf(output), grace, keepWaiting, areThere: true });
    return isReady ? 0 : this.givenUp?.exitCode ?? 1;
  }

  private get givenUp(): GivenUp | undefined {
    return this.patience.signal.reason;
  }
}
