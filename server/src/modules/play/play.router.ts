import { contract as c } from '../../contract/index.ts';
import { authed, open } from '../../core/trpc.ts';
import { launchGame } from './launch.service.ts';
import { launchState } from './launch-tokens.ts';
import { keptRound, listRounds } from './past-rounds.service.ts';
import {
  authenticate,
  balanceOf,
  placeBet,
  playRound,
  settleWin,
} from './provider-wallet.service.ts';
import { rollBackBet } from './rollback.service.ts';

export const playProcedures = {
  launch: authed
    .input(c.play.launch.input)
    .output(c.play.launch.output)
    .mutation(({ ctx, input }) =>
      launchGame(ctx.services, { ...input, session: ctx.session, acceptedLanguage: ctx.language }),
    ),
};

/** Past rounds, which the games provider keeps. */
export const roundsProcedures = {
  list: authed
    .input(c.rounds.list.input)
    .output(c.rounds.list.output)
    .query(({ ctx, input }) => listRounds(ctx.services, { ...input, userId: ctx.session.userId })),

  get: authed
    .input(c.rounds.get.input)
    .output(c.rounds.get.output)
    .query(({ ctx, input }) => keptRound(ctx.services, { ...input, userId: ctx.session.userId })),

  event: authed
    .input(c.rounds.event.input)
    .output(c.rounds.event.output)
    .query(({ ctx, input }) =>
      ctx.services.gameServer.event({ uid: ctx.session.userId, eventId: input.eventId }),
    ),

  rotate: authed
    .input(c.rounds.rotate.input)
    .output(c.rounds.rotate.output)
    .mutation(({ ctx, input }) =>
      ctx.services.gameServer.rotate({ uid: ctx.session.userId, clientSeed: input.clientSeed }),
    ),
};

/** The games provider's side; `http/rest.ts` has checked the signature before. */
export const providerProcedures = {
  authenticate: open
    .input(c.provider.authenticate.input)
    .output(c.provider.authenticate.output)
    .mutation(({ ctx, input }) => authenticate(ctx.services, input.token)),

  balance: open
    .input(c.provider.balance.input)
    .output(c.provider.balance.output)
    .mutation(({ ctx, input }) => balanceOf(ctx.services, input.token)),

  launchState: open
    .input(c.provider.launchState.input)
    .output(c.provider.launchState.output)
    .mutation(async ({ ctx, input }) => ({ state: await launchState(ctx.services, input.token) })),

  bet: open
    .input(c.provider.bet.input)
    .output(c.provider.bet.output)
    .mutation(({ ctx, input }) => placeBet(ctx.services, input)),

  win: open
    .input(c.provider.win.input)
    .output(c.provider.win.output)
    .mutation(({ ctx, input }) => settleWin(ctx.services, input)),

  play: open
    .input(c.provider.play.input)
    .output(c.provider.play.output)
    .mutation(({ ctx, input }) => playRound(ctx.services, input)),

  rollback: open
    .input(c.provider.rollback.input)
    .output(c.provider.rollback.output)
    .mutation(({ ctx, input }) => rollBackBet(ctx.services, input)),
};
