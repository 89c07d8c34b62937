import { type Examples, FREE_TOKEN, GAME_ID, LAUNCH_TOKEN, RULES_HASH } from './examples-shared.ts';
import type { Game } from './games.ts';
import { OWN_PROVIDER_ID } from './own-provider.ts';

const game: Game = {
  gameId: GAME_ID,
  gameName: 'Phoenix Ascend',
  gameType: 0,
  pgIconUrl: '/art/tiles/phoenix-ascend.webp',
  pgBackUrl: '/art/stages/phoenix-ascend.webp',
  gameIp: 'http://localhost',
  gamePort: ':3002',
  enabled: true,
  gameLabel: 'hot',
  supplier: 'Copperfox',
  gameSort: 10,
  betList: [0.2, 1, 5],
  rateList: [],
  rating: 4.6,
  ratingCount: 12,
  popularity: 9120,
  isHot: true,
  isNew: false,
  isRecommended: true,
  rtp: 96.12,
  volatility: 'medium',
  providerId: OWN_PROVIDER_ID,
  rulesHash: RULES_HASH,
  proofUrl: '/verify',
  replayUrl: '/?mode=replay',
  freePlay: true,
  retired: false,
};

export const gamesExamples: Examples['games'] = {
  available: { request: { gameType: 0, keyword: 'phoenix' }, response: [game] },
  search: { request: { keyword: 'phoenix' }, response: [game] },
  hot: { request: {}, response: [game] },
  new: { request: {}, response: [game] },
  get: { request: { id: GAME_ID }, response: game },
  saveAll: {
    request: {
      games: [{ gameId: GAME_ID, gameName: 'Phoenix Ascend', gameType: 0, betList: [0.2, 1, 5] }],
    },
    response: { saved: 1 },
  },
};

export const ratingsExamples: Examples['ratings'] = {
  get: { request: { gameId: GAME_ID }, response: { stars: 4 } },
  rate: { request: { gameId: GAME_ID, stars: 4 }, response: null },
};

export const providersExamples: Examples['providers'] = {
  list: {
    request: {},
    response: [
      {
        providerId: OWN_PROVIDER_ID,
        name: 'Fairhall',
        enabled: true,
        offersRounds: true,
        games: [
          {
            gameId: GAME_ID,
            gameName: 'Phoenix Ascend',
            enabled: true,
            rtp: 96.12,
            rulesHash: RULES_HASH,
            proofUrl: '/verify',
            measured: { rounds: 48_211, rtp: 95.4, plusMinus: 2.9, isConclusive: true },
          },
        ],
      },
    ],
  },
};

export const favoritesExamples: Examples['favorites'] = {
  add: { request: { gameId: GAME_ID }, response: null },
  remove: { request: { gameId: GAME_ID }, response: null },
  list: {
    request: {},
    response: [{ gameId: GAME_ID, favoriteTime: '2026-11-21T12:00:00.000Z' }],
  },
  check: { request: { gameId: GAME_ID }, response: true },
};

export const playExamples: Examples['play'] = {
  nextStarts: {
    request: {},
    response: {
      now: '2026-11-21T12:00:18.000Z',
      starts: [
        { gameId: 'star-draw-49', startsAt: '2026-11-21T12:01:00.000Z', participants: [] },
        {
          gameId: 'turbo-circuit',
          startsAt: '2026-11-21T12:01:15.000Z',
          participants: ['Bayfront'],
        },
      ],
    },
  },
  launch: {
    request: { gameId: GAME_ID, walletType: 'USD', lang: 'en', env: 'PC' },
    response: {
      url:
        `http://localhost:3002/?token=${LAUNCH_TOKEN}&money=9900&walletType=USD` +
        `&GameID=${GAME_ID}&uid=204518936&homeUrl=http%3A%2F%2Flocalhost%3A3000%2F&lang=en&env=PC`,
      expiresAt: '2026-11-22T00:00:00.000Z',
    },
  },
  launchFree: {
    request: { gameId: GAME_ID, walletType: 'USD', lang: 'en', isAdult: true },
    response: {
      url:
        `http://localhost:3002/?token=${FREE_TOKEN}&money=1000.00&walletType=USD` +
        `&GameID=${GAME_ID}&uid=guest&homeUrl=http%3A%2F%2Flocalhost%3A3000%2F&lang=en&env=PC&mode=free`,
      expiresAt: '2026-11-21T14:00:00.000Z',
    },
  },
};
