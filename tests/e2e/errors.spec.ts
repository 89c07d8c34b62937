import { oneLayout } from './layouts.ts';
import { logInByApi } from './log-in-by-api.ts';
import { expect, test } from './test.ts';

const html = { contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** A response other than the envelope, and the expected text, here in Portuguese. */
const failures = [
  { response: { status: 403, ...html }, text: 'Sem permissão de acesso' },
  { response: { status: 404, ...html }, text: 'Recurso solicitado não encontrado' },
  { response: { status: 500, ...html }, text: 'Erro interno do servidor' },
  { response: { status: 502, ...html }, text: 'A solicitação falhou' },
  { response: { status: 200, ...html }, text: 'A solicitação falhou' },
  {
    response: { status: 429, json: { code: 429, msg: 'Muitas solicitações', data: null } },
    text: 'Muitas solicitações',
  },
  { response: null, text: 'Erro de rede' },
] as const;

test.describe('a failed call', oneLayout('all layouts use the same texts'), () => {
  test.use({ expectedConsoleErrors: /status of (401|403|404|429|500|502)|ERR_FAILED/ });

  test('is reported once, in the language of the page', async ({ page, request, player }) => {
    await logInByApi({ page, request, player });
    await page.addInitScript(() => localStorage.setItem('language', 'pt-br'));
    let failure: (typeof failures)[number] | null = failures[2];
    await page.route(/\/api\/user\/(info|profile)$/, (route) => {
      if (failure === null) return route.continue();
      return failure.response === null ? route.abort() : route.fulfill(failure.response);
    });
    await page.goto('/profile');
    await expect(page.getByText(failure.text)).toHaveCount(1);
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
      await expect(dialog.getByRole('alert').filter({ hasText: next.text })).toBeVisible();
      await expect(page.getByText(next.text)).toHaveCount(1);
    }
  });

  test('an ended session is reported by the login form alone', async ({
    page,
    request,
    player,
  }) => {
    await logInByApi({ page, request, player });
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
    // The balances, the player, the records: each of them could show its own toast.
    await expect.poll(() => responses).toBeGreaterThanOrEqual(3);
    await expect(page.locator('.toast-card')).toHaveCount(0);
  });
});
