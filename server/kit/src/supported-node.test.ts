import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireSupportedNode } from './supported-node.ts';

test.each(['22.13.0', '24.21.0', '26.1.0'])('Node %s may load the database driver', (version) => {
  expect(() => requireSupportedNode(version)).not.toThrow();
});

test.each(['20.20.2', '22.12.0', '18.0.0'])(
  'Node %s, on which the driver would end the process, is refused in one sentence',
  (version) => {
    expect(() => requireSupportedNode(version)).toThrow(
      `Fairhall needs Node 22.13 or later; this is Node ${version}: use the commands of package.json`,
    );
  },
);

test('the oldest Node is the one of package.json', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  expect(JSON.parse(manifest).engines.node).toBe('>=22.13');
});
