import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import type { RewardsContext } from './context.ts';
import { drawWelcomeReward, welcomeReward } from './welcome-reward.service.ts';

export const promoHandlers = (context: RewardsContext) => ({
  welcome: implement(c.promo.welcome, ({ ctx }) => welcomeReward(context, ctx.session.userId)),

  drawWelcome: implement(c.promo.drawWelcome, ({ ctx, input }) =>
    drawWelcomeReward(context, {
      userId: ctx.session.userId,
      walletType: input.walletType,
    }),
  ),
});
