import { randomBytes } from 'node:crypto';
import { type Stack, startStack } from '../support/stack.ts';
import { totpCode } from '../support/totp-code.ts';
import { expectAccessible } from './axe.ts';
import { oneLayout } from './layouts.ts';
import { emailOf, expect, logInByForm, test as officeTest } from './office.ts';

const SAMPLE = 'ops';
const STEP_MS = 30_000;
const START_MS_MAX = 120_000;

const secret = () => randomBytes(32).toString('hex');

type WorkerFixtures = {
  /** A stack with the settings of production, where staff need an app. */
  readonly productionStack: Stack;
};

const test = officeTest.extend<object, WorkerFixtures>({
  productionStack: [
    async ({ browserName: _ }, use) => {
      const stack = await startStack({
        settings: {
          NODE_ENV: 'production',
          APP_SECRET: secret(),
          PROVIDER_SECRET: secret(),
          PAYMENT_SECRET: secret(),
          LOG_LEVEL: 'error',
        },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: START_MS_MAX },
  ],
});

officeTest(
  'a page without input is logged out after half an hour, here and at the server',
  oneLayout('the clock is that of every layout'),
  async ({ page, request, officeStack, logInAsStaff }) => {
    await page.clock.install();
    await logInAsStaff('view');
    await page.goto('/games');
    const heading = page.getByRole('heading', { name: 'Games', level: 1 });
    await expect(heading).toBeVisible();
    const stored = await page.evaluate(() => sessionStorage.getItem('office-session') ?? '{}');
    const { token } = JSON.parse(stored) as { token: string };
    const me = () =>
      request.get(`${officeStack.origins.office}/office/me`, {
        headers: { authorization: `Bearer ${token}` },
      });
    await page.clock.fastForward('29:00');
    // A key is work; the half hour begins again.
    await page.keyboard.press('Shift');
    await page.clock.fastForward('29:00');
    await expect(heading).toBeVisible();
    expect((await me()).status()).toBe(200);
    await page.clock.fastForward('02:00');
    await expect(
      page.getByText('You were logged out after 30 minutes without activity.'),
    ).toBeVisible();
    await expect.poll(async () => (await me()).status()).toBe(401);
  },
);

test.describe('in production', () => {
  test.use({
    baseURL: async ({ productionStack }, use) => {
      await use(productionStack.origins.office);
    },
  });

  test(
    'the first login sets up an app, and each later one requires its code or a recovery code',
    oneLayout('the forms are those of the login'),
    async ({ page }) => {
      const refused = page.waitForResponse('**/office/login');
      await logInByForm(page, SAMPLE);
      expect(await (await refused).json()).toMatchObject({
        code: 1007,
        data: { challenge: expect.any(String) },
      });
      await expect(page.getByText('Set up your authenticator app')).toBeVisible();
      await expect(
        page.getByRole('img', { name: 'QR code for the authenticator app' }),
      ).toBeVisible();
      await expectAccessible(page);
      const key = (await page.locator('code').textContent()) ?? '';
      const first = page.getByLabel('First code');
      const confirm = page.getByRole('button', { name: 'Use this app' });
      await first.fill('000000');
      await confirm.click();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      await first.fill(totpCode(key, new Date()));
      await confirm.click();
      const codes = page.getByRole('main').getByRole('listitem');
      await expect(codes).toHaveCount(10);
      await expectAccessible(page);
      const recoveryCode = (await codes.first().textContent()) ?? '';
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      expect((await saved).suggestedFilename()).toBe('fairhall-office-codes.txt');
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(page.getByText('The app is set up. Log in with its next code.')).toBeVisible();

      const logInWith = async (code: string) => {
        await logInByForm(page, SAMPLE);
        await expect(page.getByText(emailOf(SAMPLE))).toBeVisible();
        await page.getByLabel('Code').fill(code);
        await page.getByRole('button', { name: 'Confirm' }).click();
      };
      const logOut = page.getByRole('button', { name: 'Log out' });
      await logInWith(recoveryCode);
      const sections = page.getByRole('navigation', { name: 'Sections' });
      await expect(sections.getByRole('link', { name: 'Games' })).toBeVisible();
      await expect(sections.getByRole('link', { name: 'Sandbox tools' })).toBeHidden();
      await logOut.click();
      await expect(page.getByText('You are logged out.')).toBeVisible();
      // A recovery code is used once.
      await logInWith(recoveryCode);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      // The code of the next step: that of this one may be the one that confirmed the app.
      await logInWith(totpCode(key, new Date(Date.now() + STEP_MS)));
      await expect(logOut).toBeVisible();
    },
  );
});
