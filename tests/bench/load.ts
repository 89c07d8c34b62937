import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { v7 as uuidV7 } from 'uuid';
import { sign } from '../../server/kit/src/signature.ts';
import type { Answered, Slice, Work } from './load-wire.ts';
import { answerText, messageReader, requestBytes, WireClient } from './wire-client.ts';

/*
 * The load generator: a process of its own that runs one slice of load after the other and answers
 * each with its rate and latencies. Signed requests are made before the clock starts.
 */

/**
 * Requests made ahead for each second of a slice: somewhat more than the slice before it sent. Those
 * that are never sent cost the generator its collector's time during the slice; what goes beyond is
 * made on the way.
 */
let aheadPerSecond = 5000;
const AHEAD_OF_LAST = 1.5;

/**
 * Of a slice, what passes before anything counts: clients that begin at once keep step for a while.
 * The steps that are under way at the end do not count either, so that what is told is the rate at
 * which steps end while all clients are at work, however long one of them takes.
 */
const SHARE_BEFORE = 0.2;

const CORES = availableParallelism();
/** The server's main thread, the ledger's writer and the thread that folds its log are busy at once. */
const CORES_OF_THE_MEASURED = 3;

/** What a provider of payments is asked. */
type OrdersCall = { readonly orders: readonly unknown[] };

/** One connection's next step: sends what it has to and resolves when one unit of work is done. */
type Step = (client: WireClient, index: number) => Promise<unknown>;

