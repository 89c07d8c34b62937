import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import process from 'node:process';
import DataLoader from 'dataloader';
import { openSignedLines } from '../../server/kit/src/signed-http-client.ts';
import { moduleBeside, startThread } from '../../server/kit/src/worker-thread.ts';
import type { BareStep, BareWriterData } from './bare-writer.ts';
import { PLAYERS } from './players.ts';
import type { RawOrder } from './raw-rows.ts';

/*
 * The anchor of the deposits, in a process of its own: what two requests, a call to the provider and
 * two groups of rows cost with nothing around them. Node's own server reads the requests; nobody is
 * asked who they are, no signature is looked at, and nothing is checked.
 */

const GROUP_MAX = 64;
const ANSWER_BYTES_MAX = 65_536;
const ORDERS_PER_CALL_MAX = 32;

const lines = openSignedLines({
  origin: `http://localhost:${process.env.PAY_PORT}`,
  secret: 'nobody looks at it',
  timeoutMs: 10_000,
  connectionsMax: 64,
  answerBytesMax: ANSWER_BYTES_MAX,
});
const writer = startThread(moduleBeside(import.meta.url, 'bare-writer'), {
  databaseFile: process.env.DATABASE_FILE ?? '',
  players: PLAYERS,
} satisfies BareWriterData);
const [players]: string[][] = await once(writer, 'message');

type Waiting = { readonly step: BareStep; readonly written: () => void };
const waiting: Waiting[] = [];
let underWay: Waiting[] = [];
writer.on('message', () => {
  const done = underWay;
  writeGroup();
  for (const { written } of done) written();
});

/** Resolves once the step is on the disk, together with what else came while the last group was written. */
function write(step: BareStep): Promise<void> {
  return new Promise((written) => {
    waiting.push({ step, written });
    if (waiting.length === 1 && underWay.length === 0) setImmediate(writeGroup);
  });
}

function writeGroup(): void {
  underWay = waiting.splice(0, GROUP_MAX);
  if (underWay.length > 0) writer.postMessage(underWay.map(({ step }) => step));
}

const ordered = new Map<string, RawOrder>();
let orders = 0;

async function answerTo(path: string | undefined, body: string): Promise<unknown> {
  if (path === '/api/payment/recharge') return placeOrder();
  const { outTradeNo }: RawOrder = JSON.parse(body);
  const order = ordered.get(outTradeNo);
  if (!order) throw new Error(`nobody ordered ${outTradeNo}`);
  ordered.delete(outTradeNo);
  await write({ type: 'payment', order });
  return null;
}

type Checkout = { readonly platOrderNum: string; readonly payUrl: string };

/** Orders of one turn of the event loop share a call, as the casino's do. */
const checkouts = new DataLoader<string, Checkout>(
  async (outTradeNos) => {
    const wanted = outTradeNos.map((outTradeNo) => ({
      outTradeNo,
      amount: '10',
      walletType: 'USD',
    }));
    const rawBody = JSON.stringify({ orders: wanted });
    const reply = await lines.send({ path: '/orders', rawBody, atMs: Date.now() });
    if (reply.kind === 'silent') throw new Error(reply.reason);
    return (reply.data as { data: Checkout }[]).map(({ data }) => data);
  },
  { cache: false, maxBatchSize: ORDERS_PER_CALL_MAX, batchScheduleFn: setImmediate },
);

async function placeOrder() {
  orders += 1;
  const outTradeNo = `FH${String(orders).padStart(17, '0')}`;
  const { platOrderNum, payUrl } = await checkouts.load(outTradeNo);
  const order = { userId: players?.[orders % PLAYERS] ?? '', outTradeNo, platOrderNum };
  ordered.set(outTradeNo, order);
  await write({ type: 'order', order });
  return { payUrl, outTradeNo, platOrderNum, expiryPeriod: 1800, walletBalance: 1 };
}

function onRequest(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (text: string) => {
    body += text;
  });
  request.on('end', async () => {
    const data = await answerTo(request.url, body);
    const json = JSON.stringify({ code: 200, msg: 'success', data });
    const length = Buffer.byteLength(json);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
    response.end(json);
  });
}

const server = createServer(onRequest);
server.listen(Number(process.env.PORT), 'localhost', () => process.send?.('ready'));
