import { v7 as uuidV7 } from 'uuid';
import { type RequestSpec, requestBytes } from './http-client.ts';
import type { Work } from './load.ts';
import type { Prepared } from './prepared.ts';
import { PAYMENT_SECRET, PROVIDER_SECRET, signatureHeader } from './signature.ts';

/* The work of a slice's connections. */

export const GAME_ID = 'phoenix-ascend';
export const PASSWORD = 'correct horse 8';

/** Repeats the same request. */
export function repeated(request: RequestSpec): Work {
  const bytes = requestBytes(request);
  return (client) => client.send(bytes);
}

/** All wallets of one player, requested without a body as by the client. */
export function walletRead({ sessions }: Prepared): RequestSpec {
  return { method: 'POST', path: '/api/user/wallet', headers: bearer(sessions[0] ?? '') };
}

/** The whole list, requested as by a browser. */
export const gamesList: RequestSpec = {
  method: 'POST',
  path: '/api/rpgame/games/available',
  headers: { 'accept-encoding': 'gzip, deflate, br' },
};

/** Bets of 0.01. `make` signs some of them in advance, outside of the measured time. */
export type Bets = { readonly make: (count: number) => void; readonly work: Work };

/**
 * Bets of all players in turn on any free connection, with ascending transaction ids, as of a games
 * provider. `tokens` are the values of the field `token`.
 */
export function bets(tokens: readonly string[]): Bets {
  let made = 0;
  const next = () => {
    const token = tokens[made % tokens.length];
    made += 1;
    const id = uuidV7();
    const bet = { token, transactionId: id, roundId: id, gameId: GAME_ID, amount: '0.01' };
    return signedBytes('/api/provider/bet', { body: JSON.stringify(bet), secret: PROVIDER_SECRET });
  };
  let ahead: Buffer[] = [];
  return {
    make: (count) => {
      // Sent in the order of their creation: the rest of the previous slice is first.
      const more = Array.from({ length: Math.max(0, count - ahead.length) }, next);
      ahead = [...more.reverse(), ...ahead];
    },
    work: (client) => client.send(ahead.pop() ?? next()),
  };
}

export function logins({ emails }: Prepared): Work {
  return (client, index) => {
    const body = JSON.stringify({ email: emails[index % emails.length], password: PASSWORD });
    return client.send(requestBytes({ method: 'POST', path: '/api/user/login', body }));
  };
}

const OUT_TRADE_NO = /"outTradeNo":"(\w+)"/;
const PLAT_ORDER_NUM = /"platOrderNum":"(\w+)"/;

/** A deposit order, and the payments provider's webhook that pays it. */
export function deposits({ sessions }: Prepared, amount = 10): Work {
  const orders = sessions.map((session) =>
    requestBytes({
      method: 'POST',
      path: '/api/payment/recharge',
      headers: bearer(session),
      body: JSON.stringify({ walletType: 'USD', amount }),
    }),
  );
  const paid = { amount: String(amount), walletType: 'USD', method: 'card' };
  let ordered = 0;
  return async (client) => {
    const order = orders[ordered % orders.length];
    ordered += 1;
    if (!order) throw new Error('no session to order with');
    const { text } = await client.send(order);
    const [, outTradeNo] = OUT_TRADE_NO.exec(text) ?? [];
    const [, platOrderNum] = PLAT_ORDER_NUM.exec(text) ?? [];
    const eventId = `event of ${outTradeNo}`;
    const occurredAt = new Date().toISOString();
    const event = { eventId, type: 'payment.paid', outTradeNo, platOrderNum, occurredAt, ...paid };
    const webhook = { body: JSON.stringify(event), secret: PAYMENT_SECRET };
    await client.send(signedBytes('/api/payment/webhook', webhook));
  };
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

function signedBytes(path: string, { body, secret }: { body: string; secret: string }): Buffer {
  return requestBytes({ method: 'POST', path, headers: signatureHeader(body, secret), body });
}
