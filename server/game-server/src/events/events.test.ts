import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OfferedEvent } from '../contract-event-facts.ts';
import { scheduledGame, scheduledGames } from '../engines/scheduled-games.ts';
import { startWallet } from '../rounds/wallet-under-test.ts';
import { type EventsNode, heldClock, startNode } from './events-under-test.ts';

const DRAW = 'star-draw-49';
const FOOTBALL = 'penalty-kings';
const TOKEN = 'launch-token';

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let clock: ReturnType<typeof heldClock>;
let node: EventsNode;
const nodes: EventsNode[] = [];
let requests = 0;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'events-'));
  wallet = await startWallet();
  clock = heldClock(new Date('2026-11-21T12:00:20.000Z'));
  node = another();
  await node.runDue();
});

afterEach(async () => {
  for (const open of nodes.splice(0)) open.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

function another(): EventsNode {
  const started = startNode({ dir, walletOrigin: wallet.origin, clock });
  nodes.push(started);
  return started;
}

function plays(gameId: string): void {
  wallet.state.gameId = gameId;
}

const requestId = () => {
  requests += 1;
  return `request-${requests}`;
};

async function next(gameId: string, place = 0): Promise<OfferedEvent> {
  plays(gameId);
  const { events } = await node.events.programme(TOKEN, { gameId });
  const event = events[place];
  if (!event) throw new Error('nothing is on offer');
  return event;
}

const LINES = [
  [1, 2, 3, 4, 5, 6],
  [44, 7, 49, 12, 30, 21],
];

const buyTicket = (event: OfferedEvent, more: object = {}) =>
  node.events.buyTicket(TOKEN, {
    gameId: DRAW,
    requestId: requestId(),
    eventId: event.eventId,
    price: '2.00',
    lines: LINES,
    ...more,
  });

type Leg = { event: OfferedEvent; market: 'match' | 'total-2-5'; selection: string };

function legOf({ event, market, selection }: Leg) {
  const offered = event.markets.find((one) => one.market === market);
  const odds = offered?.selections.find((one) => one.selection === selection)?.odds;
  if (!odds) throw new Error('not on offer');
  return { eventId: event.eventId, market, selection, odds };
}

const placeBet = (legs: readonly Leg[], more: object = {}) =>
  node.events.placeBet(TOKEN, {
    gameId: FOOTBALL,
    requestId: requestId(),
    stake: '10.00',
    legs: legs.map(legOf),
    ...more,
  });

async function playOut(event: OfferedEvent): Promise<void> {
  clock.moveTo(event.startsAt);
  await node.runDue();
  clock.moveTo(event.endsAt);
  await node.runDue();
}

const slips = (gameId: string) => node.events.slips(TOKEN, { gameId, limit: 50 });

describe('the programme', () => {
  it('has events of every game ahead, each sealed by the hash of its seed', async () => {
    for (const { gameId, schedule } of scheduledGames) {
      plays(gameId);
      const { now, events } = await node.events.programme(`token-${gameId}`, { gameId });
      expect(now).toBe('2026-11-21T12:00:20.000Z');
      expect(new Set(events.map(({ number }) => number)).size).toBe(schedule.startsAhead);
      expect(new Set(events.map(({ serverSeedHash }) => serverSeedHash)).size).toBe(events.length);
      for (const { status, closesAt } of events) {
        expect(status).toBe('open');
        expect(closesAt > now).toBe(true);
      }
    }
  });

  it('has a draw on each full minute', async () => {
    const event = await next(DRAW);
    expect(event).toMatchObject({
      closesAt: '2026-11-21T12:00:55.000Z',
      startsAt: '2026-11-21T12:01:00.000Z',
      endsAt: '2026-11-21T12:01:15.000Z',
    });
  });

  it('goes on as time passes, and two processes offer each event once', async () => {
    const other = another();
    const before = await next(FOOTBALL);
    clock.moveTo(before.closesAt);
    await Promise.all([node.runDue(), other.runDue()]);
    const after = await node.events.programme(TOKEN, { gameId: FOOTBALL });
    expect(await other.events.programme(TOKEN, { gameId: FOOTBALL })).toEqual(after);
    expect(after.events[0]?.number).toBe(before.number + 1);
    expect(after.events).toHaveLength(16);
  });

  it('belongs to the game that the token was launched for', async () => {
    plays(DRAW);
    await expect(node.events.programme(TOKEN, { gameId: FOOTBALL })).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
    plays('phoenix-ascend');
    const gone = node.events.programme('other-token', { gameId: 'phoenix-ascend' });
    await expect(gone).rejects.toMatchObject({ data: { problem: 'invalid-game' } });
  });
});

describe('a draw', () => {
  it('sells a ticket, draws six balls one by one and pays every line by its hits', async () => {
    const event = await next(DRAW);
    const { slip, balance } = await buyTicket(event);
    expect(slip).toMatchObject({ status: 'standing', stake: '4.00', win: '0.00', drawn: null });
    expect(slip.lines[1]?.numbers).toEqual([7, 12, 21, 30, 44, 49]);
    expect(balance).toBe('996.00');

    clock.moveTo(event.startsAt);
    await node.runDue();
    clock.advance(5000);
    const live = await node.events.live(TOKEN, { gameId: DRAW });
    const drawing = live.events.find(({ eventId }) => eventId === event.eventId);
    expect(drawing?.status).toBe('live');
    expect(drawing?.result).toBeNull();
    expect(drawing?.progress).toMatchObject({ elapsed: 2, steps: 6 });

    clock.moveTo(event.endsAt);
    await node.runDue();
    const { slips: own } = await slips(DRAW);
    const settled = own[0];
    if (settled?.kind !== 'draw' || !settled.drawn) throw new Error('no ticket was drawn');
    expect(settled.status).toBe('settled');
    const multiples = [0, 0, 3, 14, 120, 6000, 1_000_000];
    const paid = settled.lines.map(({ matched }) => 200 * (multiples[matched ?? 0] ?? 0));
    expect(settled.lines.map(({ win }) => Number(win) * 100)).toEqual(paid);
    expect(Number(settled.win) * 100).toBe(paid.reduce((sum, win) => sum + win, 0));
    expect(wallet.state.balanceMinor).toBe(99_600n + BigInt(Number(settled.win) * 100));
    expect([...wallet.wins.values()]).toMatchObject([{ roundId: slip.slipId, finished: true }]);
  });

  it('can be drawn again from its seeds, and its client seed from the slips', async () => {
    const event = await next(DRAW);
    const first = await buyTicket(event);
    const second = await buyTicket(event);
    const proof = () => node.events.eventProof(TOKEN, { gameId: DRAW, eventId: event.eventId });
    expect(await proof()).toMatchObject({ serverSeed: null, clientSeed: null, book: null });

    clock.moveTo(event.startsAt);
    await node.runDue();
    const digests = [first.slip.digest, second.slip.digest].sort();
    const sealed = await proof();
    expect(sealed).toMatchObject({ serverSeed: null, book: digests, progress: null });
    expect(sealed.clientSeed).toBe(sha256Hex(digests.join('\n')));
    expect(sealed.event.result).toBeNull();

    clock.moveTo(event.endsAt);
    const open = await proof();
    const { serverSeed, clientSeed, ownSlips } = open;
    if (serverSeed === null || clientSeed === null) throw new Error('the seeds are not shown');
    expect(sha256Hex(serverSeed)).toBe(event.serverSeedHash);
    for (const { content, digest } of ownSlips) expect(sha256Hex(content)).toBe(digest);
    expect(ownSlips).toHaveLength(2);
    const stream = outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed, nonce: 0 });
    const again = scheduledGame(DRAW)?.play(event.fixture, stream);
    expect(again?.result).toEqual(open.event.result);
    expect(again?.progress).toEqual(open.progress);
  });

  it('lists its results, the latest first', async () => {
    const event = await next(DRAW);
    await playOut(event);
    clock.advance(60_000);
    await node.runDue();
    const { events } = await node.events.results(TOKEN, { gameId: DRAW, limit: 20 });
    expect(events.map(({ number, status }) => [number, status])).toEqual([
      [event.number + 1, 'finished'],
      [event.number, 'finished'],
    ]);
    const before = { gameId: DRAW, limit: 20, before: event.number + 1 };
    expect((await node.events.results(TOKEN, before)).events).toHaveLength(1);
  });

  it.each([
    ['a price that it does not have', { price: '3.00' }],
    ['a price in parts of a cent', { price: '2.001' }],
    ['a line with a number twice', { lines: [[1, 1, 2, 3, 4, 5]] }],
    ['a line twice', { lines: [LINES[0], [6, 5, 4, 3, 2, 1]] }],
    ['a draw that it does not have', { eventId: 'star-draw-49-1-1' }],
  ])('sells no ticket with %s', async (_, order) => {
    const event = await next(DRAW);
    await expect(buyTicket(event, order)).rejects.toMatchObject({ reason: 'INVALID_BET' });
    expect(wallet.betCalls).toEqual([]);
  });

  it('opens, and shows its proof, for its own game alone', async () => {
    const event = await next(FOOTBALL);
    plays(DRAW);
    const wrong = node.events.open('token of a draw', { gameId: FOOTBALL });
    await expect(wrong).rejects.toMatchObject({ data: { problem: 'invalid-game' } });
    const asked = { gameId: DRAW, eventId: event.eventId };
    const proof = node.events.eventProof('token of a draw', asked);
    await expect(proof).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('is closed between its last sale and its start', async () => {
    const event = await next(DRAW);
    clock.moveTo(event.closesAt);
    const asked = { gameId: DRAW, eventId: event.eventId };
    const { event: shown } = await node.events.eventProof(TOKEN, asked);
    expect(shown).toMatchObject({ status: 'closed', result: null });
  });

  it('sells nothing once it is closed', async () => {
    const event = await next(DRAW);
    clock.moveTo(event.closesAt);
    await expect(buyTicket(event)).rejects.toMatchObject({ reason: 'INVALID_BET' });
    expect(wallet.betCalls).toEqual([]);
  });
});

describe('a match', () => {
  it('pays the one of three outcomes that came true at its odds', async () => {
    const event = await next(FOOTBALL);
    const bets = [];
    for (const selection of ['home', 'draw', 'away']) {
      bets.push((await placeBet([{ event, market: 'match', selection }])).slip);
    }
    await playOut(event);
    const { slips: own } = await slips(FOOTBALL);
    const won = own.filter(({ win }) => win !== '0.00');
    expect(own.map(({ status }) => status)).toEqual(['settled', 'settled', 'settled']);
    expect(won).toHaveLength(1);
    const sold = bets.find(({ slipId }) => slipId === won[0]?.slipId);
    expect(Number(won[0]?.win)).toBeCloseTo(10 * Number(sold?.odds), 10);
    expect(wallet.state.balanceMinor).toBe(97_000n + BigInt(Math.round(Number(won[0]?.win) * 100)));
  });

  it('multiplies the odds of an accumulator, which one lost leg ends at once', async () => {
    const [first, second] = [await next(FOOTBALL), await next(FOOTBALL, 4)];
    expect(second.number).toBe(first.number + 1);
    for (const one of ['over', 'under']) {
      for (const other of ['over', 'under']) {
        await placeBet([
          { event: first, market: 'total-2-5', selection: one },
          { event: second, market: 'total-2-5', selection: other },
        ]);
      }
    }
    await playOut(first);
    const half = (await slips(FOOTBALL)).slips;
    expect(half.map(({ status }) => status).sort()).toEqual([
      'settled',
      'settled',
      'standing',
      'standing',
    ]);
    await playOut(second);
    const own = (await slips(FOOTBALL)).slips;
    const won = own.filter(({ win }) => win !== '0.00');
    expect(won).toHaveLength(1);
    const slip = won[0];
    if (slip?.kind !== 'bet') throw new Error('no bet has won');
    const product = slip.legs.reduce((odds, leg) => odds * Number(leg.odds), 1);
    expect(Number(slip.odds)).toBe(Math.floor(product * 100 + 1e-6) / 100);
    expect(Number(slip.win)).toBeCloseTo(10 * Number(slip.odds), 10);
    expect(slip.legs.map(({ outcome }) => outcome)).toEqual(['won', 'won']);
  });

  it('tells its course minute by minute and its score only after the whistle', async () => {
    const event = await next(FOOTBALL);
    clock.moveTo(event.startsAt);
    await node.runDue();
    let goals = 0;
    for (let minute = 0; minute < 90; minute += 9) {
      const { events } = await node.events.live(TOKEN, { gameId: FOOTBALL });
      const match = events.find(({ eventId }) => eventId === event.eventId);
      if (match?.progress?.kind !== 'football') throw new Error('no match is on');
      const { home, away, moments, elapsed } = match.progress;
      expect(elapsed).toBe(minute);
      expect(moments.every((moment) => moment.minute <= minute)).toBe(true);
      expect(home + away).toBeGreaterThanOrEqual(goals);
      expect(match.result).toBeNull();
      goals = home + away;
      clock.advance(7500);
    }
    const { events } = await node.events.live(TOKEN, { gameId: FOOTBALL });
    const over = events.find(({ eventId }) => eventId === event.eventId);
    expect(over?.status).toBe('finished');
    expect(over?.result).toMatchObject({ kind: 'football' });
  });

  it.each([
    ['a stake between two units', { stake: '10.50' }],
    ['a stake above the most', { stake: '201.00' }],
    ['no stake at all', { stake: '0.00' }],
  ])('takes no bet with %s', async (_, order) => {
    const event = await next(FOOTBALL);
    const bet = placeBet([{ event, market: 'match', selection: 'home' }], order);
    await expect(bet).rejects.toMatchObject({ reason: 'INVALID_BET' });
  });

  it('takes no bet at other odds, on other markets, or on one event twice', async () => {
    const event = await next(FOOTBALL);
    const leg = legOf({ event, market: 'match', selection: 'home' });
    const other = legOf({ event, market: 'total-2-5', selection: 'over' });
    for (const legs of [
      [{ ...leg, odds: '99.00' }],
      [{ ...leg, selection: 'nobody' }],
      [{ ...leg, market: 'forecast' as const }],
      [leg, other],
    ]) {
      const bet = placeBet([], { legs });
      await expect(bet).rejects.toMatchObject({ reason: 'INVALID_BET' });
    }
    expect(wallet.betCalls).toEqual([]);
  });

  it('takes no accumulator beyond the longest odds', async () => {
    plays(FOOTBALL);
    const { events } = await node.events.programme(TOKEN, { gameId: FOOTBALL });
    const legs = events.slice(0, 8).map(({ eventId, markets }) => {
      const scores = markets.find(({ market }) => market === 'correct-score');
      const odds = scores?.selections.find(({ selection }) => selection === '3-3')?.odds ?? '';
      return { eventId, market: 'correct-score' as const, selection: '3-3', odds };
    });
    const offered = legs.filter(({ odds }) => odds !== '');
    const bet = placeBet([], { legs: offered });
    await expect(bet).rejects.toMatchObject({ reason: 'INVALID_BET' });
  });
});

/** A request waits for a silent wallet for some seconds, and a busy machine takes its time. */
const PATIENT = { timeout: 30_000 };

describe('a slip', PATIENT, () => {
  it('is bought once for one request, and another content is a conflict', async () => {
    const event = await next(DRAW);
    const bought = await buyTicket(event, { requestId: 'the-same-one' });
    expect(await buyTicket(event, { requestId: 'the-same-one' })).toEqual(bought);
    expect(wallet.bets.size).toBe(1);
    const other = buyTicket(event, { requestId: 'the-same-one', price: '1.00' });
    await expect(other).rejects.toMatchObject({ reason: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is cancelled where the wallet says no, and says so again', async () => {
    const event = await next(DRAW);
    wallet.behave('INSUFFICIENT_BALANCE');
    const order = { requestId: 'no-money-left' };
    await expect(buyTicket(event, order)).rejects.toMatchObject({ reason: 'INSUFFICIENT_BALANCE' });
    await expect(buyTicket(event, order)).rejects.toMatchObject({ reason: 'INSUFFICIENT_BALANCE' });
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'cancelled', win: '0.00' }]);
  });

  it('stands once where the answer of the wallet was lost', async () => {
    const event = await next(DRAW);
    wallet.behave('lose-answer');
    const { slip, balance } = await buyTicket(event);
    expect([slip.status, balance]).toEqual(['standing', '996.00']);
    expect(wallet.bets.size).toBe(1);
  });

  it('gets its stake back where it was not confirmed before the start, whatever is drawn', async () => {
    const event = await next(DRAW);
    wallet.behave('lose-answer', 'fail', 'fail', 'fail');
    const order = { requestId: 'never-confirmed' };
    await expect(buyTicket(event, order)).rejects.toMatchObject({
      data: { problem: 'connection-lost' },
    });
    expect(wallet.state.balanceMinor).toBe(99_600n);
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'pending' }]);
    await playOut(event);
    expect(wallet.state.balanceMinor).toBe(100_000n);
    expect(wallet.winCalls).toEqual([]);
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'cancelled' }]);
    await expect(buyTicket(event, order)).rejects.toMatchObject({ reason: 'ROUND_CLOSED' });
    const proof = await node.events.eventProof(TOKEN, { gameId: DRAW, eventId: event.eventId });
    expect(proof.book).toEqual([]);
  });

  it('is taken back before it is cancelled where it is refused after a lost answer', async () => {
    const event = await next(DRAW);
    wallet.behave('lose-answer', 'INSUFFICIENT_BALANCE');
    wallet.state.rollbacksLost = 1;
    await expect(buyTicket(event)).rejects.toMatchObject({ reason: 'INSUFFICIENT_BALANCE' });
    expect(wallet.betCalls).toHaveLength(2);
    expect(wallet.tombstones.size).toBe(1);
    expect(wallet.state.balanceMinor).toBe(100_000n);
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'cancelled' }]);
  });

  it('needs no taking back where the wallet says that it did nothing and then refuses', async () => {
    const event = await next(DRAW);
    wallet.behave('busy', 'INSUFFICIENT_BALANCE');
    await expect(buyTicket(event)).rejects.toMatchObject({ reason: 'INSUFFICIENT_BALANCE' });
    expect(wallet.tombstones.size).toBe(0);
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'cancelled' }]);
  });

  it('is taken back where the wallet takes its stake after the start', async () => {
    const event = await next(DRAW);
    wallet.state.meanwhile = () => clock.moveTo(event.startsAt);
    await expect(buyTicket(event)).rejects.toMatchObject({ reason: 'ROUND_CLOSED' });
    expect(wallet.bets.size).toBe(1);
    expect(wallet.state.balanceMinor).toBe(100_000n);
    await playOut(event);
    expect(wallet.winCalls).toEqual([]);
  });

  it('is one of a hundred open ones at most', async () => {
    const event = await next(DRAW, 1);
    for (let count = 0; count < 100; count += 1) await buyTicket(event, { lines: LINES.slice(1) });
    const one = buyTicket(event, { lines: LINES.slice(1) });
    await expect(one).rejects.toMatchObject({ reason: 'INVALID_BET' });
    expect(wallet.betCalls).toHaveLength(100);
    await playOut(await next(DRAW));
    await playOut(event);
    const later = await next(DRAW);
    await buyTicket(later);
  });

  it('is brought to stand by the due work where its player is gone', async () => {
    const event = await next(DRAW, 3);
    wallet.behave('fail', 'fail', 'fail', 'fail');
    await expect(buyTicket(event)).rejects.toMatchObject({ reason: 'OVERLOADED' });
    clock.advance(45_000);
    await node.runDue();
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'standing' }]);
    expect(wallet.bets.size).toBe(1);
  });

  it('is paid when its player has gone and the token has ended', async () => {
    const event = await next(FOOTBALL);
    for (const selection of ['over', 'under']) {
      await placeBet([{ event, market: 'total-2-5', selection }]);
    }
    wallet.state.tokenAlive = false;
    await playOut(event);
    expect(wallet.wins.size).toBe(2);
    expect(wallet.state.balanceMinor).toBeGreaterThan(98_000n);
  });

  it('is paid once where the wallet fails at first', async () => {
    const event = await next(DRAW);
    await buyTicket(event);
    clock.moveTo(event.startsAt);
    await node.runDue();
    clock.moveTo(event.endsAt);
    wallet.behave('lose-answer', 'fail');
    await node.runDue();
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'standing', settledAt: null }]);
    for (let look = 0; look < 3; look += 1) {
      clock.advance(5000);
      await node.runDue();
    }
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'settled' }]);
    expect(wallet.winCalls).toHaveLength(3);
    expect(wallet.wins.size).toBe(1);
  });

  it('is paid later, and somebody hears of it, where the wallet does not take its win', async () => {
    const event = await next(DRAW);
    await buyTicket(event);
    clock.moveTo(event.startsAt);
    await node.runDue();
    clock.moveTo(event.endsAt);
    wallet.behave('UNKNOWN_BET');
    await node.runDue();
    expect(node.troubles).toEqual(['a win is not taken']);
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'standing', settledAt: null }]);
    clock.advance(60_000);
    await node.runDue();
    expect((await slips(DRAW)).slips).toMatchObject([{ status: 'settled' }]);
    expect(wallet.wins.size).toBe(1);
  });

  it('is listed for its own wallet and game, newest first', async () => {
    const event = await next(DRAW);
    const bought = [];
    for (let count = 0; count < 3; count += 1) bought.push((await buyTicket(event)).slip.slipId);
    const ids = async (more: object) => {
      const page = await node.events.slips(TOKEN, { gameId: DRAW, limit: 2, ...more });
      return page.slips.map(({ slipId }) => slipId);
    };
    expect(await ids({})).toEqual([bought[2], bought[1]]);
    expect(await ids({ before: bought[1] })).toEqual([bought[0]]);
    wallet.state.walletType = 'BRL';
    const other = await node.events.slips('other-token', { gameId: DRAW, limit: 2 });
    expect(other.slips).toEqual([]);
  });
});

