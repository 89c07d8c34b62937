import type { Language } from '../../../contract/enums.ts';

/** How an order can be paid at Mockpay. Orders hold the key; the text is made for each reader. */
const methods = {
  card: { en: 'Card', 'pt-br': 'Cartão', id: 'Kartu', es: 'Tarjeta' },
  pix: { en: 'PIX', 'pt-br': 'PIX', id: 'PIX', es: 'PIX' },
  bank: {
    en: 'Bank transfer',
    'pt-br': 'Transferência',
    id: 'Transfer bank',
    es: 'Transferencia',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** The text of a stored channel; what is no method of ours, as an order without one, stays as it is. */
export function paymentChannelText(stored: string, language: Language): string {
  return isMethod(stored) ? `Mockpay · ${methods[stored][language]}` : stored;
}

function isMethod(stored: string): stored is keyof typeof methods {
  return Object.hasOwn(methods, stored);
}
