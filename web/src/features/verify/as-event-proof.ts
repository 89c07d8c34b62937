import type { SavedEvent } from '@/lib/api/contract-types.ts';
import type { EventProof } from '@/play/contract-types.ts';

/**
 * Narrows an event of the API, which passes it on as the game server stores it. The verifier compares it
 * with its own result, so a malformed one differs.
 */
export function isEventProof(saved: SavedEvent): saved is SavedEvent & EventProof {
  return 'ownSlips' in saved && 'progress' in saved && 'fixture' in saved.event;
}
