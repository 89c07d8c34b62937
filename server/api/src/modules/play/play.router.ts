import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { launchGame } from './launch.service.ts';
import { launchFreeGame } from './launch-free.service.ts';
import { listRounds, pastRound } from './past-rounds.service.ts';
import {
  authenticate,
  balanceOf,
  launchStateOf,
  placeBet,
  playRound,
  sessionOf,
  settleWin,
} from './provider-wallet.service.ts';
import { rollBackBet } from './rollback.service.ts';

export const playHandlers = {
  nextStarts: implement(c.play.nextStarts, ({ ctx }) => ctx.services.nextStarts()),

  launch: implement(c.play.launch, ({ ctx, input }) =>
    launchGame(ctx.services, { ...input, session: ctx.session, acceptedLanguage: ctx.language }),
  ),

  launchFree: implement(c.play.launchFree, ({ ctx, input }) =>
    launchFreeGame(ctx.services, { ...input, acceptedLanguage: ctx.language }),
  ),
};

/** Past rounds, which the games providers store. */
export const roundsHandlers = {
  list: implement(c.rounds.list, ({ ctx, input }) =>
    listRounds(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  get: implement(c.rounds.get, ({ ctx, input }) =>
    pastRound(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  event: implement(c.rounds.event, ({ ctx, input }) =>
    ctx.services.gameServer.event({ uid: ctx.session.userId, eventId: input.eventId }),
  ),

  seedRounds: implement(c.rounds.seedRounds, ({ ctx, input }) =>
    ctx.services.gameServer.seedRounds({ uid: ctx.session.userId, ...input }),
  ),
  rotate: implement(c.rounds.rotate, ({ ctx, input }) =>
    ctx.services.gameServer.rotate({ uid: ctx.session.userId, clientSeed: input.clientSeed }),
  ),
};

/** The calls of the games providers; `http/authorize.ts` has verified their signatures. */
export const providerHandlers = {
  authenticate: implement(c.provider.authenticate, ({ ctx, input }) =>
    authenticate(ctx.services, { ...input, provider: ctx.provider }),
  ),

  balance: implement(c.provider.balance, ({ ctx, input }) =>
    balanceOf(ctx.services, { ...input, provider: ctx.provider }),
  ),

  session: implement(c.provider.session, ({ ctx, input }) =>
    sessionOf(ctx.services, { ...input, provider: ctx.provider }),
  ),

  launchState: implement(c.provider.launchState, ({ ctx, input }) =>
    launchStateOf(ctx.services, { ...input, provider: ctx.provider }),
  ),

  bet: implement(c.provider.bet, ({ ctx, input }) =>
    placeBet(ctx.services, { ...input, provider: ctx.provider }),
  ),

  win: implement(c.provider.win, ({ ctx, input }) =>
    settleWin(ctx.services, { ...input, provider: ctx.provider }),
  ),

  play: implement(c.provider.play, ({ ctx, input }) =>
    playRound(ctx.services, { ...input, provider: ctx.provider }),
  ),

  rollback: implement(c.provider.rollback, ({ ctx, input }) =>
    rollBackBet(ctx.services, { ...input, providerId: ctx.provider.id }),
  ),
};
