import type { CallFailure } from '../rgs-client.ts';
import { type ReachedLimit, reachedLimitOf } from './reached-limit.ts';

/** A message to the player, such as the reason of a refused bet; play continues. */
export type NoticeName =
  | 'insufficient'
  | 'blocked'
  | 'limit'
  | 'realityCheck'
  | 'tooSoon'
  | 'stake'
  | 'refused'
  | 'cancelled'
  | 'pending'
  | 'moved'
  | 'tableLimit'
  | 'lossStop'
  | 'winStop'
  | 'profitStop'
  | 'stakeStop';

/** A notice by its name, or that of the reached limit with its values. */
export type Notice = NoticeName | { readonly name: 'limit'; readonly limit: ReachedLimit };

type Refusal = Extract<CallFailure, { kind: 'refusal' }>;

/** The notice of a refusal. */
export function noticeOfRefusal({ code, data }: Pick<Refusal, 'code' | 'data'>): Notice {
  switch (code) {
    case 1006:
      return 'blocked';
    case 1101:
      return 'insufficient';
    case 1102:
    case 1203:
      return 'stake';
    case 1106: {
      // A repeated request is refused without the values.
      const limit = reachedLimitOf(data);
      return limit ? { name: 'limit', limit } : 'limit';
    }
    case 1401:
      return 'realityCheck';
    case 1212:
      return 'tooSoon';
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
