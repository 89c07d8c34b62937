import type { Language } from '../../contract/enums.ts';
import { toMajor } from '../../contract/money.ts';
import { formatMoney } from '../../contract/money-text.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { PlayerRestrictions } from '../restrictions/index.ts';
import type { PaymentsContext } from './context.ts';
import type { DepositOrder } from './deposits.repository.ts';
import { firstDepositBonus, hasDeposited } from './first-deposit.ts';
import { firstDepositText } from './payment-texts.ts';

/** The text beside the amount on the checkout page: the bonus of a first deposit. */
export async function checkoutDescription(
  context: PaymentsContext,
  {
    order,
    restrictions,
    language,
  }: { order: DepositOrder; restrictions: PlayerRestrictions; language: Language },
): Promise<string | undefined> {
  const { userId } = order;
  if (await hasDeposited(context, userId)) return undefined;
  if (!(await context.restrictions.mayHaveOffers(restrictions))) return undefined;
  const currency = parseCurrency(order.walletType);
  const amount = toMajor(firstDepositBonus(order), currency);
  const bonus = formatMoney({ amount, currency, language });
  return firstDepositText(bonus, language);
}
