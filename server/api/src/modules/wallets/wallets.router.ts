import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { walletConfigs } from './wallet-configs.ts';
import { listWallets } from './wallets.service.ts';

export const walletsHandlers = {
  list: implement(c.wallets.list, ({ ctx, input }) =>
    listWallets(ctx.services, { userId: ctx.session.userId, walletType: input.walletType }),
  ),

  configs: implement(c.wallets.configs, () => [...walletConfigs]),
};
