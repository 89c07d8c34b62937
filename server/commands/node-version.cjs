/* Basic syntax without imports: an outdated Node must be able to parse this file. */

/**
 * Returns why this Node cannot run Fairhall, in one line, or null when it can.
 * @param {{ version: string, range: string }} node `version` as "20.19.0"; `range` as in
 *   package.json's engines: alternatives of `>=a.b.c` and `^a.b.c`, joined by `||`
 * @returns {string | null}
 */
function nodeProblem(node) {
  const alternatives = node.range.split('||').map((text) => text.trim());
  if (alternatives.some((alternative) => satisfies(node.version, alternative))) return null;
  return `Fairhall needs Node ${node.range}; this is Node ${node.version}. Install a current one from https://nodejs.org.`;
}

/**
 * @param {string} version
 * @param {string} alternative
 * @returns {boolean}
 */
function satisfies(version, alternative) {
  const floor = numbers(alternative.replace(/^(>=|\^)/, ''));
  const actual = numbers(version);
  if (alternative[0] === '^' && actual.major !== floor.major) return false;
  if (actual.major !== floor.major) return actual.major > floor.major;
  if (actual.minor !== floor.minor) return actual.minor > floor.minor;
  return actual.patch >= floor.patch;
}

/**
 * @param {string} version
 */
function numbers(version) {
  const parts = version.split('.').map((part) => parseInt(part, 10) || 0);
  return { major: parts[0] || 0, minor: parts[1] || 0, patch: parts[2] || 0 };
}

module.exports = { nodeProblem };
