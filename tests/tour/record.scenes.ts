import type { FrameLocator } from '@playwright/test';
import type { GameServerOutput } from '../../server/game-server/src/contract/index.ts';
import { playDragon, rotate, verifyRound } from '../e2e/dragon-tiger.ts';
import { lie, otherHash, otherSeed } from '../e2e/lies.ts';
import { playUntilRefused } from '../e2e/play-round.ts';
import { openFairness } from '../e2e/shown-game.ts';
import { expect, origins } from '../e2e/test.ts';
import { dragonTiger, settleGame, untilGameIsOpen } from './open-game.ts';
import { type Scene, tour } from './scene.ts';
import { disconnect, inOrder, offlineError, press, type Step, see } from './steps.ts';

type Visit = Parameters<Step>[0];
type Proof = GameServerOutput<'proof'>;
type SeedRounds = GameServerOutput<'seedRounds'>;

/** A player with one round in the record, and what the server does next. */
type Played = Visit & { readonly game: FrameLocator; readonly roundId: string };

/** A scene of the open game, after its first round. */
function played(
  name: string,
  { shows, steps }: { shows: string | RegExp; steps: (visit: Played) => Promise<unknown> },
): Scene {
  return {
    ...dragonTiger,
    name,
    shows: (page) => page.locator('iframe.game-frame').contentFrame().getByText(shows),
    steps: async (visit) => {
      const game = await untilGameIsOpen(visit);
      const roundId = await playDragon(visit.page, game, { isFirst: true });
      await steps({ ...visit, game, roundId });
      await settleGame(visit);
    },
  };
}

const calls = (path: string) => `${origins.game()}${path}`;

const swapSeed = ({ page }: Visit) =>
  lie<GameServerOutput<'rotate'>>(page, calls('/fairness/rotate'), (data) => ({
    ...data,
    revealed: { ...data.revealed, serverSeed: otherSeed, serverSeedHash: otherHash },
  }));

const skipSeed = ({ page }: Visit) =>
  lie<GameServerOutput<'rotate'>>(page, calls('/fairness/rotate'), (data) => ({
    ...data,
    fairness: { ...data.fairness, serverSeedHash: otherHash },
  }));

const swapProof = ({ page, roundId }: Played) => {
  const swapped = ({ round, ...data }: Proof) => ({
    ...data,
    round: { ...round, proof: { ...round.proof, serverSeedHash: otherHash } },
    serverSeed: otherSeed,
  });
  return Promise.all([
    lie<Proof>(page, calls('/fairness/proof'), swapped),
    lie<Proof>(page, `**/api/game/rounds/${roundId}`, swapped),
  ]);
};

const swapRound = ({ page, roundId }: Played) => {
  const swapped = ({ round, ...data }: Proof) => ({ ...data, round: { ...round, win: '77.00' } });
  return Promise.all([
    lie<Proof>(page, calls('/fairness/proof'), swapped),
    lie<Proof>(page, `**/api/game/rounds/${roundId}`, swapped),
  ]);
};

const changeList = ({ page }: Visit, change: (data: SeedRounds) => unknown) =>
  Promise.all([
    lie<SeedRounds>(page, calls('/fairness/rounds'), change),
    lie<SeedRounds>(page, '**/api/game/seeds/*/rounds*', change),
  ]);

const skipNonce = (visit: Visit) =>
  changeList(visit, (data) => ({ ...data, rounds: [], nextNonce: 2 }));

/** A second bet that the server deals and refuses. */
async function refuseBet({ page, game }: Played): Promise<void> {
  await page.route(calls('/rounds/bet'), async (route) => {
    await route.fetch();
    await route.fulfill({ json: { code: 1101, msg: 'Insufficient balance', data: null } });
  });
  await playDragon(page, game);
  await page.unroute(calls('/rounds/bet'));
}

/** Runs in the page, whose connection to the database stays open. */
function clearRecord(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fairhall-record');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const clearing = opening.result.transaction('items', 'readwrite');
      clearing.objectStore('items').clear();
      clearing.oncomplete = () => resolve();
    };
  });
}

const rotateIn = async ({ game }: Played) => rotate(await openFairness(game));
const proveIn = async (visit: Played) => {
  await rotateIn(visit);
  await verifyRound(visit.game, 0);
};

