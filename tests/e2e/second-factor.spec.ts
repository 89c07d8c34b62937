import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { totpCode } from '../support/totp-code.ts';
import { expectAccessible } from './axe.ts';
import { onDesktop } from './layouts.ts';
import { logIn } from './log-in.ts';
import { attachAuthenticator } from './passkeys.ts';
import { expect, test } from './test.ts';

const STEP_MS = 30_000;

/** The code of a step that no code was used of. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + STEP_MS));

/** Refuses the first of these calls, as in a session that is older than ten minutes. */
async function needFreshLogin(page: Page, path: string): Promise<void> {
  const refusal = { code: 1011, msg: 'Please confirm that it is you, then try again', data: null };
  // In the page: on phones a busy Chromium sends some calls past a route that is set after its start.
  await page.evaluate(
    ([start, body]) => {
      const send = window.fetch;
      window.fetch = async (target, init) => {
        if (!new URL(String(target), location.href).pathname.startsWith(start)) {
          return send(target, init);
        }
        window.fetch = send;
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      };
    },
    [path, JSON.stringify(refusal)] as const,
  );
}

async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  return page.getByRole('dialog', { name: 'Log in' });
}

type Credentials = { readonly email: string; readonly password: string };

/** Logs in up to the second step. */
async function enterPassword(dialog: Locator, { email, password }: Credentials): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test(
  'an authenticator app is set up, a login needs its code, and a recovery code replaces it',
  onDesktop,
  async ({ page, player, isMobile }) => {
    await logIn({ page, ...player, isMobile });
    await page.goto('/profile');
    await needFreshLogin(page, '/api/user/second-factor/totp');
    await page.getByRole('button', { name: 'Set up' }).click();
    const again = page.getByRole('dialog', { name: 'Is it you?' });
    await again.getByRole('button', { name: 'Confirm' }).click();
    await expect(again.getByText('Please enter your current password')).toBeVisible();
    await again.getByLabel('Password', { exact: true }).fill('not this one');
    await again.getByRole('button', { name: 'Confirm' }).click();
    await expect(again.getByText('This password is not correct')).toBeVisible();
    await expectAccessible(page);
    await again.getByLabel('Password', { exact: true }).fill(player.password);
    await again.getByRole('button', { name: 'Confirm' }).click();
    await expect(again).toBeHidden();

    const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(setUp.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expectAccessible(page);
    const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await setUp.getByLabel('Code from the app').fill('12345');
    await setUp.getByRole('button', { name: 'Confirm' }).click();
    await expect(setUp.getByText('Please enter the six digits')).toBeVisible();
    await setUp.getByLabel('Code from the app').fill(totpCode(secret, new Date(0)));
    await setUp.getByRole('button', { name: 'Confirm' }).click();
    await expect(setUp.getByText('This code is not correct')).toBeVisible();
    await setUp.getByLabel('Code from the app').fill(totpCode(secret, new Date()));
    await setUp.getByRole('button', { name: 'Confirm' }).click();
    const saved = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(saved.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    const recovery = (await saved.getByRole('listitem').first().textContent()) ?? '';
    const download = page.waitForEvent('download');
    await saved.getByRole('link', { name: 'Download' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\n')).toHaveLength(10);
    expect(file).toContain(recovery);
    await saved.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('In use', { exact: true })).toBeVisible();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const everywhere = page.getByRole('dialog', { name: 'Log out everywhere?' });
    await everywhere.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL('/home');
    let dialog = await openLogin(page);
    await enterPassword(dialog, player);
    await expect(dialog.getByLabel('Code from the app')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('Code from the app').fill(totpCode(secret, new Date(0)));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This code is not correct. 4 tries left.')).toBeVisible();
    await dialog.getByLabel('Code from the app').fill(nextCode(secret));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(`Welcome, ${player.nickName}`)).toBeVisible();

    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    dialog = await openLogin(page);
    await enterPassword(dialog, player);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(recovery.toLowerCase());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/profile');
    await expect(page.getByText('9 recovery codes left')).toBeVisible();

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const removal = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
    await removal.getByLabel('Current password').fill(player.password);
    await removal.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Not in use')).toBeVisible();
  },
);

test(
  'a passkey is added, logs in alone, confirms a login, and is removed',
  onDesktop,
  async ({ page, player, isMobile }) => {
    await logIn({ page, ...player, isMobile });
    await attachAuthenticator(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await adding.getByRole('button', { name: 'Add' }).click();
    await expect(adding.getByText('Please enter a name')).toBeVisible();
    await adding.getByLabel('Name').fill('Work laptop');
    await adding.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await expect(page.getByText('Work laptop')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    // The virtual device needs no touch: the list of the email field chooses the passkey at once.
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const welcome = page.getByText(`Welcome, ${player.nickName}`);
    await expect(welcome).toBeVisible();

    await page.goto('/profile');
    await needFreshLogin(page, '/api/user/passkeys/');
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove “Work laptop”?' });
    await removal.getByRole('button', { name: 'Remove' }).click();
    const again = page.getByRole('dialog', { name: 'Is it you?' });
    await again.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(page.getByText('No passkey yet.')).toBeVisible();
  },
);

test('a passkey logs in by the button, where a browser has no list of passkeys', async ({
  page,
  player,
  isMobile,
}) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await logIn({ page, ...player, isMobile });
  await attachAuthenticator(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Phone');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(`Welcome, ${player.nickName}`)).toBeVisible();
});

test('a confirmation that is closed leaves the refusal, and changes nothing', async ({
  page,
  logInByApi,
}) => {
  await logInByApi();
  await page.goto('/profile');
  await needFreshLogin(page, '/api/user/passkeys/options');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Phone');
  await adding.getByRole('button', { name: 'Add' }).click();
  const again = page.getByRole('dialog', { name: 'Is it you?' });
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(adding.getByText('Please confirm that it is you')).toBeVisible();
});

test('known addresses are deleted, and the logins name device and network', async ({
  page,
  logInByApi,
}) => {
  await logInByApi();
  await page.goto('/profile');
  await expect(page.getByText('This session', { exact: true })).toBeVisible();
  await expect(page.getByText('We know 1 address that you log in from.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget these addresses?' });
  await dialog.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByText('We know no address that you log in from yet.')).toBeVisible();
});
