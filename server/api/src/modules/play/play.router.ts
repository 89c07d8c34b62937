import type { Endpoint } from '../../contract/endpoint.ts';
import { contract as c } from '../../contract/index.ts';
import { type Handler, implement } from '../../http/implement.ts';
import type { PlayContext } from './context.ts';
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
import { loadReplay, replayIdOf } from './replays.service.ts';
import { rollBackBet } from './rollback.service.ts';

export const playHandlers = (context: PlayContext) => ({
  nextStarts: implement(c.play.nextStarts, () => context.nextStarts()),

  launch: implement(c.play.launch, ({ ctx, input }) =>
    launchGame(context, { ...input, session: ctx.session, acceptedLanguage: ctx.language }),
  ),

  launchFree: implement(c.play.launchFree, ({ ctx, input }) =>
    launchFreeGame(context, { ...input, acceptedLanguage: ctx.language }),
  ),
});

/** Past rounds, which the games providers store. */
export const roundsHandlers = (context: PlayContext) => ({
  list: implement(c.rounds.list, ({ ctx, input }) =>
    listRounds(context, { ...input, userId: ctx.session.userId }),
  ),

  get: implement(c.rounds.get, ({ ctx, input }) =>
    pastRound(context, { ...input, userId: ctx.session.userId }),
  ),

  replayId: implement(c.rounds.replayId, ({ ctx, input }) =>
    replayIdOf(context, { ...input, userId: ctx.session.userId }),
  ),

  replay: implement(c.rounds.replay, ({ ctx, input: { id, lang = ctx.language } }) =>
    loadReplay(context, { id, lang }),
  ),

  event: implement(c.rounds.event, ({ ctx, input }) =>
    context.gameServer.event({ uid: ctx.session.userId, eventId: input.eventId }),
  ),

  seedRounds: implement(c.rounds.seedRounds, ({ ctx, input }) =>
    context.gameServer.seedRounds({ uid: ctx.session.userId, ...input }),
  ),
  rotate: implement(c.rounds.rotate, ({ ctx, input }) =>
    context.gameServer.rotate({ uid: ctx.session.userId, clientSeed: input.clientSeed }),
  ),
});

/** The calls of the games providers; `http/authorize.ts` has verified their signatures. */
export const providerHandlers = (context: PlayContext) => ({
  authenticate: walletCall(context, c.provider.authenticate, ({ ctx, input }) =>
    authenticate(context, { ...input, provider: ctx.provider }),
  ),

  balance: walletCall(context, c.provider.balance, ({ ctx, input }) =>
    balanceOf(context, { ...input, provider: ctx.provider }),
  ),

  session: walletCall(context, c.provider.session, ({ ctx, input }) =>
    sessionOf(context, { ...input, provider: ctx.provider }),
  ),

  launchState: walletCall(context, c.provider.launchState, ({ ctx, input }) =>
    launchStateOf(context, { ...input, provider: ctx.provider }),
  ),

  bet: walletCall(context, c.provider.bet, ({ ctx, input }) =>
    placeBet(context, { ...input, provider: ctx.provider }),
  ),

  win: walletCall(context, c.provider.win, ({ ctx, input }) =>
    settleWin(context, { ...input, provider: ctx.provider }),
  ),

  play: walletCall(context, c.provider.play, ({ ctx, input }) =>
    playRound(context, { ...input, provider: ctx.provider }),
  ),

  rollback: walletCall(context, c.provider.rollback, ({ ctx, input }) =>
    rollBackBet(context, { ...input, providerId: ctx.provider.id }),
  ),
});

/** A call of a provider, which the back office sees with its duration. */
function walletCall<E extends Endpoint>(
  { providers }: PlayContext,
  ...implemented: Parameters<typeof implement<E>>
): Handler<E> {
  const { endpoint, handle } = implement(...implemented);
  const timed: typeof handle = (ctx, input) =>
    providers.walletCalls.timed(ctx.provider?.id ?? '', () => handle(ctx, input));
  return { endpoint, handle: timed };
}
