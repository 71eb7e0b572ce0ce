// Ends a test run with one line that counts it, for people and for CI.
module.exports = class ClosingLine {
  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numRuntimeErrorTestSuites: broken } = results;
    // Jest's own summary comes after every reporter; only the end of the process comes after that.
    process.once('exit', () => {
      process.stdout.write(`${passed} passed, ${failed + broken} failed${pending > 0 ? `, ${pending} skipped` : ''}\n`);
    });
  }
};
