import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { openEvents } from '../support/event-stream.ts';
import { type Stack, startStack } from '../support/stack.ts';

const CLIENTS = 32;
const account = { email: 'load@example.test', password: 'Busy-to-the-end-1', nickName: 'Load' };

type Envelope = { readonly code: number; readonly data: unknown };
type Answer = {
  readonly status: number | undefined;
  readonly closes: boolean;
  readonly body: Envelope;
};

test('under load every call that was begun is answered whole, and event streams end in order', async () => {
  const stack = await startStack({ settings: { SEED: 'off', RATE_LIMIT: 'off' } });
  onTestFinished(() => stack.stop());
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await call({ stack, agent, path: '/api/user/register', body: account });
  const login = await call({ stack, agent, path: '/api/user/login', body: account });
  const { token } = login.body.data as { token: string };
  const streams = await Promise.all(
    Array.from({ length: 3 }, () => openEvents({ origin: stack.origins.web, token })),
  );

  const load = Array.from({ length: CLIENTS }, (_, index) =>
    keepCalling({ stack, token, path: CALLS[index % CALLS.length] ?? '' }),
  );
  // Everybody has been answered and asks again.
  await Promise.all(load.map(({ warm }) => warm));
  stack.terminate();
  const answers = (await Promise.all(load.map(({ finished }) => finished))).flat();

  expect(answers.length).toBeGreaterThan(CLIENTS);
  for (const { status, body } of answers) expect({ status, code: body.code }).toEqual(DONE);
  for (const stream of streams) {
    expect(await stream.rest()).toEqual([]);
    expect(stream.endedWell()).toBe(true);
  }
  expect(await stack.ended).toBe(0);
});

const DONE = { status: 200, code: 200 };
const CALLS = ['/api/payment/wallet/configs', '/api/user/wallet', '/api/rpgame/games/available'];

/** One client on one connection: asks again and again until it is told that the connection ends. */
function keepCalling({ stack, token, path }: { stack: Stack; token: string; path: string }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const answers: Answer[] = [];
  let warmUp = () => {};
  const warm = new Promise<void>((resolve) => {
    warmUp = resolve;
  });
  const run = async () => {
    for (;;) {
      const answer = await call({ stack, agent, token, path });
      answers.push(answer);
      if (answers.length === 3) warmUp();
      if (answer.closes) return answers;
    }
  };
  return { warm, finished: run().finally(() => agent.destroy()) };
}

/** @throws when the connection is cut before the whole answer is there */
function call({
  stack,
  agent,
  token,
  path,
  body,
}: {
  stack: Stack;
  agent: http.Agent;
  token?: string;
  path: string;
  body?: object;
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${stack.origins.web}${path}`, {
      method: 'POST',
      agent,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    request.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject).once('end', () => {
        resolve({
          status: response.statusCode,
          closes: response.headers.connection === 'close',
          body: JSON.parse(text),
        });
      });
    });
    request.end(body && JSON.stringify(body));
  });
}
