import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import type { Pencil } from '@fairhall/game-server/engines/originals/pencil';
import type { StakeRule } from '@fairhall/game-server/engines/spots/spot-game';
import type { ComponentType } from 'react';
import type { WinDistribution } from '../autobet/win-distribution.ts';
import type { SpotRound } from '../contract-types.ts';
import type { GameTexts, TextKey } from '../game-texts.ts';
import type { SoundName } from '../sound/engine/sound-set.ts';
import type { TableGame } from '../table-games/table-game.ts';

/**
 * What a definition of its engine determines.
 * @throws Error for the definition of another engine
 */
export type OriginalRules = {
  readonly returnsOf: StakeRule['returns'];
  readonly winMaxUsd: number;
  readonly pencil: Pencil;
  /** The exact chances of a spot's returns. */
  readonly winsOf: (spot: string) => WinDistribution;
  /** The spot itself, or the nearest one that the stake pays exactly. */
  readonly fitted: (spot: string, stakeMinor: bigint) => string;
};

/** The presentation of a single-step original. */
export type OriginalGame = {
  readonly look: string;
  /** Rounds that may be on their way at once; one where the market has a least time between rounds. */
  readonly inFlightMax: number;
  readonly rulesOf: (sheet: GameDefinition) => OriginalRules;
  /** Duration of the reveal of a round, in milliseconds. */
  readonly revealMs: (round: SpotRound) => number;
  readonly revealSound: SoundName | null;
  /** How many of the drawn numbers decided the round. */
  readonly deciding: (round: SpotRound, sheet: GameDefinition) => number;
  /** The result in a few characters. */
  readonly shortResult: (
    round: SpotRound,
    of: { i18n: GameTexts; sheet: GameDefinition },
  ) => string;
  readonly rules: readonly TextKey[];
  readonly Board: ComponentType;
  /** The name of the largest return. */
  readonly brings: TextKey;
  /** The choices beside the stake. */
  readonly Fields: ComponentType;
  readonly Pays: ComponentType;
  /** The spot after a key of the game; `null` for another key. */
  readonly spotAfterKey: (key: string, spot: string) => string | null;
} & Pick<TableGame, 'spotName' | 'resultText'>;
