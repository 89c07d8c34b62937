import { type Game, game as gameSchema, RATINGS_MIN } from '../../contract/games.ts';
import type { Providers } from '../../core/provider.ts';
import type { Game as GameRow } from '../../db/generated/client.ts';
import { isLaunchable } from '../providers/index.ts';

const enumerated = gameSchema.pick({ gameType: true, gameLabel: true, volatility: true });

/** Maps a stored game to the contract; one that cannot be launched now is not enabled. */
export function toGame(row: GameRow, providers: Providers): Game {
  return {
    gameId: row.gameId,
    gameName: row.gameName,
    pgIconUrl: row.pgIconUrl,
    pgBackUrl: row.pgBackUrl,
    gameIp: row.gameIp,
    gamePort: row.gamePort,
    enabled: isLaunchable(providers, row),
    supplier: row.supplier,
    gameSort: row.gameSort,
    betList: numbers(row.betList),
    rateList: numbers(row.rateList),
    rating: ratingOf(row),
    ratingCount: row.ratingCount,
    popularity: row.popularity,
    isHot: row.isHot,
    isNew: row.isNew,
    isRecommended: row.isRecommended,
    rtp: row.rtpBasis / 100,
    providerId: row.providerId,
    rulesHash: row.rulesHash,
    proofUrl: row.proofUrl,
    replayUrl: row.replayUrl,
    freePlay: row.freePlay,
    retired: row.retired,
    ...enumerated.parse(row),
  };
}

function ratingOf({ ratingSum, ratingCount, providerRating }: GameRow): number {
  if (ratingCount < RATINGS_MIN) return providerRating;
  return Math.round((100 * ratingSum) / ratingCount) / 100;
}

function numbers(json: string): number[] {
  return gameSchema.shape.betList.parse(JSON.parse(json));
}
