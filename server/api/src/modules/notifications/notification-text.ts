import type { Language } from '../../contract/enums.ts';
import { localeOf } from '../../contract/locales.ts';
import { isCurrency, toMajor } from '../../contract/money.ts';
import { formatMoney, type MoneyFormat } from '../../contract/money-text.ts';
import type { LimitKind, LimitPeriod } from '../../contract/safer-play.ts';
import { addTexts } from '../../core/i18n/i18n.ts';
import en from './locales/en/notification-messages.json' with { type: 'json' };
import es from './locales/es/notification-messages.json' with { type: 'json' };
import id from './locales/id/notification-messages.json' with { type: 'json' };
import ptBr from './locales/pt-br/notification-messages.json' with { type: 'json' };

const notificationTexts = addTexts('notification-messages', { en, 'pt-br': ptBr, id, es });

/** The key of a notification's title and message. */
export type NotificationMessage = keyof typeof en.messages;

/** Why a withdrawal waits for a decision of staff, as its player reads it. */
export const reviewReasons = ['large', 'noPlay', 'account', 'other'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** A sentence with the reason, and how long it usually takes. */
export function reviewReasonText(reason: ReviewReason, language: Language): string {
  return notificationTexts(language)(`reviewReasons.${reason}`);
}

/** Where a login came from: a network with a recent login of the player, or another one. */
export const loginPlaces = ['known', 'new'] as const;
type LoginPlace = (typeof loginPlaces)[number];

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
  readonly review?: ReviewReason;
  /** Browser and system of a login; empty if unknown. */
  readonly device?: string;
  readonly place?: LoginPlace;
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
  return Object.hasOwn(en.messages, text);
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
  const t = notificationTexts(language);
  const values = {
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
    limit: limit ? t(`limits.${limit.kind}.${limit.period}`) : '',
    time: at === undefined ? '' : timeText(at, language),
    device: params.device || t('login.unknownDevice'),
    place: t(`login.${params.place ?? 'unknown'}`),
    review: reviewReasonText(params.review ?? 'other', language),
    walletType,
    order,
    rounds: rounds?.toLocaleString(localeOf[language]) ?? '',
    results: results.map((result) => moneyText(result, { language, sign: 'always' })).join(' · '),
  };
  return {
    title: t(`messages.${message}.title`, values),
    message: capitalized(t(`messages.${message}.message`, values)),
  };
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
