import type { Infrastructure } from '@fairhall/api/app';
import { marketRules } from '@fairhall/api/contract/markets';
import { fromWholeMajor } from '@fairhall/api/contract/money';
import { marketAccounts, sampleAccounts } from './sample-accounts.ts';

/** Puts sample accounts into their markets, as registrations there would be, and gives them money. */
export async function seedMarkets(
  { prisma, ledger }: Pick<Infrastructure, 'prisma' | 'ledger'>,
  seededAt: Date,
): Promise<void> {
  for (const { market, currency, balanceMajor } of marketAccounts) {
    const { id: userId } = sampleAccounts[market];
    const { realityCheckMinutes } = marketRules[market];
    await prisma.user.update({
      where: { id: userId },
      data: { market, currency, realityCheckMinutes },
      select: { id: true },
    });
    const player = { of: 'player', userId, bucket: 'available' } as const;
    const amountMinor = fromWholeMajor(balanceMajor, currency);
    const common = { currency, type: 'opening' } as const;
    await ledger.post({
      key: `seed/market/${market}`,
      kind: 'opening',
      request: '',
      userId,
      occurredAt: seededAt,
      postings: [
        { ...common, account: player, amountMinor },
        { ...common, account: { of: 'promotion' }, amountMinor: -amountMinor },
      ],
    });
  }
}
