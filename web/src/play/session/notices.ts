import type { CallFailure } from '../rgs-client.ts';

/** A message to the player, such as the reason of a refused bet; play continues. */
export type Notice =
  | 'insufficient'
  | 'blocked'
  | 'limit'
  | 'stake'
  | 'refused'
  | 'cancelled'
  | 'pending'
  | 'moved'
  | 'tableLimit'
  | 'lossStop'
  | 'winStop';

/** The notice of a refusal code. */
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
    // Another device made the choice or dealt the round.
    case 1202:
    case 1207:
      return 'moved';
    default:
      return 'refused';
  }
}

/** Refusal code of a rotation while an unfinished round of any game uses the seed. */
const ROUND_OPEN = 1207;

export const isRoundOpen = (failure: CallFailure): boolean =>
  failure.kind === 'refusal' && failure.code === ROUND_OPEN;
