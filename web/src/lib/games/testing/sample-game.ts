import { OWN_PROVIDER_ID } from '@fairhall/api/contract/own-provider';
import type { Game } from '@/lib/api/contract-types.ts';

/** A playable slot of Copperfox with the test's overrides. */
export function sampleGame(facts: Partial<Game>): Game {
  return {
    gameId: 'phoenix-ascend',
    gameName: 'Phoenix Ascend',
    gameType: 0,
    pgIconUrl: '/art/tiles/phoenix-ascend-400.webp',
    pgBackUrl: '',
    gameIp: 'http://localhost',
    gamePort: ':3002',
    enabled: true,
    gameLabel: null,
    supplier: 'Copperfox',
    gameSort: 999,
    betList: [1, 2],
    rateList: [],
    rating: 0,
    ratingCount: 0,
    popularity: 0,
    isHot: false,
    isNew: false,
    isRecommended: false,
    rtp: 96.4,
    volatility: 'high',
    providerId: OWN_PROVIDER_ID,
    rulesHash: null,
    proofUrl: '/verify',
    replayUrl: '/?mode=replay',
    freePlay: true,
    retired: false,
    ...facts,
  };
}
