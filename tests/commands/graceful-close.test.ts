import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { fullTest } from '../support/full-suite.ts';
import { type Stack, startStack } from '../support/stack.ts';

/** No test here uses a sample account. */
const settings = { SEED: 'off' };
const account = { email: 'late@example.test', password: 'Slow-but-sure-1', nickName: 'Late' };

test('a request in flight at SIGTERM is completed, and the exit code is 0', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-close-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const stack = await startStack({ dataDir, settings });
  onTestFinished(() => stack.stop());

  const register = openRequest(stack, '/api/user/register');
  await register.accepted;
  stack.terminate();
  await untilClosed(stack);
  const response = await register.finish(account);
  expect(response).toMatchObject({ status: 200, body: { code: 200 } });
  expect(await stack.ended).toBe(0);

  const again = await startStack({ dataDir, settings });
  onTestFinished(() => again.stop());
  const { email, password } = account;
  const login = await openRequest(again, '/api/user/login').finish({ email, password });
  expect(login).toMatchObject({ status: 200, body: { code: 200 } });
});

fullTest('a server whose parent died closes', async () => {
  const stack = await startStack({ settings });
  onTestFinished(() => stack.stop());
  stack.disconnect();
  expect(await stack.ended).toBe(0);
});

fullTest(
  'idle connections do not delay the shutdown: neither keep-alive ones nor ones without a request',
  async () => {
    const stack = await startStack({ settings });
    onTestFinished(() => stack.stop());
    const agent = new http.Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await new Promise((resolve) => {
      http.get(`${stack.origins.web}/api/health`, { agent }, (response) => {
        response.resume().once('end', resolve);
      });
    });
    for (const origin of Object.values(stack.origins)) {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) });
      onTestFinished(() => void socket.destroy());
      await new Promise((resolve) => socket.once('connect', resolve));
    }
    stack.terminate();
    expect(await stack.ended).toBe(0);
  },
);

/** A POST whose headers the server has received and whose body is incomplete. */
function openRequest({ origins }: Stack, route: string) {
  const request = http.request(`${origins.web}${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const accepted = new Promise<void>((resolve) => request.once('continue', resolve));
  request.flushHeaders();
  return {
    accepted,
    async finish(body: unknown): Promise<{ status: number | undefined; body: unknown }> {
      const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
        request.once('response', resolve).once('error', reject).end(JSON.stringify(body));
      });
      const text = (await response.setEncoding('utf8').toArray()).join('');
      return { status: response.statusCode, body: JSON.parse(text) };
    },
  };
}

/** Resolves when the server refuses new connections, which shows that it has begun to close. */
async function untilClosed({ origins }: Stack): Promise<void> {
  const { port } = new URL(origins.web);
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: Number(port) });
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (!isOpen) return;
    await delay(10);
  }
}