tour('fairness', [
  played('record', {
    shows: /Your device keeps a record/,
    steps: ({ game }) => openFairness(game),
  }),
  played('revealed', {
    shows: /Complete: nonce 0, 1 round over all games/,
    steps: rotateIn,
  }),
  played('past-seeds', {
    shows: 'The hash is in your record.',
    steps: async (visit) => {
      await rotateIn(visit);
      const past = visit.game.getByText('Past seeds');
      await past.click();
      await past.evaluate((element) => element.scrollIntoView());
    },
  }),
  played('seed-unannounced', {
    shows: 'The seed in force is not the announced one',
    steps: async (visit) => {
      await skipSeed(visit);
      await rotateIn(visit);
    },
  }),
  played('seed-swapped', {
    shows: /Another seed was revealed/,
    steps: async (visit) => {
      await swapSeed(visit);
      await rotateIn(visit);
    },
  }),
  played('nonce-skipped', {
    shows: /The list of rounds has a gap/,
    steps: async (visit) => {
      await skipNonce(visit);
      await rotateIn(visit);
    },
  }),
  played('refusal-hidden', {
    shows: /A refused round is hidden/,
    steps: async (visit) => {
      await refuseBet(visit);
      await changeList(visit, ({ rounds, ...data }) => ({ ...data, rounds: rounds.slice(0, 1) }));
      await rotateIn(visit);
    },
  }),
  played('refused', {
    shows: /1 round was refused after it was dealt/,
    steps: async (visit) => {
      await refuseBet(visit);
      await changeList(visit, ({ rounds, ...data }) => ({
        ...data,
        rounds: rounds.map((round) =>
          round.nonce === 1
            ? { ...round, status: 'cancelled', refusal: 'INSUFFICIENT_BALANCE' }
            : round,
        ),
      }));
      await rotateIn(visit);
    },
  }),
  {
    ...played('list-failed', {
      shows: 'The list of rounds could not be read. Please try again.',
      steps: async (visit) => {
        await visit.page.route(calls('/fairness/rounds'), (route) =>
          route.fulfill({ status: 404, json: { code: 404, msg: 'Not found', data: null } }),
        );
        await rotateIn(visit);
      },
    }),
    consoleErrors: /status of 404/,
  },
  played('no-record', {
    shows: /Your device has no record of this seed/,
    steps: async ({ page, game }) => {
      await page.evaluate(clearRecord);
      await openFairness(game);
    },
  }),
  {
    ...dragonTiger,
    name: 'own-tab',
    shows: /This game runs in a tab of its own/,
    steps: async ({ page }) => {
      const frame = page.locator('iframe.game-frame');
      await untilGameIsOpen({ page, isMobile: false });
      const source = await frame.getAttribute('src');
      await page.goto(source ?? '');
      await expect(page.getByTestId('play')).toBeVisible({ timeout: 30_000 });
      await openFairness(page);
    },
  },
]);

tour('proof', [
  played('sealed', {
    shows: /still sealed/,
    steps: async ({ game }) => {
      await openFairness(game);
      await verifyRound(game, 0);
    },
  }),
  played('matches', {
    shows: 'It matches. The result was fixed before you bet.',
    steps: proveIn,
  }),
  played('seed-swapped', {
    shows: /Another seed was revealed/,
    steps: async (visit) => {
      await swapProof(visit);
      await proveIn(visit);
    },
  }),
  played('round-swapped', {
    shows: 'The win is not the one that you were shown.',
    steps: async (visit) => {
      await swapRound(visit);
      await proveIn(visit);
    },
  }),
]);

/** The verifier's page with a round that is in the record, and whose seed is revealed. */
function verified(
  name: string,
  of: { shows: string | RegExp; lies?: (visit: Played) => Promise<unknown>; afterwards?: Step },
): Scene {
  return {
    ...dragonTiger,
    name,
    shows: of.shows,
    steps: async (visit) => {
      const game = await untilGameIsOpen(visit);
      const roundId = await playDragon(visit.page, game, { isFirst: true });
      await rotateIn({ ...visit, game, roundId });
      await of.lies?.({ ...visit, game, roundId });
      await visit.page.goto(`/verify?round=${roundId}`);
      await of.afterwards?.(visit);
    },
  };
}

tour('verify-record', [
  verified('matches', { shows: /Complete: nonce 0, 1 round over all games/ }),
  verified('seed-swapped', { shows: /Another seed was revealed/, lies: swapProof }),
  verified('round-swapped', {
    shows: 'The win is not the one that you were shown.',
    lies: swapRound,
  }),
  {
    ...verified('seed-unannounced', {
      shows: 'The seed in force is not the announced one',
      // The list of the seed that was announced, which the page looks for by its first round.
      lies: ({ page }) =>
        page.route(/\/api\/game\/seeds\/[^/]+\/rounds\?limit=1$/, (route) =>
          route.fulfill({ status: 404, json: { code: 404, msg: 'Not found', data: null } }),
        ),
    }),
    consoleErrors: /status of 404/,
  },
  verified('nonce-skipped', { shows: /The list of rounds has a gap/, lies: skipNonce }),
  {
    ...verified('list-failed', {
      shows: 'The list of rounds could not be read. Please try again.',
      lies: ({ page }) =>
        page.route('**/api/game/seeds/*/rounds*', (route) =>
          route.fulfill({ status: 500, json: { code: 500, msg: 'Error', data: null } }),
        ),
    }),
    consoleErrors: /status of 500/,
  },
  {
    ...verified('offline', {
      shows: 'You’re offline.',
      afterwards: inOrder(see('Complete: nonce 0, 1 round over all games.'), disconnect),
    }),
    consoleErrors: offlineError,
  },
  {
    name: 'refused',
    as: 'own',
    path: '/verify',
    shows: /Would have returned/,
    before: async (api) => {
      await playUntilRefused(api);
      await api.post('/game/seeds/rotate');
    },
    steps: inOrder(press(/Velvet Baccarat.*Refused/)),
  },
]);
