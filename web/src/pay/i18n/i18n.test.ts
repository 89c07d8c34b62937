import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { initI18n, orderMoney } from './i18n.ts';
import { id } from './id.ts';
import { ptBr } from './pt-br.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
const english = new Map(leaves(en));

describe.each(Object.entries({ 'pt-br': ptBr, id, es }))('the texts in %s', (_language, texts) => {
  it('have the placeholders of the English ones', () => {
    for (const [key, text] of leaves(texts)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
    }
  });

  it('are translated', () => {
    const same = leaves(texts).filter(([key, text]) => english.get(key) === text);
    expect(same.length).toBeLessThan(english.size / 10);
  });
});

describe('initI18n', () => {
  it.each([
    ['en', 'Pay $1,234.50 · Mockpay'],
    ['pt-br', 'Pagar $ 1.234,50 · Mockpay'],
  ] as const)('speaks %s with its own number forms', async (language, title) => {
    const t = (await initI18n(language)).getFixedT(language, 'pay');
    const amount = orderMoney({ amount: '1234.50', walletType: 'USD' }, language);
    expect(t('page.title', { amount }).replaceAll('\u00a0', ' ')).toBe(title);
  });

  it('counts minutes', async () => {
    const t = (await initI18n('es')).getFixedT('es', 'pay');
    expect(t('summary.minutesLeft', { count: 1 })).toBe('Queda 1 minuto para pagar');
    expect(t('summary.minutesLeft', { count: 5 })).toBe('Quedan 5 minutos para pagar');
  });
});
