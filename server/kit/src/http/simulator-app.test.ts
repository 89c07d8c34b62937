import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../settings.ts';
import Sqlite from '../sqlite.ts';
import { bodyText } from './json-body.ts';
import { createSimulatorApp } from './simulator-app.ts';
import { ApiError, parseBody } from './simulator-envelope.ts';

function startSimulator() {
  const app = createSimulatorApp({ settings: readSettings({}, '/'), logger: undefined });
  app.post('/echo', async (request) => parseBody(z.string(), bodyText(request)));
  app.get('/refused', async () => {
    throw new ApiError('INVALID_ACCOUNT', 'There is no such account.', { order: 7 });
  });
  app.get('/broken', async () => {
    throw new Error('an internal secret');
  });
  app.get('/full', async () => {
    const store = new Sqlite(':memory:');
    store.exec('CREATE TABLE "Round" ("id" TEXT); PRAGMA max_page_count = 1');
    store.prepare('INSERT INTO "Round" VALUES (hex(randomblob(9000)))').run();
  });
  app.get('/teapot', async () => {
    throw Object.assign(new Error('short and stout'), { statusCode: 418 });
  });
  return app;
}

async function send(
  method: 'GET' | 'POST',
  url: string,
  payload?: string,
  type = 'application/json',
) {
  const app = startSimulator();
  const headers = payload === undefined ? {} : { 'content-type': type };
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  await app.close();
  return { status: response.statusCode, body: response.json() };
}

test('a refusal is HTTP 200 with its code and its details', async () => {
  expect(await send('GET', '/refused')).toEqual({
    status: 200,
    body: { code: 1103, msg: 'There is no such account.', data: { order: 7 } },
  });
});

test('an internal error is a 500 without its cause', async () => {
  expect(await send('GET', '/broken')).toEqual({
    status: 500,
    body: { code: 500, msg: 'Something went wrong here.', data: null },
  });
});

test('a full disk is a 503: nothing was done', async () => {
  expect(await send('GET', '/full')).toMatchObject({ status: 503, body: { code: 503 } });
});

test('an error of the framework comes in the envelope with its own code', async () => {
  expect(await send('POST', '/echo', `"${'x'.repeat(16_384)}"`)).toMatchObject({
    status: 413,
    body: { code: 413 },
  });
  expect(await send('POST', '/echo', '<a/>', 'text/xml')).toMatchObject({
    status: 415,
    body: { code: 415 },
  });
  expect(await send('POST', '/echo', '{')).toMatchObject({ status: 400, body: { code: 400 } });
});

test('another error of the framework is an invalid request', async () => {
  expect(await send('GET', '/teapot')).toMatchObject({ status: 400, body: { code: 400 } });
});

test('an unknown route is a 404', async () => {
  expect(await send('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 404 } });
});
