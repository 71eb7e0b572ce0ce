// The order of test files: those that have the plane for themselves come last, so that nobody waits for them.
const { readFileSync } = require('fs');
const Sequencer = require('@jest/test-sequencer').default;

const isAlone = ({ path }) => /^\/\*\*[^/]*@disturbs\b/.test(readFileSync(path, 'utf8'));

module.exports = class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter((test) => !isAlone(test)), ...sorted.filter(isAlone)];
  }
};
