import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Stack, startStack } from '../support/stack.ts';
import { postToApi } from '../support/stack-client.ts';
import { SAMPLE_PASSWORD } from './log-in.ts';
import { test as base, expect } from './test.ts';

export { expect };

/** Withdrawals wait for a decision there; the stack of the other journeys pays all at once. */
const settings = {
  RATE_LIMIT: 'off',
  REVIEW_FROM_USD: '2000',
  PAYOUT_STEP_MS: '200',
  LOG_LEVEL: 'error',
};

const START_MS_MAX = 120_000;

/** A sample member of staff. */
export type StaffName = 'ops' | 'pay' | 'help' | 'view' | 'admin' | 'admin2';

type WorkerFixtures = {
  /** A stack whose withdrawals wait for staff, one for all journeys of a worker. */
  readonly officeStack: Stack;
};

type Fixtures = {
  /** Logs a sample member of staff in without the form, before the first page opens. */
  readonly logInAsStaff: (name: StaffName) => Promise<void>;
  /** A new player whose withdrawal of $90 waits, because nothing was staked. */
  readonly waiting: WaitingPlayer;
};

export type WaitingPlayer = {
  readonly nickName: string;
  readonly orderNum: string;
  /** The session as "remember me" stores it. */
  readonly session: string;
};

/** Journeys of the back office: addresses without an origin are its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  officeStack: [
    async ({ browserName: _ }, use) => {
      const stack = await startStack({ settings });
      await untilCounted(stack);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: START_MS_MAX },
  ],
  baseURL: async ({ officeStack }, use) => {
    await use(officeStack.origins.office);
  },
  logInAsStaff: async ({ page, officeStack }, use) => {
    await use(async (name) => {
      const session = await staffSession(officeStack, name);
      await page.addInitScript(
        (stored) => sessionStorage.setItem('office-session', stored),
        session,
      );
    });
  },
  waiting: async ({ officeStack }, use) => {
    await use(await playerWithWaitingOrder(officeStack));
  },
});

export const emailOf = (name: StaffName) => `${name}@office.fairhall.test`;

/** @returns the session as the page stores it */
export async function staffSession(stack: Stack, name: StaffName): Promise<string> {
  const { code, data } = await logInTo(stack, name);
  expect(code).toBe(200);
  return JSON.stringify(data);
}

/** @returns `null` when the login was refused */
async function tokenOf(stack: Stack, name: StaffName): Promise<string | null> {
  const { data } = await logInTo(stack, name);
  return data?.token ?? null;
}

async function logInTo({ origins }: Stack, name: StaffName) {
  const response = await fetch(`${origins.office}/office/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(name), password: SAMPLE_PASSWORD }),
  });
  return response.json();
}

/** Fills in and sends the form of the login. */
export async function logInByForm(page: Page, name: StaffName): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf(name));
  await page.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/**
 * Waits until the figures contain the sample rounds: a job counts them after the start. On a busy machine
 * the server may shed its first calls.
 */
async function untilCounted(stack: Stack): Promise<void> {
  let token: string | null = null;
  const bets = async () => {
    token ??= await tokenOf(stack, 'ops');
    const response = await fetch(`${stack.origins.office}/office/overview?days=90`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await response.json()).data?.tiles.stakes ?? 0;
  };
  await expect.poll(bets, { timeout: 60_000 }).toBeGreaterThan(0);
}

async function playerWithWaitingOrder(stack: Stack): Promise<WaitingPlayer> {
  const id = randomUUID().slice(0, 8);
  const nickName = `Robin ${id}`;
  const account = { email: `e2e-${id}@example.test`, password: `secret-${id}` };
  await postToApi(stack, '/user/register', { body: { ...account, nickName } });
  const login = await postToApi(stack, '/user/login', { body: { ...account, remember: true } });
  const { token, expiresAt, ...user } = login;
  const order = { walletType: 'USD', amount: 100 };
  const { payUrl } = await postToApi(stack, '/payment/recharge', { body: order, session: token });
  await fetch(`${payUrl}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  });
  const body = { walletType: 'USD' };
  await expect
    .poll(async () => {
      const [wallet] = await postToApi(stack, '/user/wallet', { body, session: token });
      return Number(wallet.walletBalance);
    })
    .toBeGreaterThanOrEqual(order.amount);
  const { orderNum } = await postToApi(stack, '/payment/withdraw', {
    body: { walletType: 'USD', money: '90.00', bankCode: 'LMPUS', bank: '4000123412341234' },
    session: token,
  });
  return { nickName, orderNum, session: JSON.stringify({ token, expiresAt, user }) };
}
