import { oneLayout, onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'a registration reports its rules in order, at the visible field',
  onPhone,
  async ({ page, player }) => {
    await page.goto('/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('show-register-modal')));
    const dialog = page.getByRole('dialog', { name: 'Create account' });
    const submit = dialog.getByRole('button', { name: 'Create account' });
    const shown = { visible: true };
    const nickName = dialog.getByLabel('Nickname');
    const email = dialog.getByRole('textbox', { name: 'Email' }).filter(shown);
    const password = dialog.getByLabel('Password', { exact: true }).filter(shown);
    const confirm = dialog.getByLabel('Confirm password');
    const agreement = dialog.getByRole('checkbox', { name: /I am 18 or older/ });

    const steps = [
      [nickName, 'Please enter a nickname', () => nickName.fill('Robin')],
      [email, 'Please enter your email', () => email.fill('robin@')],
      [email, 'Please enter a valid email address', () => email.fill(player.email)],
      [password, 'Please enter a password', () => password.fill('short')],
      [password, 'The password needs at least 8 characters', () => password.fill('long enough')],
      [confirm, 'Passwords don’t match', () => confirm.fill('long enough')],
      [agreement, 'Please accept the user agreement', () => agreement.check()],
      [email, 'This email is already registered', () => email.fill('')],
    ] as const;
    for (const [field, message, repair] of steps) {
      await expect(submit).toBeInViewport({ ratio: 1 });
      await submit.click();
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toBeFocused();
      await expect(dialog.getByText(message)).toBeInViewport();
      await repair();
    }
  },
);

test('a login that is slow to load shows at once that it opens', async ({ page }) => {
  await page.goto('/home');
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/assets/auth-modal-*.js', async (route) => {
    await responded;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const opening = page.getByRole('status', { name: 'Loading' });
  await expect(opening).toBeVisible();
  respond();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(opening).toHaveCount(0);
});

test('what is typed while the login opens stays in its field', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const password = dialog.getByLabel('Password', { exact: true }).filter({ visible: true });
  await password.focus();
  await page.keyboard.type('first');
  await expect
    .poll(() => dialog.evaluate((one) => one.getAnimations({ subtree: true }).length))
    .toBe(0);
  await page.keyboard.type('-last');
  await expect(password).toHaveValue('first-last');
  await expect(password).toBeFocused();
});

test('a dialog never lets the focus leave for the page behind it', async ({ page }) => {
  await page.goto('/home');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    const root = document.getElementById('root');
    const reached: string[] = [];
    Object.assign(window, { reached });
    root?.addEventListener('focusin', ({ target }) => reached.push(String(target)));
  });
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab');
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => Reflect.get(window, 'reached'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  'a form filled in by a password manager is sent once, however often Enter is pressed',
  oneLayout('the same form in another position'),
  async ({ page, player }) => {
    const logins: string[] = [];
    await page.route('**/api/user/login', async (route) => {
      logins.push(route.request().postData() ?? '');
      await responded;
      await route.continue();
    });
    let response = () => {};
    const responded = new Promise<void>((resolve) => {
      response = resolve;
    });
    await page.goto('/home');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const email = dialog.getByRole('textbox', { name: 'Email' }).filter({ visible: true });
    await expect(email).toBeFocused();
    const password = dialog.getByLabel('Password', { exact: true }).filter({ visible: true });
    await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');

    await email.evaluate(
      (field: HTMLInputElement, values) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        for (const [name, value] of Object.entries(values)) {
          const control = field.form?.querySelector(`[name="${name}"]`);
          set?.call(control, value);
          control?.dispatchEvent(new Event('input', { bubbles: true }));
        }
      },
      { email: player.email, password: player.password },
    );
    await expect(email).toHaveValue(player.email);
    await password.press('Enter');
    await password.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Logging in…' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Logging in…' }).click({ force: true });
    response();
    await expect(dialog).toBeHidden();
    expect(logins).toHaveLength(1);
    expect(JSON.parse(logins[0] ?? '')).toMatchObject({
      email: player.email,
      password: player.password,
    });
  },
);
