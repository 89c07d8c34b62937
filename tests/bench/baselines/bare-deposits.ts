import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import DataLoader from 'dataloader';
import { Pool } from 'undici';
import type { BareStep, BareWriterData } from './bare-writer.ts';
import { readPrepared } from './prepared.ts';
import type { RawOrder } from './raw-rows.ts';

/*
 * The baseline of the deposits: two requests, a call to the payments provider and two groups of
 * rows, and nothing else. Node's own server parses the requests. Session, signature, amount and
 * limits are not checked.
 */

const GROUP_MAX = 64;
const ORDERS_PER_CALL_MAX = 32;
const CONNECTIONS_MAX = 64;

const { databaseFile, userIds } = readPrepared();
const provider = new Pool(`http://localhost:${process.env.PAY_PORT}`, {
  connections: CONNECTIONS_MAX,
});

const writer = new Worker(new URL('./bare-writer.ts', import.meta.url), {
  workerData: { databaseFile } satisfies BareWriterData,
});

type Waiting = { readonly step: BareStep; readonly written: () => void };
const waiting: Waiting[] = [];
let inCommit: Waiting[] = [];
writer.on('message', () => {
  const done = inCommit;
  writeGroup();
  for (const { written } of done) written();
});

/** Resolves after the commit of the step, which shares it with other waiting steps. */
function write(step: BareStep): Promise<void> {
  return new Promise((written) => {
    waiting.push({ step, written });
    if (waiting.length === 1 && inCommit.length === 0) setImmediate(writeGroup);
  });
}

function writeGroup(): void {
  inCommit = waiting.splice(0, GROUP_MAX);
  if (inCommit.length > 0) writer.postMessage(inCommit.map(({ step }) => step));
}

const ordered = new Map<string, RawOrder>();
let orders = 0;

type Checkout = { readonly platOrderNum: string; readonly payUrl: string };

/** Orders of one turn of the event loop share a call. */
const checkouts = new DataLoader<string, Checkout>(
  async (outTradeNos) => {
    const list = outTradeNos.map((outTradeNo) => ({ outTradeNo, amount: '10', walletType: 'USD' }));
    const { body } = await provider.request({
      path: '/orders',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orders: list }),
    });
    const { data } = (await body.json()) as { data: readonly { data: Checkout }[] };
    return data.map((opened) => opened.data);
  },
  { cache: false, maxBatchSize: ORDERS_PER_CALL_MAX, batchScheduleFn: setImmediate },
);

async function placeOrder() {
  orders += 1;
  const userId = userIds[orders % userIds.length] ?? '';
  const outTradeNo = `FH${String(orders).padStart(17, '0')}`;
  const { platOrderNum, payUrl } = await checkouts.load(outTradeNo);
  const order = { userId, outTradeNo, platOrderNum };
  ordered.set(outTradeNo, order);
  await write({ type: 'order', order });
  return { payUrl, outTradeNo, platOrderNum, expiryPeriod: 1800, walletBalance: 1 };
}

async function payOrder(body: string): Promise<null> {
  const { outTradeNo }: RawOrder = JSON.parse(body);
  const order = ordered.get(outTradeNo);
  if (!order) throw new Error(`${outTradeNo} was not ordered`);
  ordered.delete(outTradeNo);
  await write({ type: 'payment', order });
  return null;
}

async function onRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const isOrder = request.url === '/api/payment/recharge';
  const data = isOrder ? await placeOrder() : await payOrder(body);
  const json = JSON.stringify({ code: 200, msg: 'success', data });
  const length = Buffer.byteLength(json);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
  response.end(json);
}

const server = createServer(onRequest);
server.listen(Number(process.env.PORT), 'localhost', () => process.send?.('ready'));
