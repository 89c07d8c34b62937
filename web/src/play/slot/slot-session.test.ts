import { sheetInForce } from '@fairhall/game-server/sheets/sheets-in-force';
import { expect, it } from 'vitest';
import type { OpenedSlot, SlotRound } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { I18n } from '../i18n/i18n.ts';
import type { RgsClient } from '../rgs-client.ts';
import { SlotSession } from './slot-session.ts';
import { roundWith, stepWith } from './slot-testing.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import { createUnseenRound } from './unseen-round.ts';

const fairness = {
  serverSeedHash: 'aa',
  clientSeed: 'bb',
  nextNonce: 7,
  nextServerSeedHash: 'cc',
};
const withFreeSpins = roundWith('6.00', [
  stepWith({ scatters: 3, freeSpinsAwarded: 2 }),
  stepWith({ kind: 'free' }),
  stepWith({ kind: 'free', amount: '6.00' }),
]);

/** A browser whose storage outlives its pages. */
function openBrowser() {
  const saved = new Map<string, string>();
  const unseen = createUnseenRound(() => ({
    getItem: (key) => saved.get(key) ?? null,
    setItem: (key, value) => void saved.set(key, value),
    removeItem: (key) => void saved.delete(key),
  }));
  return (page: { lastRounds: SlotRound[]; deals: SlotRound; landingsMax?: number }) => {
    const landings: unknown[] = [];
    const opened: OpenedSlot = {
      engine: 'slot',
      rulesHash: 'dd',
      sheet: sheetInForce('phoenix-ascend'),
      gameId: 'phoenix-ascend',
      gameName: 'Phoenix Ascend',
      supplier: 'Copperfox',
      nickName: 'Marina',
      walletType: 'USD',
      balance: '100.00',
      session: { durationMs: 0, net: '0.00' },
      stakes: ['2.00'],
      defaultStake: '2.00',
      fairness,
      lastRounds: page.lastRounds,
    };
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const stage = new Proxy(
      {},
      {
        get: (_, method) => async (grid: unknown) => {
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
        i18n: { t: () => '', number: () => '' } as unknown as I18n,
        formatMoney: () => '',
        unseen,
      },
    );
    session.subscribe(() => {
      if (session.getState().phase === 'idle') end();
    });
    return { session, landings, ended };
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
