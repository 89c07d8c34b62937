import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import { listBalanceDays } from './balance-days.ts';
import type { WalletsContext } from './context.ts';
import { walletConfigs } from './wallet-configs.ts';
import { listWallets } from './wallets.service.ts';

export const walletsHandlers = (context: WalletsContext) => ({
  list: implement(c.wallets.list, ({ ctx, input }) =>
    listWallets(context, { userId: ctx.session.userId, walletType: input.walletType }),
  ),

  days: implement(c.wallets.days, ({ ctx }) =>
    listBalanceDays(context, { userId: ctx.session.userId }),
  ),

  configs: implement(c.wallets.configs, () => [...walletConfigs]),
});
