import { fdatasync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnPostgresql } from '../../../../tests/support/game-database.ts';
import { eventCalls } from '../contract/fixtures.ts';
import { type DecisionRound, openedDecisions } from '../contract/multi-step.ts';
import { gameServerCalls } from '../contract/rounds.ts';
import { openedSlot } from '../contract/slot.ts';
import { type PowerCuts, startPowerCuts } from '../testing/power-cuts.ts';

let cuts: PowerCuts;
let wallet: PowerCuts['wallet'];

beforeEach(async () => {
  cuts = await startPowerCuts();
  wallet = cuts.wallet;
});

afterEach(() => cuts.close());

const post: PowerCuts['call'] = (call, body) => cuts.call(call, body);
const spin = (requestId: string) => post(gameServerCalls.spin, { requestId, stake: '1.00' });
const spun = async (requestId: string) =>
  gameServerCalls.spin.output.parse((await spin(requestId)).data);

/** An open round of Hall Blackjack whose player may double. */
async function dealtAndOpen(): Promise<DecisionRound> {
  wallet.state.gameId = 'hall-blackjack';
  for (let tries = 0; tries < 30; tries += 1) {
    const requestId = `request-deal-${tries}`;
    const response = await post(gameServerCalls.deal, { requestId, stake: '2.00' });
    const opened = gameServerCalls.deal.output.parse(response.data);
    const chosen = await choose(opened.round, 'hands-1');
    const { round } = gameServerCalls.choose.output.parse(chosen.data);
    if (round.choices.some(({ name }) => name === 'double')) return round;
    await playedOut(round);
  }
  throw new Error('no round was dealt that may be doubled');
}

async function playedOut(round: DecisionRound): Promise<void> {
  const free = round.choices.findLast(({ stake }) => Number(stake) === 0);
  if (!free) return;
  const chosen = await choose(round, free.name);
  await playedOut(gameServerCalls.choose.output.parse(chosen.data).round);
}

const choose = ({ roundId, outcome }: DecisionRound, choice: string) =>
  post(gameServerCalls.choose, {
    requestId: `${choice}-${roundId}`,
    roundId,
    step: outcome.steps.length,
    choice,
  });

