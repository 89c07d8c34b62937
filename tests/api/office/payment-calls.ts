import { randomUUID } from 'node:crypto';
import { bearer, type Player, type TestServer } from '../test-server.ts';

/** Orders a deposit in US dollars. @returns the order as its player sees it */
export async function orderDeposit(server: TestServer, player: Player, amount: number) {
  const { body } = await server.api
    .post('/api/payment/recharge')
    .set(bearer(player.token))
    .send({ walletType: 'USD', amount });
  return body.data;
}

type Report = {
  readonly type: 'payment.paid' | 'payout.succeeded' | 'payout.failed';
  readonly outTradeNo: string;
  readonly platOrderNum?: string;
  readonly amount: string;
  readonly eventId?: string;
};

/** Sends the payments provider's signed event of an order in US dollars. */
export function reportPayment(server: TestServer, report: Report) {
  return server.signed('payment', '/api/payment/webhook', {
    eventId: randomUUID(),
    platOrderNum: `MP-${report.outTradeNo}`,
    walletType: 'USD',
    occurredAt: server.clock.now().toISOString(),
    ...report,
  });
}
