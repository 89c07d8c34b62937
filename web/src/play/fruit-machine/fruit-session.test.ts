import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newAutobet } from '../autobet/autobet.ts';
import { settingsWith } from '../autobet/autobet-testing.ts';
import type { DecisionRound, OpenedDecisions, Replay } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';
import type { Host } from '../host.ts';
import type { RgsClient } from '../rgs-client.ts';
import type { SessionParts } from '../session/game-session.ts';
import { openedWith } from '../slot/slot-testing.ts';
import type { SlotStage } from '../slot/stage/slot-stage.ts';
import { FruitSession } from './fruit-session.ts';
import { definition, roundOf } from './fruit-testing.ts';

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, getAnimations: () => [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const { fairness, houseRules } = openedWith();
/** The drums turn the wheel to its first segment. */
const DRUMS = [4, 2, 5, 0];

type Act = (method: string, first: unknown) => void | Promise<void>;

/** A session over a stage that takes no time, with its acts reported. */
function openSession(act: Act, deals: readonly DecisionRound[] = []) {
  const stage = new Proxy(
    {},
    { get: (_, method) => async (first: unknown) => act(String(method), first) },
  ) as SlotStage;
  const left = [...deals];
  const call = async (name: string, { choice }: { choice?: string }) => {
    const round = left.shift();
    await act(name, choice);
    return round
      ? { ok: true, data: { round, balance: '100.00', fairness } }
      : { ok: false, failure: { kind: 'refusal', code: 0, msg: '', data: null } };
  };
  const opened = {
    ...{ engine: 'decisions', kind: 'fruit-machine', gameId: 'parade-7', houseRules, fairness },
    ...{ balance: '100.00', stakes: ['2.00', '4.00'], defaultStake: '2.00', lastRounds: [] },
    ...{ sheet: definition, rulesHash: 'dd', round: null, waitsIn: null },
  } as unknown as OpenedDecisions;
  const parts: SessionParts<OpenedDecisions> = {
    ...{ opened, currency: 'USD', onSession: () => {}, onUnseen: () => {}, onProblem: () => {} },
    client: { call } as unknown as RgsClient,
    host: { post: () => {} } as unknown as Host,
  };
  const i18n = { t: () => '', number: () => '' } as unknown as GameTexts;
  return new FruitSession(parts, { stage, i18n, formatMoney: () => '' });
}

it('a replay that is out of time skips every step that is left, and shows the last view', async () => {
  vi.useFakeTimers();
  const skips: unknown[] = [];
  const session = openSession(async (method, first) => {
    if (method === 'setSkipping') skips.push(first);
    if (method === 'land') await vi.advanceTimersByTimeAsync(2_000);
  });
  const round = { ...roundOf(DRUMS, ['take']), roundId: 'r1' };
  await session.replay({ kind: 'round', round } as unknown as Replay, 1_800);
  vi.useRealTimers();
  expect(skips).toEqual([false, ...skips.slice(1, -1).map(() => true), false]);
  expect(skips.length).toBeGreaterThan(4);
  expect(session.getState()).toMatchObject({ phase: 'idle', round: { roundId: 'r1' } });
});

it('an automatic round shows the reels that it holds before the others spin', async () => {
  const acts: unknown[] = [];
  const opening = { ...roundOf([0, 0, 2], []), roundId: 'r1' };
  const names = ['hold-1-2', 'hold-none', 'take', 'nudge-1'];
  const choices = names.map((name) => ({ name, stake: '0.00' }));
  const session = openSession(
    (method, first) => {
      if (method === 'pause' && session.getState().phase === 'choosing') {
        acts.push(first, session.view.read().chosen);
        // Not the player's to change.
        session.mark('hold-none');
        session.choose('nudge-1');
      }
      if (method === 'choose') acts.push(first);
    },
    [{ ...opening, choices }],
  );
  const first = newAutobet(settingsWith({}), { baseMinor: 200n, stakesMinor: [200n] });
  if (typeof first === 'string') throw new Error(first);
  session.startAutobet({ first, picks: 0 });
  await expect.poll(() => acts).toHaveLength(3);
  expect(acts).toEqual([1_000, expect.stringMatching(/^(hold-|take)/), acts[1]]);
});

it('a stop while an automatic choice is shown leaves the choice to the player, and later rounds their first stake', async () => {
  const acts: unknown[] = [];
  const opening = { ...roundOf([0, 0, 2], []), roundId: 'r1' };
  const choices = [{ name: 'take', stake: '0.00' }];
  const taken = { ...roundOf([0, 0, 2], ['take']), roundId: 'r1', choices: [] };
  const session = openSession(
    (method, first) => {
      if (method === 'pause' && session.getState().phase === 'choosing') session.stopAutobet();
      if (method === 'choose') acts.push(first);
    },
    [{ ...opening, choices }, taken],
  );
  const first = newAutobet(settingsWith({}), { baseMinor: 200n, stakesMinor: [200n] });
  if (typeof first === 'string') throw new Error(first);
  session.startAutobet({ first: { ...first, stakeMinor: 400n }, picks: 0 });
  await expect.poll(() => session.getState().phase).toBe('choosing');
  expect(session.getState().stakeMinor).toBe(400n);
  expect(acts).toEqual([]);
  session.mark('take');
  session.press();
  await expect.poll(() => session.getState()).toMatchObject({ phase: 'idle', stakeMinor: 200n });
  expect(acts).toEqual(['take']);
});

it('the parade is announced by its name; a press during its wheel shows the prize at once, and leaves it in sight', async () => {
  const pauses: unknown[] = [];
  const cards: unknown[] = [];
  let skipping = false;
  const session = openSession((method, first) => {
    if (method === 'announce') cards.push(first);
    if (method === 'setSkipping') skipping = first === true;
    if (method !== 'pause' || session.view.read().segment === null) return;
    pauses.push([first, skipping]);
    session.press();
  });
  const round = { ...roundOf(DRUMS, ['take']), roundId: 'r1' };
  await session.replay({ kind: 'round', round } as unknown as Replay, 60_000);
  expect(pauses).toEqual([
    [4_400, false],
    [1_200, false],
  ]);
  expect(cards).toMatchObject([{ kind: 'intro' }]);
});
