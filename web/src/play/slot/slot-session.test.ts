import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AutobetSettings, newAutobet } from '../autobet/autobet.ts';
import { settingsWith } from '../autobet/autobet-testing.ts';
import type { PageRules, Replay, SlotRound, SpinResult } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';
import type { Host } from '../host.ts';
import { Animator } from '../pixi/animator.ts';
import type { CallResult, RgsClient } from '../rgs-client.ts';
import { stepsOf } from '../session/choice-steps.ts';
import { SlotSession } from './slot-session.ts';
import { openedWith, roundWith, stepWith } from './slot-testing.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import { createUnseenRound } from './unseen-round.ts';

const { fairness } = openedWith();
const withFreeSpins = roundWith('6.00', [
  stepWith({ scatters: 3, freeSpinsAwarded: 2 }),
  stepWith({ kind: 'free' }),
  stepWith({ kind: 'free', amount: '6.00' }),
]);

/** A browser whose storage outlives its pages. */
function openBrowser() {
  const saved = new Map<string, string>();
  const unseen = createUnseenRound({
    read: (key) => saved.get(key) ?? null,
    write: (key, text) => saved.set(key, text).has(key),
    remove: (key) => void saved.delete(key),
  });
  return (page: {
    lastRounds: SlotRound[];
    deals: SlotRound;
    landingsMax?: number;
    houseRules?: PageRules;
    /** The responses to stakes, in place of one that deals always. */
    responses?: CallResult<SpinResult>[];
    stakes?: string[];
    /** Draws each part of the stage; by default nothing takes time. */
    draw?: (method: string, first: unknown) => Promise<void>;
  }) => {
    const landings: unknown[] = [];
    const nets: string[] = [];
    const withheld: unknown[] = [];
    const skips: unknown[] = [];
    const { lastRounds, houseRules = openedWith().houseRules } = page;
    const opened = openedWith({ stakes: page.stakes ?? ['2.00'], lastRounds, houseRules });
    const balance = { balance: '100.00', session: opened.session };
    const stakes: unknown[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const stage = new Proxy(
      {},
      {
        get: (_, method) => async (grid: unknown) => {
          if (method === 'setSkipping') skips.push(grid);
          await page.draw?.(String(method), grid);
          if (method !== 'land') return;
          landings.push(grid);
          // The page is closed: this reel never stops.
          if (landings.length > (page.landingsMax ?? 99)) return new Promise(() => end());
        },
      },
    ) as SlotStage;
    const result = { round: page.deals, balance: '104.00', fairness };
    const session = new SlotSession(
      {
        client: {
          call: async (name: string, { stake }: { stake?: string }) => {
            if (name === 'spin') stakes.push(stake);
            if (name === 'balance') return { ok: true, data: balance };
            return page.responses?.shift() ?? { ok: true, data: result };
          },
        } as unknown as RgsClient,
        opened,
        host: { post: () => undefined } as unknown as Host,
        currency: 'USD',
        onSession: ({ net }) => nets.push(net),
        onUnseen: ({ win }) => withheld.push(win),
        onProblem: (problem) => {
          throw new Error(problem);
        },
      },
      {
        stage,
        i18n: { t: () => '', number: () => '' } as unknown as GameTexts,
        formatMoney: () => '',
        unseen,
        strips: null,
      },
    );
    session.subscribe(() => {
      if (session.getState().phase === 'idle') end();
    });
    return { session, landings, nets, withheld, skips, ended, saved, stakes };
  };
}

it('plays free spins that a closed page interrupted when the game opens again, once', async () => {
  const openPage = openBrowser();
  const closed = openPage({ lastRounds: [], deals: withFreeSpins, landingsMax: 1 });
  closed.session.press();
  await closed.ended;

  const again = openPage({ lastRounds: [withFreeSpins], deals: withFreeSpins });
  again.session.resume();
  expect(again.session.getState()).toMatchObject({ phase: 'revealing', shownMinor: 9_400n });
  await again.ended;
  expect(again.landings).toHaveLength(3);
  expect(again.session.getState()).toMatchObject({
    phase: 'idle',
    shownMinor: 10_000n,
    winMinor: 600n,
    lastRounds: [withFreeSpins],
  });

  const third = openPage({ lastRounds: [withFreeSpins], deals: withFreeSpins });
  third.session.resume();
  expect(third.session.getState()).toMatchObject({ phase: 'idle', round: null });
});

it('reports the win of an interrupted round as unseen, and the ledger’s result once it has been shown', async () => {
  const openPage = openBrowser();
  const closed = openPage({ lastRounds: [], deals: withFreeSpins, landingsMax: 1 });
  closed.session.press();
  await closed.ended;
  expect(closed.withheld).toEqual([]);

  const again = openPage({ lastRounds: [withFreeSpins], deals: withFreeSpins });
  expect(again.withheld).toEqual(['6.00']);
  again.session.resume();
  await again.ended;
  await vi.waitFor(() => expect(again.nets).toEqual(['0.00']));

  expect(openPage({ lastRounds: [withFreeSpins], deals: withFreeSpins }).withheld).toEqual([]);
});

it('plays respins that a closed page interrupted when the game opens again', async () => {
  const openPage = openBrowser();
  const withRespins = roundWith('6.00', [
    stepWith({ amount: '2.00' }),
    stepWith({ kind: 'respin', amount: '4.00' }),
  ]);
  const closed = openPage({ lastRounds: [], deals: withRespins, landingsMax: 1 });
  closed.session.press();
  await closed.ended;

  const again = openPage({ lastRounds: [withRespins], deals: withRespins });
  again.session.resume();
  await again.ended;
  expect(again.landings).toHaveLength(2);
});

it('does not play an interrupted round without a feature again', async () => {
  const openPage = openBrowser();
  const plain = roundWith('0.00', [stepWith()]);
  const closed = openPage({ lastRounds: [], deals: plain, landingsMax: 0 });
  closed.session.press();
  await closed.ended;
  const again = openPage({ lastRounds: [plain], deals: plain });
  again.session.resume();
  expect(again.session.getState().phase).toBe('idle');
});

it.each([
  [true, [true]],
  [false, []],
])('skips the animation when the market has quick play: %s', async (quickPlay, expected) => {
  const { session, skips, ended } = openBrowser()({
    lastRounds: [withFreeSpins],
    deals: withFreeSpins,
    houseRules: { ...openedWith().houseRules, quickPlay },
  });
  const skipped: unknown[] = [];
  const stop = session.subscribe(() => {
    if (session.getState().phase !== 'revealing') return;
    stop();
    const before = skips.length;
    session.press();
    skipped.push(...skips.slice(before));
  });
  session.press();
  await ended;
  expect(skipped).toEqual(expected);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a past round of any length again within the time, to its end, and stores nothing', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: (nowMs: number) => void) =>
    setTimeout(() => draw(Date.now()), 16),
  );
  const animator = new Animator({ render: () => {}, reducedMotion: () => false });
  const { session, landings, saved } = openBrowser()({
    ...{ lastRounds: [], deals: withFreeSpins },
    draw: async (method, first) => {
      if (method === 'setSkipping') animator.setSkipping(first === true);
      if (method === 'land' || method === 'announce') await animator.play(900, () => {});
      if (method === 'pause') await animator.pause(Number(first));
    },
  });
  const spins = Array.from({ length: 40 }, () => stepWith({ kind: 'free', amount: '1.00' }));
  const round = roundWith('40.00', [stepWith({ freeSpinsAwarded: 40 }), ...spins]);
  const replayed: Replay = { kind: 'round', opened: openedWith(), round };
  void session.replay(replayed, 1_800);
  await vi.advanceTimersByTimeAsync(1_799);
  expect(session.getState().phase).toBe('revealing');
  expect(landings.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getState()).toMatchObject({ phase: 'idle', winMinor: 4_000n, stepIndex: 40 });
  expect(landings).toHaveLength(41);
  expect(saved.size).toBe(0);
});

