import { createContext, useContext } from 'react';
import type { Speech } from '../i18n/words.ts';

const SpeechContext = createContext<Speech | null>(null);

export const SpeechProvider = SpeechContext.Provider;

/** The words of the player's language. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('no words around this component');
  return speech;
}
