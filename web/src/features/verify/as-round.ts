import type { SavedEvent, SavedRound } from '@/lib/contract-types.ts';
import type { EventProof, Round } from '@/play/contract-types.ts';

type Passed = Extract<SavedRound, { kind: 'round' }>['round'];

const engines: readonly string[] = [
  'slot',
  'spots',
  'decisions',
] satisfies Round['outcome']['engine'][];

/**
 * Narrows a round of the API, which passes outcomes on as the game server stores them. The verifier
 * compares the whole round with its own result, so a malformed one differs.
 */
export function isRound(saved: Passed): saved is Passed & Round {
  return engines.includes(saved.outcome.engine);
}

/** As `isRound`, for an event. */
export function isEventProof(saved: SavedEvent): saved is SavedEvent & EventProof {
  return 'ownSlips' in saved && 'progress' in saved && 'fixture' in saved.event;
}
