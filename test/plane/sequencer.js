// The order of test files: the longest first; those that have a plane of their own are spread among the others, so that there are few planes at a time.
const { readFileSync } = require('fs');
const { basename } = require('path');
const Sequencer = require('@jest/test-sequencer').default;

/** Those that take long, the longest first: on a machine that has run none of them yet, Jest would go by the sizes of the files. */
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
