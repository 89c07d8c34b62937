import { type Currency, fromWholeMajor } from './money.ts';
import { convertMinor } from './reference-rates.ts';

/** `open` has no rules of its own; the others follow a regulator, in play money. */
export const markets = ['open', 'gb', 'br', 'mt'] as const;
export type Market = (typeof markets)[number];

export function isMarket(text: string): text is Market {
  return (markets as readonly string[]).includes(text);
}

/** Cards are of two kinds, because a market may refuse credit. */
export const depositMethods = ['credit-card', 'debit-card', 'pix', 'bank'] as const;
export type DepositMethod = (typeof depositMethods)[number];

export type MarketRules = {
  /** Whether a game may play on by itself. */
  readonly autoplay: boolean;
  /** Whether a game that plays on by itself may raise the stake after a loss or a win. */
  readonly stakeRaises: boolean;
  /** Whether a player may shorten the way to a result: fast spins, skipping. */
  readonly quickPlay: boolean;
  /** Least time from the stake of a round to that of the next one, over all games. */
  readonly roundGapMs: { readonly slot: number; readonly other: number };
  /** The most of a slot's round, in whole major units; in other wallets by the reference rates. */
  readonly slotStakeMax: { readonly amount: number; readonly walletType: Currency } | null;
  /**
   * Limits before the first deposit: `offer` one, `choose` between one and none, or `require` those
   * of loss and time.
   */
  readonly firstDeposit: 'offer' | 'choose' | 'require';
  /** Of a new player; 0 for none. */
  readonly realityCheckMinutes: 0 | 60;
  /** Whether there is an advantage before the first stake: the first-deposit match, the wheel. */
  readonly offersBeforeStake: boolean;
  readonly depositMethods: readonly DepositMethod[];
  /** A launch ends after this time without a stake; `null` for never. */
  readonly idleEndMs: number | null;
};

const open: MarketRules = {
  autoplay: true,
  stakeRaises: true,
  quickPlay: true,
  roundGapMs: { slot: 0, other: 0 },
  slotStakeMax: null,
  firstDeposit: 'offer',
  realityCheckMinutes: 0,
  offersBeforeStake: true,
  depositMethods,
  idleEndMs: null,
};

/** The rules of each market; where each comes from is in docs/markets.md. */
export const marketRules: Readonly<Record<Market, MarketRules>> = {
  open,
  gb: {
    ...open,
    autoplay: false,
    stakeRaises: false,
    quickPlay: false,
    roundGapMs: { slot: 2500, other: 5000 },
    slotStakeMax: { amount: 5, walletType: 'GBP' },
    firstDeposit: 'choose',
    realityCheckMinutes: 60,
    depositMethods: ['debit-card', 'pix', 'bank'],
  },
  br: {
    ...open,
    stakeRaises: false,
    firstDeposit: 'require',
    realityCheckMinutes: 60,
    offersBeforeStake: false,
    depositMethods: ['pix', 'bank'],
    idleEndMs: 30 * 60_000,
  },
  mt: { ...open, stakeRaises: false, realityCheckMinutes: 60 },
};

/** The most of a slot's round in a wallet, in minor units; `null` where the market has none. */
export function slotStakeMaxMinor(market: Market, currency: Currency): bigint | null {
  const { slotStakeMax } = marketRules[market];
  if (slotStakeMax === null) return null;
  const { amount, walletType: from } = slotStakeMax;
  return convertMinor({
    amountMinor: fromWholeMajor(amount, from),
    from,
    to: currency,
    rounding: 'down',
  });
}
