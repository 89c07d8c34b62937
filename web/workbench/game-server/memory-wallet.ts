import { type Currency, fromDecimal, toMajor } from '@fairhall/api/contract/money';
import type { LaunchRules } from '@fairhall/api/contract/provider';
import type { FreeWallet } from '@fairhall/game-server/free-play/free-wallet';
import type { WalletClient, WalletResponse } from '@fairhall/game-server/wallet/wallet-client';
import type { RefusalName } from '@fairhall/kit/errors';

export type Player = {
  readonly uid: string;
  readonly gameId: string;
  readonly currency: Currency;
  readonly rules: LaunchRules;
};

export type Refusal = {
  readonly refusal: RefusalName;
  readonly msg: string;
  /** The values of the refusal, as of a limit. */
  readonly data: unknown;
};

type MemoryWallet = WalletClient &
  Pick<FreeWallet, 'refill'> & {
    /** Refuses every stake from now on; `null` accepts them. */
    readonly refuseStakes: (refusal: Refusal | null) => void;
    readonly setBalance: (balanceMinor: bigint) => void;
  };

const done = <Data>(data: Data): WalletResponse<Data> => ({ kind: 'done', data });

/** The wallet of one player, whose every launch token is valid. */
export function createMemoryWallet(player: Player, openingMinor: bigint): MemoryWallet {
  const { currency } = player;
  let balanceMinor = openingMinor;
  let refused: Refusal | null = null;
  const minor = (amount: string): bigint => fromDecimal(amount, currency) ?? 0n;
  const balance = () => done({ balance: toMajor(balanceMinor, currency) });

  function stake(amountMinor: bigint, winMinor: bigint): WalletResponse<{ balance: number }> {
    if (refused) return { kind: 'refused', ...refused };
    balanceMinor += winMinor - amountMinor;
    return balance();
  }

  return {
    authenticate: async () => {
      const { uid, gameId, rules } = player;
      const opened = { uid, gameId, rules, nickName: 'Robin', walletType: currency, lang: 'en' };
      return done({ ...opened, balance: toMajor(balanceMinor, currency) });
    },
    launchState: async () => done({ state: 'ALIVE' as const }),
    session: async () =>
      done({ durationMs: 60_000, net: toMajor(balanceMinor - openingMinor, currency) }),
    balance: async () => balance(),
    bet: async ({ amount }) => stake(minor(amount), 0n),
    play: async ({ amount, winAmount }) => stake(minor(amount), minor(winAmount)),
    win: async ({ amount }) => {
      balanceMinor += minor(amount);
      return balance();
    },
    rollback: async () => balance(),
    close: async () => {},
    refill: async () => {
      balanceMinor = openingMinor;
      return balance();
    },
    refuseStakes: (refusal) => {
      refused = refusal;
    },
    setBalance: (amountMinor) => {
      balanceMinor = amountMinor;
    },
  };
}
