import { describe, expect, it } from 'vitest';
import { returnKind } from '@/lib/games/return-kind.ts';
import { type CountedRound, createSessionTally, type ShownReturn } from './session-tally.ts';

const round = (roundId: string, facts: Partial<CountedRound> = {}): CountedRound => ({
  roundId,
  stake: '2.00',
  win: '0.00',
  status: 'settled',
  ...facts,
});

const NOW = Date.parse('2026-01-01T12:00:00Z');

function open(given: { net?: string; rounds?: readonly CountedRound[] } = {}) {
  return createSessionTally({
    currency: 'USD',
    nowMs: () => NOW,
    session: { durationMs: 60_000, net: given.net ?? '0.00' },
    rounds: given.rounds ?? [],
  });
}

const kindsOf = (returns: readonly ShownReturn[]) =>
  returns.map(({ winMinor, stakeMinor }) => returnKind({ returned: winMinor, staked: stakeMinor }));

describe('the tally of a session', () => {
  it('begins with the duration and the net result of the login', () => {
    expect(open({ net: '-12.50' }).getFacts()).toEqual({
      startedAt: NOW - 60_000,
      netMinor: -1_250n,
      roundId: null,
    });
  });

  it('counts a round when it is shown, not when its response arrives', () => {
    const tally = open();
    tally.track(round('a', { win: '46.00' }));
    expect(tally.getFacts().netMinor).toBe(0n);
    expect(kindsOf(tally.show())).toEqual(['won']);
    expect(tally.getFacts()).toMatchObject({ netMinor: 4_400n, roundId: 'a' });
  });

  it('counts a multi-step round once, with its last stake and win', () => {
    const tally = open();
    tally.track(round('a', { status: 'open' }));
    tally.show();
    tally.track(round('a', { stake: '4.00', win: '8.00' }));
    tally.show();
    expect(tally.getFacts().netMinor).toBe(400n);
  });

  it('does not call a return up to the stake a win, though it raises the net result', () => {
    const tally = open();
    tally.track(round('push', { status: 'open' }));
    expect(kindsOf(tally.show())).toEqual(['lost']);
    tally.track(round('push', { win: '2.00' }));
    expect(kindsOf(tally.show())).toEqual(['back']);
    tally.track(round('push', { win: '2.00' }));
    expect(kindsOf(tally.show())).toEqual([]);
  });

  it('removes a cancelled round', () => {
    const tally = open();
    tally.track(round('a'));
    tally.show();
    tally.track(round('a', { status: 'cancelled' }));
    tally.show();
    expect(tally.getFacts().netMinor).toBe(0n);
  });

  it.each([
    ['of this login', { createdAt: new Date(NOW - 30_000).toISOString() }, -500n],
    ['of an earlier login', { createdAt: new Date(NOW - 90_000).toISOString() }, 100n],
    ['that was cancelled', { status: 'cancelled' }, 100n],
  ])('withholds the unseen win of a round %s until the ledger’s result arrives', (_, of, net) => {
    const tally = open({ net: '1.00' });
    const createdAt = new Date(NOW).toISOString();
    tally.withhold({ ...round('a', { win: '6.00' }), createdAt, ...of });
    expect(tally.getFacts().netMinor).toBe(net);
    tally.sync({ durationMs: 60_000, net: '1.00' });
    expect(tally.getFacts().netMinor).toBe(100n);
  });

  it('does not count again what the ledger had when the game opened', () => {
    const rounds = [round('b', { status: 'open' }), round('a', { win: '5.00' })];
    const tally = open({ net: '1.00', rounds });
    expect(tally.getFacts()).toMatchObject({ netMinor: 100n, roundId: 'b' });
    tally.track(round('b', { win: '8.00' }));
    expect(kindsOf(tally.show())).toEqual(['won']);
    expect(tally.getFacts().netMinor).toBe(900n);
  });

  it('does not count a listed slip from before again, but its win', () => {
    const tally = open({ net: '-2.00' });
    tally.trackListed([round('slip', { status: 'standing' })]);
    tally.show();
    expect(tally.getFacts().netMinor).toBe(-200n);
    tally.trackListed([round('slip', { win: '7.00' })]);
    expect(kindsOf(tally.show())).toEqual(['won']);
    expect(tally.getFacts().netMinor).toBe(500n);
  });

  it('takes over the metrics of the ledger, with the play in other games', () => {
    const tally = open();
    tally.track(round('a', { win: '5.00' }));
    tally.sync({ durationMs: 90_000, net: '40.00' });
    expect(tally.getFacts()).toEqual({
      startedAt: NOW - 90_000,
      netMinor: 4_000n,
      roundId: 'a',
    });
    expect(kindsOf(tally.show())).toEqual(['won']);
    expect(tally.getFacts().netMinor).toBe(4_000n);
  });

  it('retains the complete result of a long session', () => {
    const tally = open();
    for (let place = 0; place < 200; place += 1) {
      tally.track(round(`round ${place}`));
      tally.show();
    }
    expect(tally.getFacts().netMinor).toBe(-40_000n);
  });
});
