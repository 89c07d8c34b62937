import type { CallFailure } from '../rgs-client.ts';

/** Why a bet was not taken, or what else the player has to know; play goes on. */
export type Notice =
  | 'insufficient'
  | 'blocked'
  | 'limit'
  | 'stake'
  | 'refused'
  | 'cancelled'
  | 'pending'
  | 'moved'
  | 'tableLimit';

/** The refusal codes that have a text of their own. */
export function noticeOfRefusal(code: number): Notice {
  switch (code) {
    case 1006:
      return 'blocked';
    case 1101:
      return 'insufficient';
    case 1102:
    case 1203:
      return 'stake';
    case 1106:
      return 'limit';
    // A choice that was made, or a round that was dealt, on another device.
    case 1202:
    case 1207:
      return 'moved';
    default:
      return 'refused';
  }
}

/** The refusal to reveal a seed that an unfinished round, of whatever game, is dealt from. */
const ROUND_OPEN = 1207;

export const isRoundOpen = (failure: CallFailure): boolean =>
  failure.kind === 'refusal' && failure.code === ROUND_OPEN;
