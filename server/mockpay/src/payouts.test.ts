import { sign } from '@fairhall/kit/signature';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  manualClock,
  PAYOUT_STEP_MS,
  SECRET,
  startMerchant,
  startMockpay,
  tempDir,
} from './testing/fixture.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await tempDir();
});

async function startService() {
  const merchant = await startMerchant();
  const clock = manualClock();
  let app = await start();

  function start() {
    return startMockpay({ merchantOrigin: merchant.origin, dataDir, clock });
  }

  return {
    merchant,
    postPayout(changes: object = {}, secret = SECRET) {
      const rawBody = JSON.stringify({
        orderNum: 'FW1',
        amount: '100.5',
        walletType: 'USD',
        bankCode: 'LMPUS',
        account: '6222000011112222',
        notifyUrl: `${merchant.origin}/api/payment/webhook`,
        ...changes,
      });
      return app.inject({
        method: 'POST',
        url: '/payouts',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign({ rawBody, secret, now: clock.now() }),
        },
        payload: rawBody,
      });
    },
    /** Advances the clock while the process is down; due steps run at its next start. */
    async nextStep(ms = PAYOUT_STEP_MS) {
      await app.close();
      clock.advance(ms);
      app = await start();
    },
  };
}

describe('a payout', () => {
  it('goes on when the clock was set back', async () => {
    const { merchant, postPayout, nextStep } = await startService();
    await postPayout();
    await merchant.receives(1);
    await nextStep(-86_400_000);
    const [, second] = await merchant.receives(2);
    expect(second?.event.type).toBe('payout.bank_processing');
  });

  it('goes through processing and the bank to success, with one signed event for each step', async () => {
    const { merchant, postPayout, nextStep } = await startService();
    const response = await postPayout();
    expect(response.json().data).toEqual({
      platOrderNum: expect.stringMatching(/^MP[0-9A-F]{32}$/),
      state: 'processing',
    });
    await merchant.receives(1);
    await nextStep();
    await merchant.receives(2);
    await nextStep();
    await merchant.receives(3);
    expect(merchant.received.map(({ event }) => event.type)).toEqual([
      'payout.processing',
      'payout.bank_processing',
      'payout.succeeded',
    ]);
    expect(merchant.received[2]?.event).toMatchObject({
      outTradeNo: 'FW1',
      amount: '100.50',
      walletType: 'USD',
    });
    expect((await postPayout()).json().data.state).toBe('succeeded');
  });

  it.each(['6222000011110000', 'fail@fairhall.test'])(
    'to the account %s is refused by the bank',
    async (account) => {
      const { merchant, postPayout, nextStep } = await startService();
      await postPayout({ account });
      await merchant.receives(1);
      await nextStep();
      await merchant.receives(2);
      await nextStep();
      const [, , last] = await merchant.receives(3);
      expect(last?.event.type).toBe('payout.failed');
    },
  );

  it('returns its state to a repeated request and refuses other content', async () => {
    const { postPayout } = await startService();
    const first = (await postPayout()).json();
    expect((await postPayout()).json()).toEqual(first);
    expect((await postPayout({ account: '6222000011113333' })).json().code).not.toBe(200);
  });

  it('is accepted from the merchant alone, with events to the merchant alone', async () => {
    const { postPayout } = await startService();
    expect((await postPayout({}, 'x'.repeat(40))).statusCode).toBe(403);
    expect((await postPayout({ notifyUrl: 'http://elsewhere.test/' })).statusCode).toBe(400);
    expect((await postPayout({ amount: '0' })).statusCode).toBe(400);
    expect((await postPayout({ amount: '1.5', walletType: 'JPY' })).statusCode).toBe(400);
  });
});
