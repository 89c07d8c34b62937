/*
 * What `npm start`, `npm run dev`, `npm test` and the like call: `node run.cjs <command> …`.
 * CommonJS in plain old syntax without any import, so that an old Node can read it and be told.
 */
const { engines } = require('../../package.json');
const { nodeProblem } = require('./node-version.cjs');

const commands = ['start', 'dev', 'test', 'build', 'install', 'art', 'sbom'];

function main() {
  const problem = nodeProblem({ version: process.versions.node, range: engines.node });
  if (problem) return refuse(problem);
  const command = process.argv[2] || '';
  if (commands.indexOf(command) < 0) return refuse(`Say which command: ${commands.join(', ')}.`);
  import(`./${command}.mjs`).catch((error) => refuse(error.stack));
}

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

main();
