import type { Route } from '@playwright/test';
import type { z } from 'zod';
import { games as gamesContract } from '../../server/api/src/contract/games.ts';
import type { PastRound } from '../../server/api/src/contract/past-rounds.ts';
import type { providers as contract } from '../../server/api/src/contract/providers.ts';
import { usdToPlay } from './open-game.ts';
import { type Scene, tour } from './scene.ts';
import { disconnect, inOrder, offlineError, press, type Step, see } from './steps.ts';

type Provider = z.output<typeof contract.list.output>[number];
type Game = Provider['games'][number];

const list = '**/api/rpgame/providers';
const rulesHash = 'ec9124a40f73'.padEnd(64, '0');

function game(gameName: string, facts: Partial<Game> = {}): Game {
  const gameId = gameName.toLowerCase().replaceAll(' ', '-');
  const defaults = { enabled: true, rtp: 96.4, rulesHash, proofUrl: '/verify', measured: null };
  return { gameId, gameName, ...defaults, ...facts };
}

const own: Provider = {
  providerId: 'fairhall',
  name: 'Fairhall',
  enabled: true,
  offersRounds: true,
  games: [
    game('Phoenix Ascend', { measured: { rounds: 48_211, rtp: 95.4, plusMinus: 2.9 } }),
    game('Brass Roulette', {
      rtp: 97.3,
      measured: { rounds: 1_204_877, rtp: 97.28, plusMinus: 0.21 },
    }),
    game('Star Draw 49', { rtp: 94.27, measured: { rounds: 412, rtp: 12.5, plusMinus: null } }),
    game('Wolfmoon', { enabled: false }),
  ],
};
const lantern: Provider = {
  providerId: 'lantern',
  name: 'Tin Lantern',
  enabled: true,
  offersRounds: true,
  games: [
    game('Tin Coin', {
      rtp: 98,
      proofUrl: 'https://lantern.test/proof',
      measured: { rounds: 903, rtp: 101.72, plusMinus: 6.42 },
    }),
    game('Tin Dice of the Seven Northern Harbours', { rulesHash: null, proofUrl: null }),
  ],
};
const closed: Provider = {
  providerId: 'closed',
  name: 'Old Pier Games',
  enabled: false,
  offersRounds: false,
  games: [game('Pier Wheel', { enabled: false, rtp: 0, rulesHash: null, proofUrl: null })],
};
const empty: Provider = {
  ...closed,
  providerId: 'empty',
  name: 'New Pier',
  enabled: true,
  games: [],
};

const responses = { glob: list, data: [own, lantern, closed, empty] };
const path = '/providers';

/** Opens the page and takes the browser offline before the list has come. */
const loseConnection: Step = async (visit) => {
  const { page } = visit;
  const held = new Promise<Route>((resolve) => {
    void page.route(list, resolve, { times: 1 });
  });
  await press('Games providers')(visit);
  const route = await held;
  await disconnect(visit);
  await route.abort('internetdisconnected');
};

tour('providers', [
  { name: 'page', path, shows: 'Games: 36' },
  { name: 'several', path, shows: 'Old Pier Games', responses },
  { name: 'several-pt', path, shows: 'Old Pier Games', responses, language: 'pt-br' },
  { name: 'several-id', path, shows: 'Old Pier Games', responses, language: 'id', only: 'mobile' },
  { name: 'several-es', path, shows: 'Old Pier Games', responses, language: 'es' },
  { name: 'loading', path, pending: list, shows: (page) => page.locator('.skeleton') },
  { name: 'failed', path, fails: list, shows: 'Try again' },
  {
    name: 'offline',
    path: '/fairness',
    shows: 'This shows as soon as the connection is back',
    steps: loseConnection,
    consoleErrors: offlineError,
  },
]);

const ofCatalogue = gamesContract.available.output.element;

/** The catalogue of the server, with games of a provider without proofs at its start. */
const withoutProofs: Step = async ({ page }) => {
  await page.route('**/api/rpgame/games/available*', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    const changed = ofCatalogue
      .array()
      .parse(data)
      .map((one, place) => ({
        ...one,
        ...(place % 3 === 0 && { proofUrl: null, supplier: 'Tin Lantern' }),
        ...(place === 3 && { enabled: false }),
      }));
    await route.fulfill({ json: { ...envelope, data: changed } });
  });
  await page.reload();
};

const marks: Pick<Scene, 'shows' | 'steps'> = { shows: 'No proofs', steps: withoutProofs };

tour('no-proofs', [
  { ...marks, name: 'grid', path: '/games' },
  { ...marks, name: 'list', path: '/games?view=list' },
  { ...marks, name: 'grid-id', path: '/games', language: 'id', shows: 'Tanpa bukti' },
  {
    ...marks,
    name: 'pointed-at',
    path: '/games',
    only: 'desktop',
    steps: inOrder(withoutProofs, see('No proofs'), ({ page }) =>
      page.locator('.tile:has(.tile-no-proofs)').first().hover(),
    ),
  },
  {
    name: 'curtain',
    as: 'own',
    path: '/game-play?gameId=dragon-tiger',
    before: usdToPlay,
    pending: '**/api/game/launch',
    shows: /offers no proofs/,
    steps: async ({ page }) => {
      await page.route('**/api/rpgame/games/dragon-tiger', async (route) => {
        const { data, ...envelope } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...envelope, data: { ...data, proofUrl: null } } });
      });
      await page.reload();
    },
  },
]);

const round: PastRound = {
  roundId: 'r2',
  kind: 'round',
  gameId: 'tin-coin',
  gameName: 'Tin Coin',
  walletType: 'USD',
  stake: 2,
  win: 4,
  refusal: null,
  createTime: '2026-11-21T12:00:00.000Z',
  isRevealed: true,
  isCalledOff: false,
  proofUrl: 'https://lantern.test/proof?round=r2',
};
const bare = { roundId: 'r1', gameName: 'Tin Dice', proofUrl: null, win: 0 };

/** Chooses the other provider, whose rounds get this response. */
const chooseProvider =
  (status: number, data: unknown): Step =>
  async ({ page }) => {
    await page.route('**/api/game/rounds?*', async (route) => {
      if (!route.request().url().includes('lantern')) return route.continue();
      const msg = status === 200 ? 'success' : 'The provider does not answer. Please try again.';
      return route.fulfill({ status, json: { code: status, msg, data } });
    });
    await page.getByLabel('Games provider').selectOption('Tin Lantern');
  };

tour('provider-rounds', [
  {
    name: 'listed',
    as: 'demo',
    path: '/verify',
    responses,
    shows: 'Open the proof',
    steps: chooseProvider(200, { list: [round, { ...round, ...bare }], next: null }),
  },
  {
    name: 'failed',
    as: 'demo',
    path: '/verify',
    responses,
    shows: 'The provider does not answer. Please try again.',
    steps: chooseProvider(503, null),
    consoleErrors: /status of 503/,
  },
]);
