/* The rounds of Example Coin, and how their money moves. */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi } from './signed-calls.mjs';

const { STATE_FILE = 'example-provider.json' } = process.env;
const [gameId, stakes, sides] = ['example-coin', [1, 5, 10], ['heads', 'tails']];
const [RETRY_MS, OPEN_ROUNDS_MAX, ROUNDS_MAX] = [2000, 100, 500];
/** The newest last. A real provider has a database in place of a file that is written as a whole. */
const rounds = existsSync(STATE_FILE) ? JSON.parse(readFileSync(STATE_FILE, 'utf8')) : [];
const settling = new Map();
export const findRound = (id) => rounds.find(({ roundId, reply }) => id === roundId && reply?.data);

function save() {
  const oldest = rounds.findIndex(({ reply }) => reply);
  if (rounds.length > ROUNDS_MAX) rounds.splice(oldest, 1);
  // Readable by its owner alone: an open round has a launch token.
  writeFileSync(`${STATE_FILE}.new`, JSON.stringify(rounds), { mode: 0o600, flush: true });
  renameSync(`${STATE_FILE}.new`, STATE_FILE);
}

/** Repeats a call unchanged until the wallet accepts or refuses it. */
async function callUntilKnown(path, body, language) {
  for (;;) {
    const reply = await callApi(path, body, language);
    if (reply.code === 200 || reply.code >= 1000) return reply;
    await delay(RETRY_MS);
  }
}

/** Bet and win are one call. The round is stored before it, so that a restart can repeat it. */
async function settle(round, language) {
  save();
  const { roundId, token, stake, win } = round;
  const bet = { token, transactionId: roundId, roundId, gameId, amount: `${stake}` };
  const play = { ...bet, winAmount: `${win}` };
  let reply = await callUntilKnown('/provider/play', play, language);
  if (reply.code !== 200) {
    // A call without a response could still arrive, and now be accepted: the rollback blocks it.
    const rollback = { transactionId: `${roundId}:rollback`, betTransactionId: roundId };
    const { code } = await callUntilKnown('/provider/rollback', rollback);
    // 1202: it had arrived and is paid, as its repetition returns.
    if (code === 1202) reply = await callUntilKnown('/provider/play', play, language);
  }
  Object.assign(round, { reply, token: null });
  save();
}

/** The wallet's reply to a round. A repeated request waits for the same round. */
async function settled(round, language) {
  const { roundId, outcome, win } = round;
  if (!round.reply && !settling.has(roundId)) {
    const end = settle(round, language).finally(() => settling.delete(roundId));
    settling.set(roundId, end);
  }
  await settling.get(roundId);
  const { code, msg, data } = round.reply;
  return { code, msg, data: data && { outcome, win, balance: data.balance } };
}

/** After a restart: the rounds that it interrupted. */
export function settleOpenRounds() {
  return Promise.all(rounds.filter(({ reply }) => !reply).map((round) => settled(round)));
}

/** A request of the page; `requestId` is the round’s id. */
export async function toss({ token, side, stake, requestId: roundId }, language) {
  const isUuid = typeof roundId === 'string' && /^[0-9a-f-]{36}$/.test(roundId);
  if (!isUuid || !stakes.includes(stake) || !sides.includes(side)) return fail(400, 'invalid');
  const player = await callApi('/provider/authenticate', { token }, language);
  if (player.code !== 200) return player;
  const { uid, walletType } = player.data;
  const known = rounds.find((round) => round.roundId === roundId);
  if (known) return known.uid === uid ? settled(known, language) : fail(404, 'unknown round');
  if (settling.size >= OPEN_ROUNDS_MAX) return fail(503, 'Too many rounds are open.');
  const number = randomInt(100);
  const outcome = number < 49 ? 'heads' : number < 98 ? 'tails' : 'edge';
  const win = outcome === side ? 2 * stake : 0;
  const round = { roundId, uid, token, walletType, stake, outcome, win, createdAt: new Date() };
  rounds.push(round);
  return settled(round, language);
}

/** A player's rounds for the casino, the newest first. */
export function pastRounds({ uid, before, limit }) {
  const own = rounds.filter((one) => one.uid === uid && one.reply?.code === 200).reverse();
  // Those after the round `before`; none after an unknown one.
  const from = before ? own.findIndex(({ roundId }) => roundId === before) + 1 || own.length : 0;
  const listed = own.slice(from, from + limit).map(({ stake, win, ...round }) => ({
    ...{ roundId: round.roundId, kind: 'round', gameId, walletType: round.walletType },
    ...{ stake: `${stake}`, win: `${win}`, refusal: null, createdAt: round.createdAt },
    ...{ isRevealed: false, isCalledOff: false },
  }));
  return { code: 200, msg: 'success', data: { rounds: listed } };
}

const fail = (code, msg) => ({ code, msg, data: null });
