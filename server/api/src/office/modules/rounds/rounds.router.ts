import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { rounds as c } from '../../contract/rounds.ts';
import { requirePlayer } from '../players/players.service.ts';

export const officeRoundsHandlers = (context: OfficeContext) => ({
  get: implement(c.get, async ({ input: { uid, roundId } }) => {
    await requirePlayer(context, uid);
    return context.play.pastRound({ userId: uid, roundId });
  }),
});
