import { systemClock } from '@fairhall/kit/clock';
import type { Settings } from '@fairhall/kit/settings';
import { backendOf } from '../backends/index.ts';
import {
  comparisonStart,
  createMockpayGateway,
  PaymentUnavailableError,
  type Unrecorded,
  unrecordedTransactions,
} from '../modules/payments/index.ts';

/**
 * Writes a line for each transaction that the payments provider knows and the database does not.
 * @param since by default the last payment in the database
 * @returns how many there are; `null` when the provider did not respond
 */
export async function comparePayments({
  settings,
  since,
  write,
}: {
  settings: Pick<Settings, 'database' | 'origins' | 'paymentSecret'>;
  since?: Date;
  write: (line: string) => void;
}): Promise<number | null> {
  const database = await backendOf(settings.database).openDatabase();
  const gateway = createMockpayGateway({
    origin: settings.origins.payInside,
    secret: settings.paymentSecret,
    clock: systemClock,
  });
  const { prisma } = database;
  const from = since ?? (await comparisonStart(prisma));
  let count = 0;
  try {
    for await (const unrecorded of unrecordedTransactions({ prisma, gateway }, from)) {
      count += 1;
      write(lineOf(unrecorded));
    }
    write(
      `${count} transactions of the payments provider since ${from.toISOString()} are not here.`,
    );
    return count;
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    write(
      `The payments provider did not respond. Compare its transactions with this database later:\n` +
        `  npm run payments:compare -- --since ${from.toISOString()}`,
    );
    return null;
  } finally {
    await gateway.close();
    await database.close();
  }
}

function lineOf({ kind, here, ...transaction }: Unrecorded): string {
  const { createdAt, number, platOrderNum, amount, walletType, status } = transaction;
  const name = kind === 'order' ? 'deposit' : 'withdrawal';
  return `${createdAt}  ${name} ${number}  ${platOrderNum}  ${amount} ${walletType}  ${status}, ${here} here`;
}
