// The order of test files: the longest first; those that have a plane of their own are spread among the others, so that there are few planes at a time.
const { readFileSync } = require('fs');
const Sequencer = require('@jest/test-sequencer').default;

const hasOwnPlane = ({ path }) => /^\/\*\*[^/]*@disturbs\b/.test(readFileSync(path, 'utf8'));

module.exports = class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const [own, others] = [sorted.filter(hasOwnPlane), sorted.filter((test) => !hasOwnPlane(test))];
    const between = Math.ceil(others.length / Math.max(1, own.length));
    return [...own.flatMap((test) => [test, ...others.splice(0, between)]), ...others];
  }
};
