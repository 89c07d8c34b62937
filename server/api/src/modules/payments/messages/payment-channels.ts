import type { Language } from '../../../contract/enums.ts';

/** Mockpay's payment methods. Orders store the key; the text depends on the reader's language. */
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

/** The text of a stored payment method; an unknown key is returned unchanged. */
export function paymentChannelText(stored: string, language: Language): string {
  return isMethod(stored) ? `Mockpay · ${methods[stored][language]}` : stored;
}

function isMethod(stored: string): stored is keyof typeof methods {
  return Object.hasOwn(methods, stored);
}
