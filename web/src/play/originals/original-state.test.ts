import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { describe, expect, it } from 'vitest';
import type { SpotRound } from '../contract-types.ts';
import { dice } from './boards/dice.tsx';
import { pegs } from './boards/pegs.tsx';
import {
  type OriginalEvent,
  type OriginalState,
  openingState,
  phaseOf,
  reduce,
  shownBalance,
  shownRound,
  spotMaxMinor,
} from './original-state.ts';
import { openedOriginal, originalRound } from './original-testing.ts';

const { fairness } = openedOriginal('pegfall');

const requested: OriginalEvent = { type: 'requested', stakeMinor: 100n };
const received = (round: SpotRound, balance: string): OriginalEvent => ({
  type: 'received',
  stakeMinor: 100n,
  result: { round, balance, fairness: { ...fairness, nextNonce: 8 } },
});
const rulesOf = (gameId: string) =>
  (gameId === 'pegfall' ? pegs : dice).rulesOf(definitionInForce(gameId));
const opened = (gameId: string) =>
  openingState(openedOriginal(gameId), { currency: 'USD', rules: rulesOf(gameId) });
const stateAfter = (events: readonly OriginalEvent[], from: OriginalState): OriginalState =>
  events.reduce(reduce, from);

describe('the balance while rounds are on their way', () => {
  it('is less each stake at once, and more by a win only once that round is shown', () => {
    const shown: bigint[] = [];
    let state = opened('pegfall');
    for (const event of [
      requested,
      requested,
      received(originalRound('one', '2.00'), '21.00'),
      requested,
      received(originalRound('two', '0.30'), '20.30'),
      received(originalRound('three', '11.00'), '30.30'),
      { type: 'revealed', roundId: 'two' },
      { type: 'revealed', roundId: 'one' },
      { type: 'revealed', roundId: 'three' },
    ] satisfies OriginalEvent[]) {
      state = reduce(state, event);
      shown.push(shownBalance(state));
    }
    expect(shown).toEqual([1900n, 1800n, 1800n, 1700n, 1700n, 1700n, 1730n, 1930n, 3030n]);
    expect(state.lastRounds.map(({ roundId }) => roundId)).toEqual(['three', 'one', 'two']);
  });

  it('is not replaced by one that may lack a round, and returns the stake of a refused one', () => {
    const waiting = stateAfter(
      [requested, { type: 'balance', balanceMinor: 1n }],
      opened('pegfall'),
    );
    expect([shownBalance(waiting), phaseOf(waiting)]).toEqual([1900n, 'requesting']);
    const back = stateAfter([{ type: 'refused', stakeMinor: 100n, notice: 'limit' }], waiting);
    expect([shownBalance(back), phaseOf(back), back.notice]).toEqual([2000n, 'idle', 'limit']);
  });

  it('has no win of a round that the wallet refused', () => {
    const refused: SpotRound = { ...originalRound('one', '9.00'), status: 'cancelled' };
    const state = stateAfter([requested, received(refused, '20.00')], opened('pegfall'));
    expect(shownBalance(state)).toBe(2000n);
    expect(reduce(state, { type: 'revealed', roundId: 'one' }).notice).toBe('cancelled');
  });
});

it('a round is shown as the result once no newer one is on its way', () => {
  const dealt = stateAfter(
    [requested, received(originalRound('one', '2.00'), '21.00')],
    opened('pegfall'),
  );
  expect([phaseOf(dealt), shownRound(dealt)]).toEqual(['revealing', null]);
  const shown = reduce(dealt, { type: 'revealed', roundId: 'one' });
  expect(shownRound(shown)?.roundId).toBe('one');
  expect(shownRound(reduce(shown, requested))).toBeNull();
});

describe('the return that the player names', () => {
  const { fitted } = rulesOf('quayside-dice');

  it.each([
    ['under-203', 100n, 'under-203'],
    ['under-203', 50n, 'under-204'],
    ['over-203', 20n, 'over-205'],
    ['over-101', 10n, 'over-110'],
    ['under-1000000', 10n, 'under-1000000'],
  ])('%s is fitted to a stake of %d minor units as %s', (spot, stakeMinor, expected) => {
    expect(fitted(spot, stakeMinor)).toBe(expected);
  });

  it('bounds the stake by its own largest win', () => {
    const state = { ...opened('quayside-dice'), spot: 'under-1000000' };
    expect(spotMaxMinor(state, rulesOf('quayside-dice'))).toBe(2_500n);
  });
});
