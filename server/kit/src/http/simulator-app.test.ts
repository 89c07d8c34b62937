import { expect, test } from 'vitest';
import { createSimulatorApp } from './simulator-app.ts';
import { ApiError } from './simulator-envelope.ts';

function startParty() {
  const app = createSimulatorApp({ logger: undefined, bodyBytesMax: 100 });
  app.post('/echo', async (request) => request.body);
  app.get('/refused', async () => {
    throw new ApiError('INVALID_ACCOUNT', 'There is no such account.', { order: 7 });
  });
  app.get('/broken', async () => {
    throw new Error('a secret of the inside');
  });
  app.get('/teapot', async () => {
    throw Object.assign(new Error('short and stout'), { statusCode: 418 });
  });
  return app;
}

async function ask(
  method: 'GET' | 'POST',
  url: string,
  payload?: string,
  type = 'application/json',
) {
  const app = startParty();
  const headers = payload === undefined ? {} : { 'content-type': type };
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  await app.close();
  return { status: response.statusCode, body: response.json() };
}

test('a refusal is an answer of its own, with its details', async () => {
  expect(await ask('GET', '/refused')).toEqual({
    status: 200,
    body: { code: 1103, msg: 'There is no such account.', data: { order: 7 } },
  });
});

test('a failure inside is told as one, without its reasons', async () => {
  expect(await ask('GET', '/broken')).toEqual({
    status: 500,
    body: { code: 500, msg: 'Something went wrong here.', data: null },
  });
});

test('what the framework refuses comes in the envelope with its own code', async () => {
  expect(await ask('POST', '/echo', `"${'x'.repeat(200)}"`)).toMatchObject({
    status: 413,
    body: { code: 413 },
  });
  expect(await ask('POST', '/echo', '<a/>', 'text/xml')).toMatchObject({
    status: 415,
    body: { code: 415 },
  });
  expect(await ask('POST', '/echo', '{')).toMatchObject({ status: 400, body: { code: 400 } });
});

test('another refusal of the framework is a request that is not valid', async () => {
  expect(await ask('GET', '/teapot')).toMatchObject({ status: 400, body: { code: 400 } });
});

test('what is not there is told as that', async () => {
  expect(await ask('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 404 } });
});
