import { accountName } from './account-name.ts';
import type { Entry, StakeRule } from './port.ts';

/** The stake of an entry that comes with a rule. */
export type Stake = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly at: Date;
  /** Of the player's available money. */
  readonly account: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly rule: StakeRule;
};

/**
 * @returns `null` for an entry without a rule
 * @throws RangeError for a rule without a stake on a player's round
 */
export function stakeOf(entry: Entry): Stake | null {
  const { userId, gameId, roundId, occurredAt: at, stakeRule: rule } = entry;
  if (!rule) return null;
  const [stake] = entry.postings.filter(({ type }) => type === 'bet');
  if (userId === null || gameId === undefined || roundId === undefined || !stake) {
    throw new RangeError(`${entry.key}: a rule for stakes without a stake on a round`);
  }
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const { currency } = stake;
  const amountMinor = stakedMinor(entry, { account, currency });
  return { userId, gameId, roundId, at, account, currency, amountMinor, rule };
}

function stakedMinor({ postings }: Entry, of: Pick<Stake, 'account' | 'currency'>): bigint {
  let minor = 0n;
  for (const { type, account, currency, amountMinor } of postings) {
    const isOwn = accountName(account) === of.account && currency === of.currency;
    if (type === 'bet' && isOwn) minor -= amountMinor;
  }
  return minor;
}
