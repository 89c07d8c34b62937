import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { expect, test } from 'vitest';
import type { SpotRound } from '../../contract-types.ts';
import { originalRound } from '../original-testing.ts';
import { reachedPercent, tablesOf } from './threshold.ts';

const tables = tablesOf(definitionInForce('lantern-limbo'));
const { events, rtpMaxPercent } = tables;

function roundOf(event: number, spot: string): SpotRound {
  const round = originalRound('r', '0.00');
  const bets = [{ spot, amount: '1.00', win: '0.00' }];
  return { ...round, outcome: { ...round.outcome, hands: [[event]], bets } };
}

test('a round reached the largest return of its own side, also of the side that the page does not offer', () => {
  expect(reachedPercent(roundOf(events - 1, 'over-200'), tables)).toBe(rtpMaxPercent * events);
  expect(reachedPercent(roundOf(0, 'over-200'), tables)).toBe(rtpMaxPercent);
  expect(reachedPercent(roundOf(0, 'under-200'), tables)).toBe(rtpMaxPercent * events);
  expect(reachedPercent(roundOf(events - 1, 'under-200'), tables)).toBe(rtpMaxPercent);
});
