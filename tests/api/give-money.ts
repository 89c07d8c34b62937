import { randomUUID } from 'node:crypto';
import type { Currency } from '../../server/api/src/contract/money.ts';
import type { Infrastructure } from '../../server/api/src/infrastructure/infrastructure.ts';

/** Moves money to a player through the ledger, without a provider. */
export async function giveMoney(
  { ledger, clock }: Pick<Infrastructure, 'ledger' | 'clock'>,
  { userId, currency = 'USD', minor }: { userId: string; currency?: Currency; minor: bigint },
): Promise<void> {
  const common = { currency, type: 'opening' } as const;
  await ledger.post({
    key: `test/gift/${randomUUID()}`,
    kind: 'opening',
    request: '',
    userId,
    occurredAt: clock.now(),
    postings: [
      {
        ...common,
        account: { of: 'player', userId, bucket: 'available' },
        amountMinor: minor,
      },
      { ...common, account: { of: 'promotion' }, amountMinor: -minor },
    ],
  });
}
