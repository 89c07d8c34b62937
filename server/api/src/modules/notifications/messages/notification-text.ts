import type { Language } from '../../../contract/enums.ts';
import { localeOf } from '../../../contract/locales.ts';
import { isCurrency, toMajor } from '../../../contract/money.ts';
import { formatMoney, type MoneyFormat } from '../../../contract/money-text.ts';
import type { LimitKind, LimitPeriod } from '../../../contract/safer-play.ts';
import { en, type NotificationMessage, type NotificationMessages } from './en.ts';
import { es } from './es.ts';
import { id } from './id.ts';
import { limitName } from './limit-names.ts';
import { ptBr } from './pt-br.ts';

const messages: Readonly<Record<Language, NotificationMessages>> = { en, 'pt-br': ptBr, id, es };

/** The values of a notification's placeholders; amounts are in minor units. */
export type NotificationParams = {
  readonly amountMinor?: string;
  readonly walletType?: string;
  readonly order?: string;
  readonly rounds?: number;
  readonly limit?: { readonly kind: LimitKind; readonly period: LimitPeriod };
  /** In place of an amount: that of a time limit. */
  readonly minutes?: number;
  /** A moment, ISO 8601. */
  readonly at?: string;
  /** Gains and losses, one for each currency. */
  readonly results?: readonly { readonly amountMinor: string; readonly walletType: string }[];
  /** A text of staff or of the player, in its own language. */
  readonly text?: string;
  /** Title and message that staff wrote, in English and maybe in others. */
  readonly texts?: StaffTexts;
};

type StaffText = { readonly title: string; readonly message: string };
type StaffTexts = { readonly en: StaffText } & {
  readonly [Other in Language]?: StaffText | undefined;
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
  const { limit, minutes, at, texts } = params;
  const own = texts?.[language] ?? texts?.en;
  const values: Readonly<Record<string, string>> = {
    amount:
      amountMinor === undefined
        ? minutesText(minutes, language)
        : moneyText({ amountMinor, walletType }, { language }),
    change:
      amountMinor === undefined
        ? ''
        : moneyText({ amountMinor, walletType }, { language, sign: 'always' }),
    text: params.text ?? '',
    title: own?.title ?? '',
    message: own?.message ?? '',
    limit: limit ? limitName(limit, language) : '',
    time: at === undefined ? '' : timeText(at, language),
    walletType,
    order,
    rounds: rounds?.toLocaleString(localeOf[language]) ?? '',
    results: results.map((result) => moneyText(result, { language, sign: 'always' })).join(' · '),
  };
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  const text = messages[language][message];
  return { title: fill(text.title), message: capitalized(fill(text.message)) };
}

function minutesText(minutes: number | undefined, language: Language): string {
  if (minutes === undefined) return '';
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return minutes.toLocaleString(localeOf[language], format);
}

/** In UTC, because the reader's time zone is not known: "Nov 27, 2026, 2:05 PM UTC". */
function timeText(at: string, language: Language): string {
  return new Date(at).toLocaleString(localeOf[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
}

/** Of a message that begins with a placeholder. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
