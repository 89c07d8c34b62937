import { useEffect, useState } from 'react';
import type { SpotRound } from '../contract-types.ts';
import { decisionKinds, feltKinds } from '../game-kinds.ts';
import type { WordKey } from '../i18n/en.ts';
import type { Speech } from '../i18n/words.ts';

/** How a game names what can be bet on, chosen and dealt. */
export type RoundWords = {
  readonly spotName: (spot: string, speech: Speech) => string;
  readonly choiceName: (choice: string, speech: Speech) => string;
  /** What was dealt, in words; `null` for a game that has none of its own. */
  readonly resultText: ((round: SpotRound, speech: Speech) => string) | null;
  /** Whose the hands are, where they are of cards. */
  readonly cardHands: readonly WordKey[];
};

/** A slot, or an arena: its species are among the symbols. */
const ownWords: RoundWords = {
  spotName: (spot, { symbol }) => symbol(spot),
  choiceName: (choice) => choice,
  resultText: null,
  cardHands: [],
};

/** The words of a game, from the board that it is played on. @throws when that does not load */
export async function loadRoundWords(gameId: string): Promise<RoundWords> {
  const felt = Object.hasOwn(feltKinds, gameId) ? feltKinds[gameId] : undefined;
  if (felt) {
    const { spotName, resultText, cardHands = [] } = await felt();
    return { ...ownWords, spotName, resultText, cardHands };
  }
  const decisions = Object.hasOwn(decisionKinds, gameId) ? decisionKinds[gameId] : undefined;
  return decisions ? { ...ownWords, choiceName: (await decisions()).choiceName } : ownWords;
}

/** As `loadRoundWords`; `null` until they are there. A proof holds without them: it does not wait. */
export function useRoundWords(gameId: string): RoundWords | null {
  const [loaded, setLoaded] = useState<{ gameId: string; words: RoundWords } | null>(null);
  useEffect(() => {
    let isGone = false;
    loadRoundWords(gameId)
      .catch(() => ownWords)
      .then((words) => {
        if (!isGone) setLoaded({ gameId, words });
      });
    return () => {
      isGone = true;
    };
  }, [gameId]);
  return loaded?.gameId === gameId ? loaded.words : null;
}
