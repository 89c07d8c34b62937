import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createVitest } from 'vitest/node';
import { repository } from '../support/command.ts';

test('a change of a package selects the tests of the packages that import its sources', async () => {
  const server = path.join(repository, 'server');
  const related = [path.join(server, 'kit', 'src', 'network-address.ts')];
  const vitest = await createVitest('test', { root: server, related, run: true, watch: false });
  onTestFinished(() => vitest.close());
  const selected = await vitest.getRelevantTestSpecifications();
  const files = selected.map(({ moduleId }) => path.relative(server, moduleId));
  expect(files).toContain('kit/src/network-address.test.ts');
  expect(files).toContain('mockpay/src/app.test.ts');
  expect(files).not.toContain('kit/src/random.test.ts');
});
