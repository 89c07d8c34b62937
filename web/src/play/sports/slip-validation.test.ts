import { describe, expect, it } from 'vitest';
import type { OfferedEvent } from '../contract-types.ts';
import { type Slip, toggle } from './slip-state.ts';
import { validateSlip } from './slip-validation.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const iso = (ms: number) => new Date(NOON + ms).toISOString();

const offered = (eventId: string, odds: string): OfferedEvent => ({
  eventId,
  gameId: 'slam-court',
  number: 7,
  status: 'open',
  opensAt: iso(-60_000),
  closesAt: iso(10_000),
  startsAt: iso(10_000),
  endsAt: iso(80_000),
  serverSeedHash: 'a'.repeat(64),
  rulesHash: null,
  bookDigest: null,
  fixture: { kind: 'horses', course: 'Willow Bend', runners: [] },
  markets: [{ market: 'win', selections: [{ selection: '1', odds }] }],
});
const programme = [offered('one', '2.00'), offered('two', '3.50')];
const rules = {
  currency: 'USD',
  limits: { unitMinor: 100n, maxMinor: 20_000n },
  odds: { legsMax: 8, combinedMax: 100_000 },
  programme,
  now: NOON,
} as const;

const slipOf = (mode: Slip['mode'], stake = '10'): Slip =>
  programme.reduce<Slip>(
    (slip, event) =>
      toggle(slip, {
        event,
        market: 'win',
        selection: '1',
        odds: event.markets[0]?.selections[0]?.odds ?? '',
      }),
    { choices: [], mode, stake },
  );

describe('the validation of a slip', () => {
  it('counts one stake for an accumulator, and one for each single', () => {
    expect(validateSlip(slipOf('accumulator'), rules)).toEqual({
      status: 'good',
      stakeMinor: 1000n,
      totalMinor: 1000n,
      returnMinor: 7000n,
      odds: 700n,
    });
    expect(validateSlip(slipOf('singles'), rules)).toEqual({
      status: 'good',
      stakeMinor: 1000n,
      totalMinor: 2000n,
      returnMinor: 5500n,
      odds: null,
    });
  });

  it.each([
    ['empty', { ...slipOf('singles'), choices: [] }, {}],
    ['stake', slipOf('accumulator', '0.5'), {}],
    ['closed', slipOf('accumulator'), { now: NOON + 10_000 }],
    ['closed', slipOf('accumulator'), { programme: programme.slice(0, 1) }],
    [
      'changed',
      slipOf('accumulator'),
      { programme: [offered('one', '2.10'), ...programme.slice(1)] },
    ],
    ['legs', slipOf('accumulator'), { odds: { legsMax: 1, combinedMax: 100_000 } }],
    ['odds', slipOf('accumulator'), { odds: { legsMax: 8, combinedMax: 699 } }],
    ['good', slipOf('singles'), { odds: { legsMax: 1, combinedMax: 350 } }],
  ] as const)('says %s', (status, slip, changes) => {
    expect(validateSlip(slip, { ...rules, ...changes }).status).toBe(status);
  });
});
