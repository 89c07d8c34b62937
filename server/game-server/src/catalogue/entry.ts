import { GameType, type GameTypeName } from '@fairhall/api/contract/enums';
import type { GameInput } from '@fairhall/api/contract/games';
import type { Volatility } from '../engines/volatility.ts';

export const suppliers = [
  'Copperfox',
  'Lanternworks',
  'Northbay',
  'Tideline',
  'Parlour & Pine',
] as const;
export type Supplier = (typeof suppliers)[number];

/** From this rating up a game is recommended. */
const RECOMMENDED_RATING_MIN = 4.7;

/** What an engine says about its game; a game without an engine has none and cannot be played. */
export type EngineFacts = {
  /** Percent, two decimals. */
  readonly rtp: number;
  readonly volatility: Volatility;
};

/** The facts that differ from game to game; everything else follows from them. */
export type CatalogueEntry = {
  readonly gameId: string;
  readonly gameName: string;
  readonly supplier: Supplier;
  /** Place in the lobby: lower comes first. */
  readonly gameSort: number;
  readonly rating: number;
  readonly popularity: number;
  readonly flag?: 'hot' | 'new' | 'exclusive';
  /** Stakes in US dollars; `stakes.ts` turns them into the other currencies. */
  readonly betList: readonly number[];
  /** Cannon levels of a fishing arena. */
  readonly rateList?: readonly number[];
  /** Whether the art tool has drawn a stage behind the running game. */
  readonly hasStage?: boolean;
};

/**
 * The catalogue row of a game. A game whose engine does not exist yet is not enabled, and claims
 * neither a return to the player (0 stands for "not known") nor a volatility of its own.
 */
export function catalogueRow(
  type: GameTypeName,
  entry: CatalogueEntry,
  engine: EngineFacts | null = null,
): GameInput {
  const isRecommended = entry.rating >= RECOMMENDED_RATING_MIN;
  return {
    gameId: entry.gameId,
    gameName: entry.gameName,
    gameType: GameType[type],
    pgIconUrl: `/art/tiles/${entry.gameId}-400.webp`,
    pgBackUrl: entry.hasStage ? `/art/games/${entry.gameId}/stage-desktop.webp` : '',
    enabled: engine !== null,
    gameLabel: entry.flag ?? (isRecommended ? 'recommended' : null),
    supplier: entry.supplier,
    gameSort: entry.gameSort,
    betList: [...entry.betList],
    rateList: [...(entry.rateList ?? [])],
    rating: entry.rating,
    popularity: entry.popularity,
    isHot: entry.flag === 'hot',
    isNew: entry.flag === 'new',
    isRecommended,
    ...engine,
  };
}
