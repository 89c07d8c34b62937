/*
 * Entry of `npm start`, `npm run dev`, `npm test` and others: `node run.cjs <command> …`. CommonJS
 * in basic syntax without static imports, so that an outdated Node can parse it and print the
 * required version.
 */
const { engines } = require('../../package.json');
const { nodeProblem } = require('./node-version.cjs');

const commands = ['start', 'dev', 'test', 'build', 'install', 'art', 'sbom', 'example-provider'];

function main() {
  const problem = nodeProblem({ version: process.versions.node, range: engines.node });
  if (problem) return refuse(problem);
  const command = process.argv[2] || '';
  if (commands.indexOf(command) < 0)
    return refuse(`Unknown command; choose from ${commands.join(', ')}.`);
  import(`./${command}.mjs`).catch((error) => refuse(error.stack));
}

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

main();
