import { describe, expect, it } from 'vitest';
import { currencies } from './money.ts';
import { formatMoney } from './money-text.ts';

/** Intl separates number and symbol by a no-break space, whose kind depends on its version. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  it('puts the specification’s symbol before the amount in English', () => {
    const shown = currencies.map((currency) =>
      formatMoney({ amount: 1234.5, currency, language: 'en' }),
    );
    expect(shown).toEqual([
      '$1,234.50',
      '€1,234.50',
      '£1,234.50',
      'R$1,234.50',
      '¥1,235',
      '¥1,234.50',
      'S$1,234.50',
      '฿1,234.50',
    ]);
  });

  it('formats numbers in the language', () => {
    const amount = 1_234_567.5;
    const shown = (['pt-br', 'id', 'es'] as const).map((language) =>
      plainSpaces(formatMoney({ amount, currency: 'BRL', language })),
    );
    expect(shown).toEqual(['R$ 1.234.567,50', 'R$1.234.567,50', 'R$ 1.234.567,50']);
  });

  it('groups thousands in every language, also in numbers of four digits', () => {
    const shown = (['en', 'pt-br', 'id', 'es'] as const).map((language) =>
      plainSpaces(formatMoney({ amount: 1750, currency: 'USD', language })),
    );
    expect(shown).toEqual(['$1,750.00', '$ 1.750,00', '$1.750,00', '$ 1.750,00']);
  });

  it('shows no decimals of a yen', () => {
    expect(formatMoney({ amount: 420_000, currency: 'JPY', language: 'en' })).toBe('¥420,000');
  });

  it('prefixes losses with a minus sign (U+2212) and optionally gains with a plus', () => {
    const gain = { currency: 'USD', language: 'en', sign: 'always' } as const;
    expect(formatMoney({ amount: -6, currency: 'USD', language: 'en' })).toBe('−$6.00');
    expect(formatMoney({ ...gain, amount: 18.4 })).toBe('+$18.40');
    expect(formatMoney({ ...gain, amount: -2.5 })).toBe('−$2.50');
    expect(formatMoney({ ...gain, amount: 0 })).toBe('$0.00');
  });

  it('never shows a negative zero', () => {
    expect(formatMoney({ amount: -0, currency: 'USD', language: 'en' })).toBe('$0.00');
    expect(formatMoney({ amount: -0.001, currency: 'USD', language: 'en' })).toBe('$0.00');
  });

  it('optionally omits the decimals of a whole amount', () => {
    const limit = { currency: 'USD', language: 'en', trimZeros: true } as const;
    expect(formatMoney({ ...limit, amount: 5000 })).toBe('$5,000');
    expect(formatMoney({ ...limit, amount: 12.5 })).toBe('$12.50');
  });

  it('shows the largest balance exactly', () => {
    const largest = { amount: 9_999_999_999_999.99, currency: 'USD', language: 'en' } as const;
    expect(formatMoney(largest)).toBe('$9,999,999,999,999.99');
  });
});
