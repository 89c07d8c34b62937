import { describe, expect, it } from 'vitest';
import type { PastEvent } from '../contract-types.ts';
import { checkSlip, replaySlip } from './replay-slip.ts';
import { loadInForce, rulesInForce } from './rules-testing.ts';
import { scheduledEngine } from './scheduled-engine.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const team = (name: string) => ({ id: name, name, attack: 3, defence: 3 });

function event(facts: Pick<PastEvent, 'eventId' | 'gameId' | 'fixture' | 'result'>): PastEvent {
  return {
    ...facts,
    number: 1,
    status: facts.result === null ? 'live' : 'finished',
    opensAt: NOON,
    closesAt: NOON,
    startsAt: NOON,
    endsAt: NOON,
    serverSeedHash: 'f'.repeat(64),
    rulesHash: null,
    bookDigest: null,
  };
}

const match = (eventId: string, result: PastEvent['result']): PastEvent =>
  event({
    eventId,
    gameId: 'penalty-kings',
    fixture: { kind: 'football', home: team('Lions'), away: team('Owls') },
    result,
  });
const homeWins = { kind: 'football', home: 2, away: 1 } as const;
const awayWins = { kind: 'football', home: 0, away: 1 } as const;

const leg = (eventId: string, odds: string) => ({
  ...{ eventId, market: 'match', selection: 'home', odds },
});
const textOf = (order: object, stake = '5.00') =>
  JSON.stringify({ slipId: 's', requestId: 'r', gameId: 'g', walletType: 'USD', stake, order });
const accumulator = textOf({ kind: 'bet', legs: [leg('one', '1.85'), leg('two', '2.10')] });

const replayed = (content: string, events: readonly PastEvent[]) =>
  replaySlip(content, {
    events,
    scheduledFor: ({ gameId }) => scheduledEngine(rulesInForce(gameId).sheet),
  });

describe('a replayed slip', () => {
  it('is settled with the definitions that its events name', async () => {
    const events = [match('one', homeWins), match('two', homeWins)];
    const slip = await checkSlip(accumulator, { events, loadRules: loadInForce });
    expect(slip).toEqual(replayed(accumulator, events));
  });

  it('pays a ticket line by line', () => {
    const lines = [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 40, 41, 42, 43],
    ];
    const drawn = event({
      eventId: 'draw',
      gameId: 'star-draw-49',
      fixture: { kind: 'draw' },
      result: { kind: 'draw', numbers: [6, 5, 4, 10, 11, 12] },
    });
    const ticket = textOf({ kind: 'draw', eventId: 'draw', lines }, '2.00');
    expect(replayed(ticket, [drawn])).toMatchObject({
      lines: [
        { hits: 3, winMinor: 1400n },
        { hits: 0, winMinor: 0n },
      ],
      winMinor: 1400n,
    });
    expect(replayed(ticket, [{ ...drawn, result: null, status: 'void' }])).toMatchObject({
      lines: [{ hits: null, winMinor: 100n }, { hits: null }],
      winMinor: 200n,
    });
    expect(replayed(ticket, [{ ...drawn, result: null, status: 'live' }])?.winMinor).toBeNull();
  });

  it('multiplies the odds of all legs, each of which must win', () => {
    const both = [match('one', homeWins), match('two', homeWins)];
    expect(replayed(accumulator, both)).toMatchObject({ odds: 388n, winMinor: 1940n });
    const lost = [match('one', homeWins), match('two', awayWins)];
    expect(replayed(accumulator, lost)?.winMinor).toBe(0n);
  });

  it('counts a void leg as 1.00', () => {
    const off: PastEvent = { ...match('two', null), status: 'void' };
    expect(replayed(accumulator, [match('one', homeWins), off])?.winMinor).toBe(925n);
  });

  it('is undecided while a leg is open or unknown, unless another leg is lost', () => {
    const open = match('two', null);
    expect(replayed(accumulator, [match('one', homeWins), open])?.winMinor).toBeNull();
    expect(replayed(accumulator, [match('one', homeWins)])?.winMinor).toBeNull();
    expect(replayed(accumulator, [match('one', awayWins)])?.winMinor).toBe(0n);
  });

  it('is null for content that is no slip', () => {
    for (const text of ['', 'a slip', '[]', 'null', '{"stake":"1.00"}', textOf({ kind: 'bet' })]) {
      expect(replayed(text, [])).toBeNull();
    }
  });
});
