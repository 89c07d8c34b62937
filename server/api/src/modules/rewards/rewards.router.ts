import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { drawWelcomeReward, welcomeReward } from './welcome-reward.service.ts';

export const promoHandlers = {
  welcome: implement(c.promo.welcome, ({ ctx }) => welcomeReward(ctx.services, ctx.session.userId)),

  drawWelcome: implement(c.promo.drawWelcome, ({ ctx, input }) =>
    drawWelcomeReward(ctx.services, {
      userId: ctx.session.userId,
      walletType: input.walletType,
    }),
  ),
};
