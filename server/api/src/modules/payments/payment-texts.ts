import type { Language } from '../../contract/enums.ts';
import { addTexts } from '../../core/i18n/i18n.ts';
import en from './locales/en/payments.json' with { type: 'json' };
import es from './locales/es/payments.json' with { type: 'json' };
import id from './locales/id/payments.json' with { type: 'json' };
import ptBr from './locales/pt-br/payments.json' with { type: 'json' };

/*
 * Orders store the key of a status reason, and that of Mockpay's payment method; the text depends on
 * the reader's language.
 */

const paymentTexts = addTexts('payments', { en, 'pt-br': ptBr, id, es });

export type StatusReason = keyof typeof en.statusReasons;

const returnReasons = ['overBalanceCap', 'overDepositLimit', 'paidOnBreak'] as const;

/** Why a payment is not credited but marked for return: the provider has the money. */
export type ReturnReason = (typeof returnReasons)[number];

/** The reason for which an order is marked for return; `null` for any other order. */
export function returnReason({ remark }: { readonly remark: string }): ReturnReason | null {
  return returnReasons.find((reason) => reason === remark) ?? null;
}

const declineReasons: Readonly<Record<string, StatusReason>> = {
  card_declined: 'cardDeclined',
  insufficient_funds: 'cardWithoutFunds',
};

/** The status reason of a declined card; null for none and for an unknown one. */
export function declineReason(reason: string | undefined): StatusReason | null {
  return declineReasons[reason ?? ''] ?? null;
}

/** The text of a stored status reason; an unknown key is returned unchanged. */
export function statusReasonText(stored: string, language: Language): string {
  return isKeyOf(en.statusReasons, stored)
    ? paymentTexts(language)(`statusReasons.${stored}`)
    : stored;
}

/** The text of a stored payment method; an unknown key is returned unchanged. */
export function paymentChannelText(stored: string, language: Language): string {
  return isKeyOf(en.methods, stored)
    ? `Mockpay · ${paymentTexts(language)(`methods.${stored}`)}`
    : stored;
}

/** The bonus of a first deposit, in a sentence. @param bonus formatted */
export function firstDepositText(bonus: string, language: Language): string {
  return paymentTexts(language)('firstDepositMatched', { bonus });
}

function isKeyOf<T extends object>(texts: T, stored: string): stored is keyof T & string {
  return Object.hasOwn(texts, stored);
}
