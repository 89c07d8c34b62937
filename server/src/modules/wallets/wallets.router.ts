import { contract as c } from '../../contract/index.ts';
import { authed, checkedBefore } from '../../core/trpc.ts';
import { walletConfigs } from './wallet-configs.ts';
import { listWallets } from './wallets.service.ts';

export const walletsProcedures = {
  list: authed
    .input(c.wallets.list.input)
    .output(checkedBefore(c.wallets.list.output))
    .query(({ ctx, input }) =>
      listWallets(ctx.services, { userId: ctx.session.userId, walletType: input.walletType }),
    ),

  configs: authed
    .input(c.wallets.configs.input)
    .output(c.wallets.configs.output)
    .query(() => [...walletConfigs]),
};
