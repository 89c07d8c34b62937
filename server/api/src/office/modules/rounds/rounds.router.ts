import { implement } from '../../../implement.ts';
import { pastRound } from '../../../modules/play/past-rounds.service.ts';
import { rounds as c } from '../../contract/rounds.ts';
import { requirePlayer } from '../players/players.service.ts';

export const officeRoundsHandlers = {
  get: implement(c.get, async ({ ctx: { services }, input: { uid, roundId } }) => {
    await requirePlayer(services, uid);
    return pastRound(services, { userId: uid, roundId });
  }),
};