describe('a casino that was down', () => {
  it('draws and pays afterwards what was sold before', async () => {
    const event = await next(DRAW);
    const { slip } = await buyTicket(event);
    node.close();
    nodes.splice(nodes.indexOf(node), 1);
    clock.advance(2 * 60 * 60_000);
    node = another();
    await node.runDue();
    const { slips: own } = await slips(DRAW);
    expect(own).toMatchObject([{ slipId: slip.slipId, status: 'settled' }]);
    expect(wallet.wins.size).toBe(1);
  });

  it('gives the stakes back where it was down for hours, and a void leg counts as 1.00', async () => {
    const [first, second] = [await next(FOOTBALL), await next(FOOTBALL, 4)];
    await placeBet([{ event: first, market: 'match', selection: 'home' }]);
    const legs: Leg[] = [
      { event: first, market: 'match', selection: 'home' },
      { event: second, market: 'match', selection: 'home' },
    ];
    await placeBet(legs);
    clock.advance(7 * 60 * 60_000);
    await node.runDue();
    expect(wallet.state.balanceMinor).toBe(100_000n);
    const { slips: own } = await slips(FOOTBALL);
    expect(own).toMatchObject([
      { status: 'settled', win: '10.00', legs: [{ outcome: 'void' }, { outcome: 'void' }] },
      { status: 'settled', win: '10.00', legs: [{ outcome: 'void', result: null }] },
    ]);
    const { events } = await node.events.results(TOKEN, { gameId: FOOTBALL, limit: 50 });
    expect(events.every(({ status, result }) => status === 'void' && result === null)).toBe(true);
  });

  it('forgets what nobody bought after a day, and keeps what somebody did', async () => {
    const event = await next(DRAW);
    await buyTicket(event);
    await playOut(event);
    clock.advance(25 * 60 * 60_000);
    await node.runDue();
    const count = (where: string) =>
      node.store.prepare(`SELECT count(*) FROM ${where}`).pluck().get();
    expect(count(`events WHERE ends_at < ${clock.now().getTime() - 86_400_000}`)).toBe(1);
    expect(count('slips')).toBe(1);
    clock.advance(30 * 24 * 60 * 60_000);
    await node.runDue();
    expect([count('slips'), count('slip_events')]).toEqual([0, 0]);
  });
});

describe('two processes over the same books', () => {
  it('draw each event once and pay each slip once, whoever sold it', async () => {
    const other = another();
    const event = await next(DRAW);
    const bought = [];
    for (let count = 0; count < 12; count += 1) {
      bought.push((await buyTicket(event)).slip.slipId);
      node = count % 2 === 0 ? other : (nodes[0] ?? other);
    }
    const [one] = nodes;
    if (!one) throw new Error('no process is left');
    clock.moveTo(event.startsAt);
    await Promise.all([one.runDue(), other.runDue(), one.runDue(), other.runDue()]);
    const proofs = await Promise.all(
      [one, other].map((each) =>
        each.events.eventProof(TOKEN, { gameId: DRAW, eventId: event.eventId }),
      ),
    );
    expect(proofs[0]).toEqual(proofs[1]);
    expect(proofs[0]?.book).toHaveLength(12);
    clock.moveTo(event.endsAt);
    await Promise.all([one.runDue(), other.runDue(), one.runDue(), other.runDue()]);
    expect(wallet.winCalls.map(({ roundId }) => roundId).sort()).toEqual([...bought].sort());
    expect([...one.troubles, ...other.troubles]).toEqual([]);
  });
});
