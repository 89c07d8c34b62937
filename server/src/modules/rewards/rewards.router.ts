import { contract as c } from '../../contract/index.ts';
import { authed } from '../../core/trpc.ts';
import { drawWelcomeReward, welcomeReward } from './welcome-reward.service.ts';

export const promoProcedures = {
  welcome: authed
    .input(c.promo.welcome.input)
    .output(c.promo.welcome.output)
    .query(({ ctx }) => welcomeReward(ctx.services, ctx.session.userId)),

  drawWelcome: authed
    .input(c.promo.drawWelcome.input)
    .output(c.promo.drawWelcome.output)
    .mutation(({ ctx, input }) =>
      drawWelcomeReward(ctx.services, {
        userId: ctx.session.userId,
        walletType: input.walletType,
      }),
    ),
};
