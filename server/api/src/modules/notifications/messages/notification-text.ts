import type { Language } from '../../../contract/enums.ts';
import { localeOf } from '../../../contract/locales.ts';
import { isCurrency, toMajor } from '../../../contract/money.ts';
import { formatMoney, type MoneyFormat } from '../../../contract/money-text.ts';
import { en, type NotificationMessage, type NotificationMessages } from './en.ts';
import { es } from './es.ts';
import { id } from './id.ts';
import { ptBr } from './pt-br.ts';

const messages: Readonly<Record<Language, NotificationMessages>> = { en, 'pt-br': ptBr, id, es };

/** The values of a notification's placeholders; amounts are in minor units. */
export type NotificationParams = {
  readonly amountMinor?: string;
  readonly walletType?: string;
  readonly order?: string;
  readonly rounds?: number;
  /** Gains and losses, one for each currency. */
  readonly results?: readonly { readonly amountMinor: string; readonly walletType: string }[];
};

export function isNotificationMessage(text: string): text is NotificationMessage {
  return text in en;
}

function moneyText(
  { amountMinor, walletType }: { amountMinor: string; walletType: string },
  format: Pick<MoneyFormat, 'language' | 'sign'>,
): string {
  if (!isCurrency(walletType)) return '';
  const amount = toMajor(BigInt(amountMinor), walletType);
  return formatMoney({ amount, currency: walletType, ...format });
}

/** Title and message in the given language, with amounts formatted for it. */
export function notificationText({
  message,
  params,
  language,
}: {
  message: NotificationMessage;
  params: NotificationParams;
  language: Language;
}): { title: string; message: string } {
  const { amountMinor, walletType = '', order = '', rounds, results = [] } = params;
  const values: Readonly<Record<string, string>> = {
    amount: amountMinor === undefined ? '' : moneyText({ amountMinor, walletType }, { language }),
    walletType,
    order,
    rounds: rounds?.toLocaleString(localeOf[language]) ?? '',
    results: results.map((result) => moneyText(result, { language, sign: 'always' })).join(' · '),
  };
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  const text = messages[language][message];
  return { title: fill(text.title), message: fill(text.message) };
}
