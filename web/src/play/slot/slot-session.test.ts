import { afterEach, expect, it, vi } from 'vitest';
import type { PageRules, Replay, SlotRound } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';
import type { Host } from '../host.ts';
import { Animator } from '../pixi/animator.ts';
import type { RgsClient } from '../rgs-client.ts';
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
    /** Draws each part of the stage; by default nothing takes time. */
    draw?: (method: string, first: unknown) => Promise<void>;
  }) => {
    const landings: unknown[] = [];
    const skips: unknown[] = [];
    const { lastRounds, houseRules = openedWith().houseRules } = page;
    const opened = openedWith({ stakes: ['2.00'], lastRounds, houseRules });
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
        client: { call: async () => ({ ok: true, data: result }) } as unknown as RgsClient,
        opened,
        host: { post: () => undefined } as unknown as Host,
        currency: 'USD',
        onSession: () => {},
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
    return { session, landings, skips, ended, saved };
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

it('does not play an interrupted round without free spins again', async () => {
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
