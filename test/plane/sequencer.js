// Runs the longest test files first, and spreads those with a plane of their own among the others, so that few planes run at a time.
const { readFileSync } = require('fs');
const { basename } = require('path');
const Sequencer = require('@jest/test-sequencer').default;

/** The slowest files, the slowest first: on a machine without earlier timings, Jest would sort by file size. */
const LONGEST = [
  'access', 'pages', 'conformance', 'leases', 'lease-kills', 'prune', 'wait-faults', 'operate', 'delete', 'wait', 'apply-faults', 'plane', 'corpus',
  'apply-refusals', 'collect', 'lease-races', 'prune-model', 'pool', 'disks', 'node-provider', 'random-programs', 'tunnel-ssh', 'wait-refusals', 'status',
];

const hasOwnPlane = ({ path }) => /^\/\*\*[^/]*@disturbs\b/.test(readFileSync(path, 'utf8'));

const rank = ({ path }) => {
  const place = LONGEST.indexOf(basename(path, '.cluster.ts'));
  return place === -1 ? LONGEST.length : place;
};

module.exports = class extends Sequencer {
  async sort(tests) {
    const ranked = await super.sort(tests);
    const sorted = ranked.every(({ duration }) => duration === undefined) ? [...ranked].sort((one, other) => rank(one) - rank(other)) : ranked;
    const [own, others] = [sorted.filter(hasOwnPlane), sorted.filter((test) => !hasOwnPlane(test))];
    const between = Math.ceil(others.length / Math.max(1, own.length));
    return [...own.flatMap((test) => [test, ...others.splice(0, between)]), ...others];
  }
};
