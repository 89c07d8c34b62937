import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

/** Texts of each language from the wallet to the withdrawal. */
const languages = {
  'pt-br': {
    wallet: 'Carteira',
    withdraw: 'Sacar',
    records: 'Nenhum depósito ainda',
    favorites: 'Guarde aqui os que você ama',
    history: 'Nenhuma rodada ainda',
  },
  id: {
    wallet: 'Dompet',
    withdraw: 'Tarik dana',
    records: 'Belum ada deposit',
    favorites: 'Simpan yang Anda sukai di sini',
    history: 'Belum ada ronde',
  },
  es: {
    wallet: 'Cartera',
    withdraw: 'Retirar',
    records: 'Aún no hay depósitos',
    favorites: 'Guarda aquí los que te encantan',
    history: 'Aún no hay rondas',
  },
} as const;

for (const [language, words] of Object.entries(languages)) {
  test(
    `wallet, withdrawal, favourites and history are in ${language}`,
    onPhone,
    async ({ page, logInByApi }) => {
      await logInByApi();
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      await page.goto('/wallet');
      await expect(page.getByRole('heading', { name: words.wallet, level: 1 })).toBeVisible();
      await expect(page.getByText(words.records)).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: words.withdraw, exact: true })
        .click();
      await expect(page.getByRole('dialog', { name: words.withdraw })).toBeVisible();
      await page.goto('/favorites');
      await expect(page.getByText(words.favorites)).toBeVisible();
      await page.goto('/history');
      await expect(page.getByText(words.history)).toBeVisible();
    },
  );
}
