import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import { useEffect, useState } from 'react';
import { multiStepGames, originals, tableGames } from '../boards.ts';
import type { GameTexts, TextKey } from '../game-texts.ts';
import type { MultiStepGame } from '../multi-step/multi-step-game.ts';
import type { TableGame } from '../table-games/table-game.ts';

/** The texts of a game's bets, choices and outcomes. */
export type RoundLabels = {
  readonly spotName: (spot: string, i18n: GameTexts) => string;
  readonly choiceName: (choice: string, i18n: GameTexts) => string;
  /** The outcome as text; `null` for a game without such a text. */
  readonly resultText: TableGame['resultText'] | null;
  /** The names of the hands of cards. */
  readonly cardHands: readonly TextKey[];
  /** The tiles of a hand as text; `null` if its hands are cards. */
  readonly handText: Exclude<MultiStepGame['handText'], undefined> | null;
};

/** The labels of a slot or a fishing game, whose species are among the symbols. */
const symbolLabels: RoundLabels = {
  spotName: (spot, { symbol }) => symbol(spot),
  choiceName: (choice) => choice,
  resultText: null,
  cardHands: [],
  handText: null,
};

type Game = Pick<GameDefinition, 'engine' | 'gameId'>;
type Engine = Game['engine'];
const isTableGame = (engine: Engine): engine is keyof typeof tableGames & Engine =>
  Object.hasOwn(tableGames, engine);
const isOriginal = (engine: Engine): engine is keyof typeof originals & Engine =>
  Object.hasOwn(originals, engine);
const isMultiStep = (engine: Engine): engine is keyof typeof multiStepGames & Engine =>
  Object.hasOwn(multiStepGames, engine);

/** The labels of a game, from its board. @throws when the board does not load */
async function loadRoundLabels({ engine, gameId }: Game): Promise<RoundLabels> {
  if (isTableGame(engine)) {
    const { spotName, resultText, cardHands = [] } = await tableGames[engine]();
    return { ...symbolLabels, spotName, resultText, cardHands };
  }
  if (isOriginal(engine)) {
    const { spotName, resultText } = await originals[engine](gameId);
    return { ...symbolLabels, spotName, resultText };
  }
  if (engine === 'fruit-machine') {
    const { choiceName } = await import('../fruit-machine/fruit-texts.ts');
    return { ...symbolLabels, choiceName };
  }
  if (!isMultiStep(engine)) return symbolLabels;
  const { choiceName, handText = null } = await multiStepGames[engine]();
  return { ...symbolLabels, choiceName, handText };
}

/** As `loadRoundLabels`; `null` until loaded. The proof is complete without the labels. */
export function useRoundLabels({ engine, gameId }: Game): RoundLabels | null {
  const [loaded, setLoaded] = useState<{ gameId: string; labels: RoundLabels } | null>(null);
  useEffect(() => {
    let isGone = false;
    loadRoundLabels({ engine, gameId })
      .catch(() => symbolLabels)
      .then((labels) => {
        if (!isGone) setLoaded({ gameId, labels });
      });
    return () => {
      isGone = true;
    };
  }, [engine, gameId]);
  return loaded?.gameId === gameId ? loaded.labels : null;
}
