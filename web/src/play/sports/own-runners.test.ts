import { expect, it } from 'vitest';
import type { BetSlip } from '../contract-types.ts';
import { ownRunners } from './own-runners.ts';

type Leg = BetSlip['legs'][number];

const legOf = (eventId: string, market: Leg['market'], selection: string): Leg => ({
  event: {
    eventId,
    number: 1,
    status: 'open',
    closesAt: '2026-11-21T12:00:00.000Z',
    startsAt: '2026-11-21T12:00:00.000Z',
    endsAt: '2026-11-21T12:00:40.000Z',
    fixture: { kind: 'horses', course: 'Willow Bend', runners: [] },
  },
  market,
  selection,
  odds: '2.00',
  outcome: 'open',
  result: null,
});
const slipOf = (legs: Leg[], status: BetSlip['status'] = 'standing'): BetSlip => ({
  kind: 'bet',
  slipId: 's1',
  gameId: 'derby-dash',
  stake: '1.00',
  win: '0.00',
  status,
  digest: 'a'.repeat(64),
  createdAt: '2026-11-21T11:59:00.000Z',
  settledAt: null,
  odds: '2.00',
  legs,
});

it('rings the runners that the player backs in this race', () => {
  const slips = [
    slipOf([legOf('race-1', 'win', '4'), legOf('race-2', 'win', '5')]),
    slipOf([legOf('race-1', 'forecast', '3-1')]),
    slipOf([legOf('race-1', 'duel', '7-8')]),
    slipOf([legOf('race-1', 'win', '6')], 'cancelled'),
  ];
  expect([...ownRunners(slips, 'race-1')]).toEqual([4, 3, 1, 7]);
  expect([...ownRunners([], 'race-1')]).toEqual([]);
});
