import { isMarket } from '../../../contract/markets.ts';
import { maskEmail } from '../../../contract/masking.ts';

/** The columns of a player that lists show. */
export const playerRefSelect = { id: true, nickName: true, email: true, market: true } as const;

/** A player in a list, with a masked email. */
export function playerRef(player: {
  readonly id: string;
  readonly nickName: string;
  readonly email: string;
  readonly market: string;
}) {
  const { id: uid, nickName, email, market } = player;
  return {
    uid,
    nickName,
    email: maskEmail(email),
    market: isMarket(market) ? market : ('open' as const),
  };
}
