import { GameType, type GameTypeName } from '@fairhall/api/contract/enums';
import type { GameInput } from '@fairhall/api/contract/games';
import type { Volatility } from '../engines/volatility.ts';

export const suppliers = [
  'Copperfox',
  'Lanternworks',
  'Northbay',
  'Tideline',
  'Parlour & Pine',
  'Hall Originals',
] as const;
export type Supplier = (typeof suppliers)[number];

/** The stated figures of an engine; a game without an engine cannot be played. */
export type EngineFacts = {
  /** Percent, two decimals. */
  readonly rtp: number;
  readonly volatility: Volatility;
};

/** Types whose games are played on a painted stage; the tables of the others are drawn by their pages. */
const typesWithStage: ReadonlySet<GameTypeName> = new Set(['slot', 'fishing']);

const tileUrl = ({ gameId }: CatalogueEntry) => `/art/tiles/${gameId}-400.webp`;
const stageUrl = ({ gameId }: CatalogueEntry) => `/art/games/${gameId}/stage-desktop.webp`;

/** The properties of a game from which its catalogue row is derived. */
export type CatalogueEntry = {
  readonly gameId: string;
  readonly gameName: string;
  readonly supplier: Supplier;
  /** Position in the lobby, ascending. */
  readonly gameSort: number;
  /** The house's own choice. */
  readonly isRecommended?: boolean;
  readonly flag?: 'hot' | 'new' | 'exclusive';
  /** Stakes in US dollars; `stakes.ts` converts them to the other currencies. */
  readonly betList: readonly number[];
  /** Cannon levels of a fishing arena. */
  readonly rateList?: readonly number[];
};

/**
 * The catalogue row of a game. A game without an engine is not enabled and has neither an RTP (0 is
 * "unknown") nor a volatility of its own.
 */
export function catalogueRow(
  type: GameTypeName,
  entry: CatalogueEntry,
  engine: EngineFacts | null = null,
): GameInput {
  const { isRecommended = false } = entry;
  return {
    gameId: entry.gameId,
    gameName: entry.gameName,
    gameType: GameType[type],
    pgIconUrl: tileUrl(entry),
    pgBackUrl: typesWithStage.has(type) ? stageUrl(entry) : tileUrl(entry),
    enabled: engine !== null,
    gameLabel: entry.flag ?? (isRecommended ? 'recommended' : null),
    supplier: entry.supplier,
    gameSort: entry.gameSort,
    betList: [...entry.betList],
    rateList: [...(entry.rateList ?? [])],
    isHot: entry.flag === 'hot',
    isNew: entry.flag === 'new',
    isRecommended,
    ...engine,
  };
}
