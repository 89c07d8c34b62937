import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../server/api/src/contract/games.ts';
import { provider as calls } from '../../server/api/src/contract/provider.ts';
import { playerHistoryCalls } from '../../server/game-server/src/contract/index.ts';
import { refusalCodes } from '../../server/kit/src/errors.ts';
import { sign, verifySignature } from '../../server/kit/src/signature.ts';
import { repository } from '../support/command.ts';

/* What docs/provider.md states is what the code does. */

const guide = await readFile(path.join(repository, 'docs', 'provider.md'), 'utf8');

test('the worked example of a signature is one that the casino accepts', () => {
  const value = (name: string) => new RegExp(`^${name} +(.+)$`, 'm').exec(guide)?.[1] ?? '';
  const [secret, rawBody, header] = [value('secret'), value('body'), value('X-Signature')];
  const now = new Date(Number(value('time')) * 1000);
  expect(value('signed text')).toBe(`${value('time')}.${rawBody}`);
  expect(sign({ rawBody, secret, now })).toBe(header);
  expect(verifySignature({ header, rawBody, secrets: [secret], now })).toBe(true);
});

test('its examples of the catalogue and of past rounds are valid', () => {
  const [catalogue = '', rounds = ''] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = '']) => json,
  );
  expect(games.saveAll.input.parse(JSON.parse(catalogue)).games).toHaveLength(1);
  const { data } = JSON.parse(rounds);
  expect(playerHistoryCalls.rounds.output.strict().parse(data)).toEqual(data);
});

test('every option of the command that registers a provider is explained', async () => {
  const file = path.join(repository, 'server/api/src/commands/providers.ts');
  const usage = /const USAGE = `([^`]+)`/.exec(await readFile(file, 'utf8'))?.[1] ?? '';
  const options = new Set(usage.match(/--[a-z-]+[a-z]/g));
  expect(options.size).toBeGreaterThan(5);
  for (const option of options) expect(guide).toContain(`| \`${option}\` |`);
});

describe.each(Object.values(calls))('the call $path', ({ path: url, refusals = [] }) => {
  test('is named', () => {
    expect(guide).toContain(`\`${url.split('/').at(-1)}\``);
  });

  test('has its refusals in the table', () => {
    for (const name of refusals) expect(guide).toContain(`| ${refusalCodes[name]} |`);
  });
});
