import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  type MarketRules,
  marketRules,
  markets,
  slotStakeMaxMinor,
} from '../server/api/src/contract/markets.ts';
import { repository } from './support/command.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

test('the table', () => {
  const open: MarketRules = {
    autoplay: true,
    stakeRaises: true,
    quickPlay: true,
    roundGapMs: { slot: 0, other: 0 },
    slotStakeMax: null,
    firstDeposit: 'offer',
    realityCheckMinutes: 0,
    offersBeforeStake: true,
    depositMethods: ['credit-card', 'debit-card', 'pix', 'bank'],
    idleEndMs: null,
  };
  expect(marketRules).toEqual({
    open,
    gb: {
      autoplay: false,
      stakeRaises: false,
      quickPlay: false,
      roundGapMs: { slot: 2500, other: 5000 },
      slotStakeMax: { amount: 5, walletType: 'GBP' },
      firstDeposit: 'choose',
      realityCheckMinutes: 60,
      offersBeforeStake: true,
      depositMethods: ['debit-card', 'pix', 'bank'],
      idleEndMs: null,
    },
    br: {
      ...open,
      stakeRaises: false,
      firstDeposit: 'require',
      realityCheckMinutes: 60,
      offersBeforeStake: false,
      depositMethods: ['pix', 'bank'],
      idleEndMs: 1_800_000,
    },
    mt: { ...open, stakeRaises: false, realityCheckMinutes: 60 },
  });
});

test.each([
  ['gb', 'GBP', 500n],
  ['gb', 'USD', 635n],
  ['gb', 'EUR', 587n],
  ['gb', 'BRL', 3527n],
  ['gb', 'JPY', 962n],
  ['br', 'BRL', null],
] as const)('the most of a slot’s round in %s, in %s, is %s', (market, currency, minor) => {
  expect(slotStakeMaxMinor(market, currency)).toBe(minor);
});

describe('docs/markets.md', () => {
  const rows = read('docs/markets.md')
    .split('\n')
    .filter((line) => /^\| [a-z, ]+ \| `/.test(line))
    .map((line) => {
      const [where = '', rule = '', source = '', code = '', proofs = ''] = line
        .slice('| '.length, -' |'.length)
        .split(' | ');
      const name = rule.slice(1, rule.indexOf('`', 1));
      return { markets: where.split(', '), name, source, code, proofs: proofs.split('; ') };
    });

  it('has a row for each rule that differs from the open market, and no other', () => {
    const differing = markets.flatMap((market) =>
      Object.entries(marketRules[market])
        .filter(([name, rule]) => rule !== marketRules.open[name as keyof MarketRules])
        .map(([name]) => `${market} ${name}`),
    );
    const documented = rows.flatMap((row) => row.markets.map((market) => `${market} ${row.name}`));
    expect(documented.sort()).toEqual(differing.sort());
  });

  it.each(rows)('names source, code and tests of $markets $name', ({ source, code, proofs }) => {
    expect(source).not.toBe('');
    for (const [, file = ''] of code.matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?)`/g)) {
      expect(existsSync(path.join(repository, file)), file).toBe(true);
    }
    const tests = read('tests/api/markets.test.ts');
    for (const proof of proofs) {
      const file = /^`(.+)`$/.exec(proof)?.[1];
      if (file === undefined) expect(tests).toContain(`'${proof}`);
      else expect(existsSync(path.join(repository, file)), file).toBe(true);
    }
  });
});
