import type { KeptEvent, KeptRound } from '@/lib/contract-types.ts';
import type { EventProof, Round } from '@/play/contract-types.ts';

type Passed = Extract<KeptRound, { kind: 'round' }>['round'];

const engines: readonly string[] = [
  'slot',
  'spots',
  'decisions',
] satisfies Round['outcome']['engine'][];

/**
 * A round that came through the API, which passes outcomes on as the game server has them. The
 * verifier compares all of it with what it deals itself, so a misshapen one differs.
 */
export function isRound(kept: Passed): kept is Passed & Round {
  return engines.includes(kept.outcome.engine);
}

/** As `isRound`, for an event. */
export function isEventProof(kept: KeptEvent): kept is KeptEvent & EventProof {
  return 'ownSlips' in kept && 'progress' in kept && 'fixture' in kept.event;
}
