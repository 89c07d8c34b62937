import type { ReactNode } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { CasinoClient } from './casino-client.ts';
import type { GameProblem, OpenedGame } from './contract-types.ts';
import type { Host } from './host.ts';
import type { Speech } from './i18n/words.ts';

/** What the shell hands to the presentation of an engine. */
export type PresentationParts = {
  readonly client: CasinoClient;
  readonly opened: OpenedGame;
  readonly currency: Currency;
  readonly host: Host;
  readonly speech: Speech;
  /** Told 0 to 1 while pictures load. */
  readonly onProgress: (progress: number) => void;
  readonly onProblem: (problem: GameProblem) => void;
  readonly onReload: () => void;
};

/** A game ready to be shown. */
export type RunningGame = {
  readonly view: ReactNode;
  readonly setReconnecting: (reconnecting: boolean) => void;
  readonly refreshBalance: () => void;
  readonly close: () => void;
};

/** @throws when something that the game draws with does not load */
export type Present = (parts: PresentationParts) => Promise<RunningGame>;

/** The games that this page can show, each with the presentation of its engine, loaded on demand. */
const presentations: Readonly<Record<string, () => Promise<Present>>> = {
  'phoenix-ascend': async () => (await import('./slot/present-slot.tsx')).presentSlot,
};

/** `null` for a game that this page does not know. */
export function presentationOf(gameId: string): (() => Promise<Present>) | null {
  return Object.hasOwn(presentations, gameId) ? (presentations[gameId] ?? null) : null;
}