process.on('message', (slice: Slice) => {
  run(slice).then(
    (answered) => process.send?.(answered),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function run({ port, ms, beside, ...slice }: Slice): Promise<Answered> {
  const crowd = await gather({ ...slice, port, ms });
  const others = beside && (await gather({ ...beside, port, ms }));
  const stopSpinning = CORES > CORES_OF_THE_MEASURED ? spin() : () => {};
  const start = performance.now();
  const [latencies] = await Promise.all([crowd.work(start), others?.work(start)]);
  stopSpinning();
  latencies.sort((a, b) => a - b);
  const perSecond = (latencies.length * 1000) / (ms * (1 - SHARE_BEFORE));
  if (slice.work.type === 'bets') aheadPerSecond = perSecond * AHEAD_OF_LAST;
  return {
    perSecond,
    p50Ms: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}

/** Connections that do the same work, each one step after the other until the end. */
async function gather({ port, ms, clients: count, work }: Omit<Slice, 'beside'>) {
  const clients = await Promise.all(Array.from({ length: count }, () => WireClient.open(port)));
  const step = stepOf(work, ms);
  return {
    /** @returns how many milliseconds each step took that counts */
    async work(start: number): Promise<number[]> {
      const latencies: number[] = [];
      const from = start + ms * SHARE_BEFORE;
      const end = start + ms;
      await Promise.all(
        clients.map(async (client, index) => {
          for (let at = start; at < end; ) {
            await step(client, index);
            const now = performance.now();
            if (now >= from && now < end) latencies.push(now - at);
            at = now;
          }
        }),
      );
      for (const client of clients) client.close();
      return latencies;
    },
  };
}

/**
 * Keeps this process awake, where it has a core to itself: a generator that sleeps has to be woken by
 * the server's every write, which on a virtual machine costs the server more than the write itself.
 * On fewer cores it would take the server's own.
 */
function spin(): () => void {
  let spinning = true;
  const turn = () => {
    if (spinning) setImmediate(turn);
  };
  turn();
  return () => {
    spinning = false;
  };
}

function stepOf(work: Work, ms: number): Step {
  switch (work.type) {
    case 'anything':
    case 'same': {
      const request = requestBytes(work.request);
      return work.type === 'same'
        ? (client) => client.ask(request)
        : (client) => client.send(request);
    }
    case 'bets':
      return betStep(work, ms);
    case 'spins':
      return spinStep(work);
    case 'logins':
      return (client, index) => {
        const { emails, password } = work;
        const body = JSON.stringify({ email: emails[index % emails.length], password });
        return client.ask(requestBytes({ ...post('/api/user/login'), body }));
      };
    case 'deposits':
      return depositStep(work);
  }
}

/**
 * Bets of all players in turn, over whichever connection is free, as a games provider places them:
 * its ids go up in the order in which it sends.
 */
function betStep({ tokens, secret, gameId }: Extract<Work, { type: 'bets' }>, ms: number): Step {
  let made = 0;
  const next = () => {
    const token = tokens[made % tokens.length];
    made += 1;
    if (token === undefined) throw new Error('nobody has a token to bet with');
    const id = uuidV7();
    const body = JSON.stringify({ token, transactionId: id, roundId: id, gameId, amount: '0.01' });
    return signedBytes({ path: '/api/provider/bet', body, secret });
  };
  const ahead = Array.from({ length: Math.ceil((aheadPerSecond * ms) / 1000) }, next);
  // The first made is sent first.
  ahead.reverse();
  return (client) => client.ask(ahead.pop() ?? next());
}

/** A round of a slot through the whole line: game server, wallet, ledger, and back. */
function spinStep({ tokens, gameId, stake }: Extract<Work, { type: 'spins' }>): Step {
  return (client, index) => {
    const body = JSON.stringify({ gameId, requestId: uuidV7(), stake });
    const headers = { authorization: `Bearer ${tokens[index % tokens.length]}` };
    return client.ask(requestBytes({ ...post('/rounds/spin'), headers, body }));
  };
}

const OUT_TRADE_NO = /"outTradeNo":"(\w+)"/;
const PLAT_ORDER_NUM = /"platOrderNum":"(\w+)"/;

/** An order and the event that pays it; the provider behind the order is `answerAsProvider`. */
function depositStep({ sessions, secret }: Extract<Work, { type: 'deposits' }>): Step {
  const type = 'payment.paid';
  const paid = {
    amount: '10',
    walletType: 'USD',
    occurredAt: new Date().toISOString(),
    method: 'card',
  };
  // In every event alike, so it is put into text once.
  const alike = JSON.stringify({ type, ...paid }).slice(1);
  const orders = sessions.map((session) =>
    requestBytes({
      ...post('/api/payment/recharge'),
      headers: { authorization: `Bearer ${session}` },
      body: '{"walletType":"USD","amount":10}',
    }),
  );
  return async (client, index) => {
    const order = orders[index % orders.length];
    if (!order) throw new Error('nobody has a session to order in');
    const { text } = await client.ask(order);
    const [, outTradeNo] = OUT_TRADE_NO.exec(text) ?? [];
    const [, platOrderNum] = PLAT_ORDER_NUM.exec(text) ?? [];
    const body = `{"eventId":"event of ${outTradeNo}","platOrderNum":"${platOrderNum}","outTradeNo":"${outTradeNo}",${alike}`;
    await client.ask(signedBytes({ path: '/api/payment/webhook', body, secret }));
  };
}

function post(path: string) {
  return { method: 'POST', path } as const;
}

function signedBytes({ path, body, secret }: { path: string; body: string; secret: string }) {
  const headers = { 'x-signature': sign({ rawBody: body, secret, now: new Date() }) };
  return requestBytes({ ...post(path), headers, body });
}

/**
 * A payments provider that costs next to nothing: it opens every order at once and forgets it.
 */
function answerAsProvider(): void {
  let opened = 0;
  const openOrder = () => {
    opened += 1;
    const payUrl = `http://localhost/${opened}`;
    return success({ platOrderNum: `P${opened}`, payUrl, expiryPeriod: 1800 });
  };
  const server = createServer({ noDelay: true }, (socket) => {
    const read = messageReader(({ bytes, bodyStart, bodyEnd }) => {
      const { orders }: OrdersCall = JSON.parse(bytes.toString('utf8', bodyStart, bodyEnd));
      socket.write(answerText(JSON.stringify(success(orders.map(openOrder)))));
    });
    socket.on('data', read);
    // The casino may end its connections at any time.
    socket.on('error', () => socket.destroy());
  });
  server.listen(Number(process.env.PAY_PORT), 'localhost', () => process.send?.('ready'));
}

function success(data: unknown) {
  return { code: 200, msg: 'success', data };
}

answerAsProvider();