describe('after a power cut', () => {
  it('a round whose stake the wallet posted is settled by the scheduler, with the outcome that the player saw', async () => {
    const cut = cuts.imageWhenRequested();
    const before = await spun('request-spin');
    await cuts.startFrom(cut.image);
    expect(wallet.calls).toHaveLength(2);
    expect([...wallet.applied.keys()]).toEqual([before.round.roundId]);
    const again = await spun('request-spin');
    expect(again.round).toEqual(before.round);
    expect(again.balance).toBe(before.balance);
    const next = await spun('request-next');
    expect(next.round.proof.nonce).toBe(before.round.proof.nonce + 1);
  });

  it('a round whose call did not arrive is sent again with the same outcome', async () => {
    wallet.behave('lose-request');
    const cut = cuts.imageWhenRequested();
    const before = await spun('request-spin');
    // Discards what the server did after the cut.
    wallet.applied.clear();
    await cuts.startFrom(cut.image);
    expect([...wallet.applied.keys()]).toEqual([before.round.roundId]);
    expect((await spun('request-spin')).round).toEqual(before.round);
  });

  it('a bet whose refusal was sent stays refused', async () => {
    wallet.behave('INSUFFICIENT_BALANCE');
    const refused = await spin('request-spin');
    expect(refused.code).toBe(1101);
    await cuts.startFrom(cuts.durable());
    expect((await spin('request-spin')).code).toBe(1101);
    expect(wallet.applied.size).toBe(0);
  });

  it('no round is dealt from a revealed seed', async () => {
    await spun('request-spin');
    const rotated = await post(gameServerCalls.rotate, {});
    const { revealed, fairness } = gameServerCalls.rotate.output.parse(rotated.data);
    await cuts.startFrom(cuts.durable());
    const opened = openedSlot.parse((await post(gameServerCalls.open, {})).data);
    expect(opened.fairness).toEqual(fairness);
    const { round } = await spun('request-next');
    expect(round.proof.serverSeedHash).toBe(fairness.serverSeedHash);
    expect(round.proof.serverSeedHash).not.toBe(revealed.serverSeedHash);
  });

  it('the opening stake of a multi-step round is posted once, and the cards are the same', async () => {
    wallet.state.gameId = 'hall-blackjack';
    const cut = cuts.imageWhenRequested();
    const before = await dealtAndOpen();
    const bets = wallet.bets.size;
    await cuts.startFrom(cut.image);
    const opened = openedDecisions.parse((await post(gameServerCalls.open, {})).data);
    if (opened.round === null) throw new Error('the round is lost');
    const chosen = await choose(opened.round, 'hands-1');
    const { round } = gameServerCalls.choose.output.parse(chosen.data);
    expect({ ...round, ruledAt: null }).toEqual({ ...before, ruledAt: null });
    expect(wallet.bets.size).toBe(bets);
  });

  it('a choice that disclosed a card is stored, and a further stake is part of its round', async () => {
    const open = await dealtAndOpen();
    const bets = wallet.bets.size;
    const cut = cuts.imageWhenRequested();
    const { round } = gameServerCalls.choose.output.parse((await choose(open, 'double')).data);
    expect(wallet.bets.size).toBe(bets + 1);
    await cuts.startFrom(cut.image);
    expect(wallet.bets.size).toBe(bets + 1);
    const again = gameServerCalls.choose.output.parse((await choose(open, 'double')).data);
    expect(again.round).toEqual(round);
  });

  it('a choice without a stake that disclosed a card cannot be replaced', async () => {
    const open = await dealtAndOpen();
    const { round } = gameServerCalls.choose.output.parse((await choose(open, 'hit')).data);
    await cuts.startFrom(cuts.durable());
    expect((await choose(open, 'stand')).code).toBe(1202);
    const again = gameServerCalls.choose.output.parse((await choose(open, 'hit')).data);
    expect(again.round.outcome).toEqual(round.outcome);
  });

  it('a slip whose stake the wallet posted is standing, without its player', async () => {
    wallet.state.gameId = 'star-draw-49';
    const onSale = async () => {
      const offered = await post(eventCalls.programme, {});
      const programme = eventCalls.programme.output.parse(offered.data);
      expect(programme.events).not.toEqual([]);
      return programme.events;
    };
    const events = await vi.waitFor(onSale, { timeout: 60_000 });
    const order = { eventId: events.at(-1)?.eventId, price: '1.00', lines: [[1, 2, 3, 4, 5, 6]] };
    const cut = cuts.imageWhenRequested();
    const bought = await post(eventCalls.buyTicket, { requestId: 'request-ticket', ...order });
    const { slip } = eventCalls.buyTicket.output.parse(bought.data);
    await cuts.startFrom(cut.image);
    expect(wallet.bets.size).toBe(1);
    const stored = eventCalls.slips.output.parse((await post(eventCalls.slips, {})).data);
    expect(stored.slips).toEqual([slip]);
  });
});

const onSqlite = it.skipIf(isOnPostgresql);

onSqlite(
  'the response of a settled round waits for no second fsync: the wallet has stored its result',
  async () => {
    let syncsAfterWallet = 0;
    await cuts.restart((file, callback) => {
      if (wallet.applied.size > 0) syncsAfterWallet += 1;
      fdatasync(file, callback);
    });
    await spun('request-spin');
    expect(syncsAfterWallet).toBe(0);
    await post(gameServerCalls.rotate, {});
    expect(syncsAfterWallet).toBe(1);
  },
);

onSqlite('after a failed fsync a server calls no wallet and sends no result', async () => {
  await cuts.restart((_file, callback) => setImmediate(() => callback(new Error('EIO'))));
  const response = await spin('request-spin');
  expect(response.status).toBe(500);
  expect(wallet.calls).toEqual([]);
});
