import { createContext } from 'react';
import type { GameTexts } from './game-texts.ts';
import { useRequired } from './required-context.ts';

const GameTextsContext = createContext<GameTexts | null>(null);

export const GameTextsProvider = GameTextsContext.Provider;

/** The texts of the games. @throws outside of its provider */
export const useGameTexts = (): GameTexts => useRequired(GameTextsContext, 'game texts');
