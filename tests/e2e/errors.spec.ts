import { enter } from './enter.ts';
import { oneLayout } from './layouts.ts';
import { expect, test } from './test.ts';

const html = { contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** What comes back instead of our envelope, and what the player reads, in Portuguese here. */
const failures = [
  { response: { status: 403, ...html }, says: 'Sem permissão de acesso' },
  { response: { status: 404, ...html }, says: 'Recurso solicitado não encontrado' },
  { response: { status: 500, ...html }, says: 'Erro interno do servidor' },
  { response: { status: 502, ...html }, says: 'A solicitação falhou' },
  { response: { status: 200, ...html }, says: 'A solicitação falhou' },
  {
    response: { status: 429, json: { code: 429, msg: 'Muitas solicitações', data: null } },
    says: 'Muitas solicitações',
  },
  { response: null, says: 'Erro de rede' },
] as const;

test.describe(
  'whatever goes wrong with a call',
  oneLayout('all take their words from the same place'),
  () => {
    test.use({ dueComplaint: /status of (401|403|404|429|500|502)|ERR_FAILED/ });

    test('the player is told once, in the language of the page', async ({
      page,
      request,
      player,
    }) => {
      await enter({ page, request, player });
      await page.addInitScript(() => localStorage.setItem('language', 'pt-br'));
      let failure: (typeof failures)[number] | null = failures[2];
      await page.route(/\/api\/user\/(info|profile)$/, (route) => {
        if (failure === null) return route.continue();
        return failure.response === null ? route.abort() : route.fulfill(failure.response);
      });
      await page.goto('/profile');
      await expect(page.getByText(failure.says)).toHaveCount(1);
      failure = null;
      await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click();
      await page.getByRole('button', { name: 'Editar', exact: true }).click();

      const dialog = page.getByRole('dialog');
      const save = dialog.locator('button[type=submit]');
      for (const [index, next] of failures.entries()) {
        failure = next;
        await dialog.locator('[name=country]').fill(`País ${index}`);
        await expect(dialog.locator('.notice')).toHaveCount(0);
        await save.click();
        await expect(dialog.getByRole('alert').filter({ hasText: next.says })).toBeVisible();
        await expect(page.getByText(next.says)).toHaveCount(1);
      }
    });

    test('a session that has ended is told by the login form alone', async ({
      page,
      request,
      player,
    }) => {
      await enter({ page, request, player });
      await page.goto('/wallet');
      const refresh = page
        .getByRole('button', { name: 'Refresh balances' })
        .filter({ visible: true });
      await expect(refresh).toBeVisible();
      const ended = { code: 401, msg: 'Ended', data: { reason: 'SESSION_EXPIRED' } };
      let responses = 0;
      await page.route(/\/api\/(user|payment)\//, async (route) => {
        await route.fulfill({ status: 401, json: ended });
        responses += 1;
      });
      await refresh.click();
      await expect(page.getByRole('dialog')).toContainText('Login expired, please login again');
      // The balances, the player, the records: each of them could have a toast of its own.
      await expect.poll(() => responses).toBeGreaterThanOrEqual(3);
      await expect(page.locator('.toast-card')).toHaveCount(0);
    });
  },
);
