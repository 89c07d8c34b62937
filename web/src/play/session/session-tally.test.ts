import { describe, expect, it } from 'vitest';
import { type CountedRound, createSessionTally } from './session-tally.ts';

function tabStorage() {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  };
}

const round = (roundId: string, facts: Partial<CountedRound> = {}): CountedRound => ({
  roundId,
  stake: '2.00',
  win: '0.00',
  status: 'settled',
  createdAt: '2026-01-01T12:00:30.000Z',
  ...facts,
});

const START = Date.parse('2026-01-01T12:00:00Z');

function open(given: {
  storage: ReturnType<typeof tabStorage>;
  atMs?: number;
  lastRounds?: readonly CountedRound[];
}) {
  return createSessionTally({
    key: 'session phoenix-ascend USD',
    currency: 'USD',
    storage: given.storage,
    nowMs: () => START + (given.atMs ?? 0),
    lastRounds: given.lastRounds ?? [],
  });
}

describe('the tally of a session', () => {
  it('counts a round when it is shown, not when its response arrives', () => {
    const tally = open({ storage: tabStorage() });
    tally.track(round('a', { win: '46.00' }));
    expect(tally.getFacts().netMinor).toBe(0n);
    expect(tally.show()).toEqual([4_400n]);
    expect(tally.getFacts()).toEqual({ startedAt: START, netMinor: 4_400n, roundId: 'a' });
  });

  it('counts a multi-step round once, with its last stake and win', () => {
    const tally = open({ storage: tabStorage() });
    tally.track(round('a', { status: 'open' }));
    tally.show();
    tally.track(round('a', { stake: '4.00', win: '8.00' }));
    tally.show();
    expect(tally.getFacts().netMinor).toBe(400n);
  });

  it('removes a cancelled round', () => {
    const tally = open({ storage: tabStorage() });
    tally.track(round('a'));
    tally.show();
    tally.track(round('a', { status: 'cancelled' }));
    tally.show();
    expect(tally.getFacts().netMinor).toBe(0n);
  });

  it('survives a reload, and counts a round that the reload interrupted', () => {
    const storage = tabStorage();
    const before = open({ storage });
    before.track(round('a'));
    before.show();
    const lastRounds = [round('b', { win: '5.00' }), round('a')];
    const after = open({ storage, atMs: 60_000, lastRounds });
    expect(after.getFacts()).toEqual({ startedAt: START, netMinor: 100n, roundId: 'b' });
  });

  it('ignores rounds from before it began', () => {
    const earlier = round('old', { createdAt: '2026-01-01T11:59:00.000Z' });
    const tally = open({ storage: tabStorage(), lastRounds: [earlier] });
    expect(tally.getFacts()).toEqual({ startedAt: START, netMinor: 0n, roundId: null });
  });

  it('restarts after a long break', () => {
    const storage = tabStorage();
    const before = open({ storage });
    before.track(round('a'));
    before.show();
    const after = open({ storage, atMs: 31 * 60_000 });
    expect(after.getFacts().netMinor).toBe(0n);
  });

  it('restarts when the saved tally is malformed', () => {
    const storage = tabStorage();
    storage.setItem('session phoenix-ascend USD', '{"startedAt":1');
    expect(open({ storage }).getFacts().startedAt).toBe(START);
  });

  it('retains the complete result of a long session', () => {
    const storage = tabStorage();
    const tally = open({ storage });
    for (let place = 0; place < 200; place += 1) {
      tally.track(round(`round ${place}`));
      tally.show();
    }
    expect(open({ storage }).getFacts().netMinor).toBe(-40_000n);
  });
});
