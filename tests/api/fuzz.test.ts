import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, sendsInputInQuery } from '../../server/api/src/contract/endpoint.ts';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { refusalCodes } from '../../server/kit/src/errors.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { inputsOf, seedOf } from '../support/contract-fuzz.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * Every call receives inputs generated from its own schema, most of them invalid. The response
 * always conforms to the contract: no server error, always the envelope, only declared refusals,
 * and on success the declared schema. `npm run fuzz` runs 10,000 inputs for each call.
 */

const INPUTS = Number(process.env.FUZZ_INPUTS ?? inSuite({ quick: 40, full: 200 }));
const AT_ONCE = 8;
/**
 * Some calls end the caller's own session, so the caller is replaced after this number of inputs.
 */
const INPUTS_PER_PLAYER = 40;
const MS_PER_INPUT = 60;

let server: TestServer;
let known: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
  known = await textsOfContract();
});

afterAll(() => server.close());

test.each(endpointEntries())(
  'the response of %s conforms to the contract for any input',
  { timeout: 300_000 + INPUTS * MS_PER_INPUT },
  async (name, endpoint) => {
    const inputs = fc.sample(inputsOf(endpoint, known), { numRuns: INPUTS, seed: seedOf(name) });
    for (let first = 0; first < inputs.length; first += INPUTS_PER_PLAYER) {
      const player = await server.player({ USD: 100_000n });
      const waiting = inputs.slice(first, first + INPUTS_PER_PLAYER);
      const work = async () => {
        for (let input = waiting.pop(); input !== undefined; input = waiting.pop()) {
          await validateResponse({ name, endpoint, input, player });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  },
);

test('ledger and orders are consistent afterwards', async () => {
  server.requireOwnServer('reads the database');
  const { backendOf } = await import('../../server/api/src/backends/index.ts');
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});

type Attempt = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: unknown;
  readonly player: Player;
};

async function validateResponse(attempt: Attempt): Promise<void> {
  const { endpoint, input } = attempt;
  const response = await send(attempt);
  const text = await response.text();
  const context = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)?.slice(0, 300)} → ${response.status} ${text.slice(0, 300)}`;
  expect([200, 400, 401, 404, 413, 429], context).toContain(response.status);
  expect(response.headers.get('content-type'), context).toContain('application/json');
  expect(response.headers.get('x-request-id'), context).toBeTruthy();
  const body = JSON.parse(text);
  expect(Object.keys(body).sort(), context).toEqual(['code', 'data', 'msg']);
  expect(body.msg, context).not.toBe('');
  if (response.status !== 200) {
    expect(body.code, context).toBe(response.status);
  } else if (body.code === 200) {
    const parsed = endpoint.output.safeParse(body.data);
    expect(parsed.error?.issues ?? [], context).toEqual([]);
  } else {
    const declared = endpoint.refusals.map((refusal) => refusalCodes[refusal]);
    expect(declared, context).toContain(body.code);
  }
}

function send({ endpoint, input, player }: Attempt): Promise<Response> {
  const { method, access } = endpoint;
  const fields = new Map(Object.entries(typeof input === 'object' && input !== null ? input : {}));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, field: string) => {
    const value = fields.get(field);
    fields.delete(field);
    return encodeURIComponent(inUrl(value));
  });
  const url = new URL(`/api${path}`, server.settings.origins.web);
  const headers: Record<string, string> = {};
  if (access === 'session') headers.authorization = `Bearer ${player.token}`;
  if (sendsInputInQuery(endpoint)) {
    for (const [field, value] of fields) {
      if (value !== undefined) url.searchParams.set(field, inUrl(value));
    }
    return fetch(url, { method, headers });
  }
  const isFields = typeof input === 'object' && input !== null && !Array.isArray(input);
  const body = JSON.stringify(isFields ? Object.fromEntries(fields) : input) ?? '';
  headers['content-type'] = 'application/json';
  if (access === 'provider' || access === 'payment') {
    const { providerSecret, paymentSecret } = server.settings;
    const secret = access === 'provider' ? providerSecret : paymentSecret;
    headers['x-signature'] = sign({ rawBody: body, secret, now: server.clock.now() });
  }
  return fetch(url, { method, headers, body });
}

/** A value as text of bounded length, without lone surrogates: a URL cannot contain them. */
function inUrl(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return Buffer.from(text).toString().slice(0, 2000) || 'any';
}

/** Existing ids and valid values, for every kind of field. */
async function textsOfContract(): Promise<string[]> {
  const player = await server.player({ USD: 100_000n });
  const post = (path: string, body: object) =>
    server.api.post(path).auth(player.token, { type: 'bearer' }).send(body);
  const launch = await post('/api/game/launch', { gameId: 'phoenix-ascend', walletType: 'USD' });
  const order = await post('/api/payment/recharge', { walletType: 'USD', amount: 20 });
  const launchToken = new URL(launch.body.data.url).searchParams.get('token') ?? '';
  const bet = {
    token: launchToken,
    transactionId: 'known-bet',
    roundId: 'known-round',
    gameId: 'phoenix-ascend',
    amount: '1',
  };
  await server.signed('provider', '/api/provider/bet', bet);
  const amountTexts = ['1', '20', '20.5', '20.005', '100', '0', '-5', 'USD', 'JPY', 'BRL', 'XYZ'];
  const accounts = ['LMPUS', 'CPF', 'EMAIL', '6222000011112222', '12345678901', 'a@b.test'];
  const { outTradeNo, platOrderNum } = order.body.data;
  return [
    ...amountTexts,
    ...accounts,
    player.email,
    player.password,
    launchToken,
    outTradeNo,
    platOrderNum,
    bet.transactionId,
    bet.roundId,
    bet.gameId,
    'payment.paid',
    '/games',
    'known-win',
  ];
}
