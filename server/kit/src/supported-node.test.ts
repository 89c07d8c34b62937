import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireSupportedNode } from './supported-node.ts';

test.each([
  ['22.14.0', '10'],
  ['24.21.0', '10'],
])('Node %s may load the database driver', (node, napi) => {
  expect(() => requireSupportedNode({ node, napi })).not.toThrow();
});

test.each([
  ['20.20.2', '9'],
  ['22.13.1', '9'],
  ['23.5.0', '9'],
])(
  'Node %s, on which the driver would end the process, is refused in one sentence',
  (node, napi) => {
    expect(() => requireSupportedNode({ node, napi })).toThrow(
      `Fairhall needs Node 22.14 or later; this is Node ${node}: use the commands of package.json`,
    );
  },
);

test('the oldest Node is the one of package.json', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  expect(JSON.parse(manifest).engines.node).toBe('>=22.14');
});
