import type { ReactNode } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { CasinoClient } from './casino-client.ts';
import type { GameProblem, OpenedGame } from './contract-types.ts';
import type { DecisionKind } from './decisions/decision-kind.ts';
import type { FeltKind } from './felt/felt-kind.ts';
import { decisionKinds, feltKinds } from './game-kinds.ts';
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

/** A slot: its pictures and its mathematics come from the casino, by the names that both use. */
const slot = async (): Promise<Present> => (await import('./slot/present-slot.tsx')).presentSlot;

/** A fishing arena. */
const fishing = async (): Promise<Present> =>
  (await import('./fishing/present-fishing.tsx')).presentFishing;

/** A game of one deal: the felt, with the board of this game alone. */
const felt = (load: () => Promise<FeltKind>) => async (): Promise<Present> => {
  const [{ presentFelt }, kind] = await Promise.all([import('./felt/present-felt.tsx'), load()]);
  return presentFelt(kind);
};

const draw = async (): Promise<Present> => (await import('./draws/present-draw.tsx')).presentDraw;

const sport = async (): Promise<Present> =>
  (await import('./sports/present-sport.tsx')).presentSport;

/** A game with decisions: the table, with the board of this game alone. */
const decisions = (load: () => Promise<DecisionKind>) => async (): Promise<Present> => {
  const [{ presentDecisions }, kind] = await Promise.all([
    import('./decisions/present-decisions.tsx'),
    load(),
  ]);
  return presentDecisions(kind);
};

const mapped = <Kind>(
  kinds: Readonly<Record<string, () => Promise<Kind>>>,
  present: (load: () => Promise<Kind>) => () => Promise<Present>,
) => Object.fromEntries(Object.entries(kinds).map(([gameId, load]) => [gameId, present(load)]));

/** The games that this page can show, each with the presentation of its engine, loaded on demand. */
const presentations: Readonly<Record<string, () => Promise<Present>>> = {
  ...mapped(feltKinds, felt),
  ...mapped(decisionKinds, decisions),
  'phoenix-ascend': slot,
  'parade-7': slot,
  'fox-and-clover': slot,
  'copper-canyon': slot,
  wolfmoon: slot,
  'nine-neon-lives': slot,
  'honeycomb-heist': slot,
  frostforge: slot,
  'scarab-vault': slot,
  'jade-teahouse': slot,
  'genie-hour': slot,
  'sugar-comet': slot,
  'lantern-night': slot,
  'rex-eruption': slot,
  'star-draw-49': draw,
  'penalty-kings': sport,
  'slam-court': sport,
  'derby-dash': sport,
  'turbo-circuit': sport,
  'deepwater-bounty': fishing,
  'kraken-tide': fishing,
  'lobster-lagoon': fishing,
  'jelly-cannon': fishing,
};

/** `null` for a game that this page does not know. */
export function presentationOf(gameId: string): (() => Promise<Present>) | null {
  return Object.hasOwn(presentations, gameId) ? (presentations[gameId] ?? null) : null;
}