it('the stake moves among the stakes on offer, up to their ends', () => {
  const stakes = ['1.00', '2.00', '5.00'];
  const plain = roundWith('0.00', [stepWith()]);
  const { session } = openBrowser()({ lastRounds: [], deals: plain, stakes });
  const moved = (...moves: readonly (1 | -1)[]) => {
    for (const move of moves) session.moveStake(move);
    const { stakesMinor, stakeMinor } = session.getState();
    return { stakeMinor, ...stepsOf(stakesMinor, stakeMinor) };
  };
  expect(moved(1, 1)).toEqual({ stakeMinor: 500n, lower: true, raise: false });
  expect(moved(-1, -1, -1)).toEqual({ stakeMinor: 100n, lower: false, raise: true });
});

describe('automatic spins', () => {
  const lost = roundWith('0.00', [stepWith()]);
  const spun = (round: SlotRound): CallResult<SpinResult> => ({
    ok: true,
    data: { round, balance: '90.00', fairness },
  });
  const refused: CallResult<SpinResult> = {
    ok: false,
    failure: { kind: 'refusal', code: 1106, msg: '', data: null },
  };

  async function playAutomatically(
    responses: CallResult<SpinResult>[],
    changes: Partial<AutobetSettings>,
  ) {
    vi.stubGlobal('document', { hidden: false });
    const stakesMinor = [200n, 400n];
    const first = newAutobet(settingsWith(changes), { baseMinor: 200n, stakesMinor });
    if (typeof first === 'string') throw new Error(first);
    const page = openBrowser()({
      ...{ lastRounds: [], deals: lost, responses, stakes: ['2.00', '4.00'] },
    });
    page.session.startAutobet({ first, picks: 0 });
    page.session.moveStake(1);
    await vi.waitFor(() => expect(page.session.getState().autobet).toBeNull());
    const { notice, stakeMinor, phase } = page.session.getState();
    return { stakes: page.stakes, notice, stakeMinor, phase };
  }
  const after = { stakeMinor: 200n, phase: 'idle' };

  it('count down to none, at their stake', async () => {
    const played = await playAutomatically([], { rounds: 3 });
    expect(played).toEqual({ ...after, stakes: ['2.00', '2.00', '2.00'], notice: null });
  });

  it('stop before they lose more than their limit', async () => {
    const played = await playAutomatically([], { lossMaxMinor: 700n });
    expect(played).toMatchObject({ ...after, notice: 'lossStop' });
    expect(played.stakes).toHaveLength(3);
  });

  it('raise the stake after a loss, and return to the first one at their end', async () => {
    const played = await playAutomatically([], { rounds: 3, raiseAfterLoss: 100 });
    expect(played).toEqual({ ...after, stakes: ['2.00', '4.00', '4.00'], notice: null });
  });

  it.each([
    [600n, 'winStop', 1],
    [601n, null, 2],
    [null, null, 2],
  ])('with a win stop of %s end with the notice %s', async (winStopMinor, notice, rounds) => {
    const won = spun(roundWith('6.00', [stepWith({ amount: '6.00' })]));
    const played = await playAutomatically([won], { rounds: 2, winStopMinor });
    expect(played).toMatchObject({ ...after, notice });
    expect(played.stakes).toHaveLength(rounds);
  });

  it('end at a refusal, with its notice', async () => {
    const played = await playAutomatically([spun(lost), refused], {});
    expect(played).toEqual({ ...after, stakes: ['2.00', '2.00'], notice: 'limit' });
  });

  it('end when the balance is below the stake', async () => {
    const poor = { ok: true, data: { round: lost, balance: '1.99', fairness } } as const;
    const played = await playAutomatically([poor], {});
    expect(played).toEqual({ ...after, stakes: ['2.00'], notice: 'insufficient' });
  });
});
