import type { Language } from '../../../contract/enums.ts';
import { isCurrency, toMajor } from '../../../contract/money.ts';
import { formatMoney } from '../../../contract/money-text.ts';
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
};

export function isNotificationMessage(text: string): text is NotificationMessage {
  return text in en;
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
  const { amountMinor, walletType = '', order = '' } = params;
  const amount =
    amountMinor !== undefined && isCurrency(walletType)
      ? formatMoney({
          amount: toMajor(BigInt(amountMinor), walletType),
          currency: walletType,
          language,
        })
      : '';
  const values: Readonly<Record<string, string>> = { amount, walletType, order };
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  const text = messages[language][message];
  return { title: fill(text.title), message: fill(text.message) };
}
