import { useEffect, useState } from 'react';
import { multiStepGames, tableGames } from '../boards.ts';
import type { SpotRound } from '../contract-types.ts';
import type { TextKey } from '../i18n/en.ts';
import type { I18n } from '../i18n/i18n.ts';

/** The texts of a game's bets, choices and outcomes. */
export type RoundLabels = {
  readonly spotName: (spot: string, i18n: I18n) => string;
  readonly choiceName: (choice: string, i18n: I18n) => string;
  /** The outcome as text; `null` for a game without such a text. */
  readonly resultText: ((round: SpotRound, i18n: I18n) => string) | null;
  /** The names of the hands of cards. */
  readonly cardHands: readonly TextKey[];
};

/** The labels of a slot or a fishing game, whose species are among the symbols. */
const symbolLabels: RoundLabels = {
  spotName: (spot, { symbol }) => symbol(spot),
  choiceName: (choice) => choice,
  resultText: null,
  cardHands: [],
};

/** The labels of a game, from its board. @throws when the board does not load */
async function loadRoundLabels(gameId: string): Promise<RoundLabels> {
  const [{ spotGame }, { multiStepGameOf }] = await Promise.all([
    import('@fairhall/game-server/engines/spot-games'),
    import('@fairhall/game-server/engines/multi-step-games'),
  ]);
  const kind = spotGame(gameId)?.kind;
  if (kind && kind !== 'fishing') {
    const { spotName, resultText, cardHands = [] } = await tableGames[kind]();
    return { ...symbolLabels, spotName, resultText, cardHands };
  }
  const stepKind = multiStepGameOf(gameId)?.kind;
  if (!stepKind) return symbolLabels;
  return { ...symbolLabels, choiceName: (await multiStepGames[stepKind]()).choiceName };
}

/** As `loadRoundLabels`; `null` until loaded. The proof is complete without the labels. */
export function useRoundLabels(gameId: string): RoundLabels | null {
  const [loaded, setLoaded] = useState<{ gameId: string; labels: RoundLabels } | null>(null);
  useEffect(() => {
    let isGone = false;
    loadRoundLabels(gameId)
      .catch(() => symbolLabels)
      .then((labels) => {
        if (!isGone) setLoaded({ gameId, labels });
      });
    return () => {
      isGone = true;
    };
  }, [gameId]);
  return loaded?.gameId === gameId ? loaded.labels : null;
}
