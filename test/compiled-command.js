// Runs the bundled command as `node` does, from what V8 has made of its text before: tests start it a thousand times, and most of
// what it costs to start is to compile it. Where V8 refuses that, such as for another version, it compiles as ever.
const { existsSync, readFileSync, writeFileSync } = require('fs');
const { createRequire, wrap } = require('module');
const { dirname } = require('path');
const { Script } = require('vm');

/**
 * @param main the module of the file that is started, for which the command takes itself
 * @param bundle the command's file; beside it is what was compiled, once COMPILE_COMMAND has asked for it
 */
module.exports = (main, bundle) => {
  const { filename } = main;
  const compiled = `${bundle}.compiled`;
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  // In a script that was compiled before, Node.js 20 imports nothing; only its own modules are left to be imported.
  const text = readFileSync(bundle, 'utf8').replace(/^#!.*/, '').replace(/\bimport\(("node:[^"]+")\)/g, 'Promise.resolve(require($1))');
  const script = new Script(wrap(text), { filename, cachedData });
  if (process.env.COMPILE_COMMAND !== undefined) {
    process.once('exit', () => writeFileSync(compiled, script.createCachedData()));
  }
  const ownRequire = Object.assign(createRequire(filename), { main });
  script.runInThisContext().call(main.exports, main.exports, ownRequire, main, filename, dirname(filename));
};
