import { expect, test } from 'vitest';
import { nodeProblem } from '../../server/commands/node-version.cjs';

const floor = '>=20.19.0';
const lines = '^20.19.0 || ^22.13.0 || >=24.0.0';

test.each([
  ['20.19.0', floor],
  ['20.20.2', floor],
  ['24.1.0', floor],
  ['20.19.0', lines],
  ['22.13.1', lines],
  ['26.0.0', lines],
])('Node %s is accepted for the range %s', (version, range) => {
  expect(nodeProblem({ version, range })).toBeNull();
});

test.each([
  ['20.18.3', floor],
  ['18.20.8', floor],
  ['8.17.0', floor],
  ['21.7.3', lines],
  ['22.12.0', lines],
  ['23.11.0', lines],
])('Node %s is refused in one line for the range %s', (version, range) => {
  const problem = nodeProblem({ version, range });
  expect(problem).toContain(`this is Node ${version}`);
  expect(problem).toContain(range);
  expect(problem).not.toContain('\n');
});
