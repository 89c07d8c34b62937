import { describe, expect, it } from 'vitest';
import type { OfferedEvent } from '../contract-types.ts';
import {
  acceptOdds,
  betsOf,
  type Choice,
  choiceStatusOf,
  combinedOdds,
  emptySlip,
  isChosen,
  possibleReturn,
  remove,
  returnOf,
  toggle,
} from './slip-state.ts';

const CLOSES_AT = '2026-11-21T12:00:00.000Z';
const before = Date.parse(CLOSES_AT) - 1000;

function offered(eventId: string, odds: string): OfferedEvent {
  return {
    eventId,
    gameId: 'derby-dash',
    number: 7,
    status: 'open',
    opensAt: '2026-11-21T11:55:00.000Z',
    closesAt: CLOSES_AT,
    startsAt: CLOSES_AT,
    endsAt: '2026-11-21T12:01:15.000Z',
    serverSeedHash: 'a'.repeat(64),
    rulesHash: null,
    bookDigest: null,
    fixture: { kind: 'horses', course: 'Willow Bend', runners: [] },
    markets: [{ market: 'win', selections: [{ selection: '3', odds }] }],
  };
}

const choice = (eventId: string, odds: string, selection = '3'): Choice => ({
  event: offered(eventId, odds),
  market: 'win',
  selection,
  odds,
});

describe('a bet slip', () => {
  it('contains one choice of each event', () => {
    const first = toggle(emptySlip('1'), choice('one', '2.00'));
    const other = toggle(first, choice('one', '4.00', '5'));
    expect(other.choices.map(({ selection }) => selection)).toEqual(['5']);
    expect(isChosen(other, { eventId: 'one', market: 'win', selection: '3' })).toBe(false);
  });

  it('removes a choice when it is toggled again, or removed', () => {
    const one = toggle(emptySlip('1'), choice('one', '2.00'));
    expect(toggle(one, choice('one', '2.00')).choices).toEqual([]);
    expect(remove(one, 'one').choices).toEqual([]);
  });

  it('multiplies the odds of its choices and truncates to two decimals', () => {
    const odds = combinedOdds([{ odds: '1.79' }, { odds: '3.62' }, { odds: '1.05' }]);
    expect(odds).toBe(680n);
    expect(combinedOdds([{ odds: '1.79' }])).toBe(179n);
    expect(combinedOdds([])).toBe(0n);
  });

  it('computes its return in minor units', () => {
    expect(returnOf(500n, 179n)).toBe(895n);
  });

  it('counts void legs as 1.00 in its possible return, and returns nothing with a lost leg', () => {
    const leg = (odds: string, outcome: 'open' | 'won' | 'lost' | 'void') => ({ odds, outcome });
    expect(possibleReturn([leg('2.00', 'won'), leg('3.00', 'open')], 500n)).toBe(3000n);
    expect(possibleReturn([leg('2.00', 'void'), leg('3.00', 'open')], 500n)).toBe(1500n);
    expect(possibleReturn([leg('2.00', 'void'), leg('3.00', 'void')], 500n)).toBe(500n);
    expect(possibleReturn([leg('2.00', 'lost'), leg('3.00', 'open')], 500n)).toBeNull();
  });

  it('is one bet on all choices, or one on each', () => {
    const slip = toggle(toggle(emptySlip('1'), choice('one', '2.00')), choice('two', '3.00'));
    expect(betsOf(slip)).toHaveLength(1);
    expect(betsOf({ ...slip, mode: 'singles' })).toHaveLength(2);
    expect(betsOf(emptySlip('1'))).toEqual([]);
  });

  it('detects changed odds and accepts them on request', () => {
    const slip = toggle(emptySlip('1'), choice('one', '2.00'));
    const given = { programme: [offered('one', '2.10')], now: before };
    expect(choiceStatusOf(choice('one', '2.00'), given)).toEqual({ kind: 'changed', odds: '2.10' });
    const accepted = acceptOdds(slip, given);
    expect(accepted.choices.map((taken) => choiceStatusOf(taken, given).kind)).toEqual(['good']);
  });

  it('detects a closed event, by its time or its absence from the programme', () => {
    const programme = [offered('one', '2.00')];
    const late = { programme, now: Date.parse(CLOSES_AT) };
    expect(choiceStatusOf(choice('one', '2.00'), late).kind).toBe('closed');
    expect(choiceStatusOf(choice('one', '2.00'), { programme: [], now: before }).kind).toBe(
      'closed',
    );
  });
});
