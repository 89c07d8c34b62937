import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { exampleOf } from '../../server/api/src/contract/examples.ts';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { refusalCodes } from '../../server/kit/src/errors.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let document: Document;

type Example = { readonly value: { readonly code: number; readonly data: unknown } };
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name?: string;
    readonly $ref?: string;
    readonly description?: string;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { content: Record<string, { example?: unknown }> };
  readonly responses: {
    readonly 200: { content: Record<string, { examples: Record<string, Example> }> };
  };
};
type Document = {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
};

beforeAll(async () => {
  // Its own: calls of every route change what other tests read.
  server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
  document = (await server.api.get('/api/openapi.json')).body;
});

afterAll(() => server.close());

describe.each(endpointEntries())('the documentation of %s', (name, endpoint) => {
  const operation = () => {
    const found = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    if (!found) throw new Error(`${name} is not documented`);
    return found;
  };
  const examples = () => operation().responses[200].content['application/json']?.examples ?? {};

  it('has its method and path, with an example response', () => {
    expect(operation().operationId).toBe(name);
    expect(examples().success?.value).toMatchObject({ code: 200, msg: 'success' });
  });

  it('lists every refusal with its code', () => {
    const shown = Object.entries(examples()).filter(([key]) => key !== 'success');
    const codes = Object.fromEntries(shown.map(([key, { value }]) => [key, value.code]));
    const declared = endpoint.refusals.map((refusal) => [refusal, refusalCodes[refusal]]);
    expect(codes).toEqual(Object.fromEntries(declared));
  });

  it('has an example that its own schemas accept', () => {
    const { request, response } = exampleOf(name);
    expect(() => endpoint.input.parse(request)).not.toThrow();
    expect(() => endpoint.output.parse(response)).not.toThrow();
    const { parameters, requestBody } = operation();
    const shown =
      requestBody?.content['application/json']?.example ??
      Object.fromEntries(
        parameters.flatMap(({ name: field, example }) =>
          example === undefined ? [] : [[field, example]],
        ),
      );
    expect(shown).toEqual(request);
  });
});

test('every parameter and every group of calls has a description', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  for (const { path, operation } of operations) {
    for (const { name, $ref, description } of operation.parameters) {
      expect($ref ?? description, `${path}, ${name}`).toMatch(/./);
    }
  }
  for (const { name, description } of document.tags) expect(description, name).toMatch(/./);
});

test('exactly the calls that return 404 document it', () => {
  for (const [name, { method, path, notFound }] of endpointEntries()) {
    const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    expect({ name, documented: '404' in responses }).toEqual({ name, documented: notFound });
  }
});

test('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

test('a client generated from the document compiles', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'fairhall-client-'));
  try {
    const { files } = await generateApi({
      fileName: 'client.ts',
      // The generator modifies the document.
      spec: structuredClone(document) as never,
      output: false,
      silent: true,
      httpClientType: 'fetch',
    });
    const [client] = files;
    expect(client?.fileContent).toContain('/payment/recharge');
    await writeFile(path.join(dir, 'client.ts'), client?.fileContent ?? '');
    await writeFile(path.join(dir, 'use.ts'), USE);
    const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
    const compiler = path.join(path.dirname(typescript), 'bin', 'tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
    const args = [
      ...options,
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--lib',
      'es2022,dom',
    ];
    const compiled = promisify(execFile)(
      process.execPath,
      [compiler, ...args, path.join(dir, 'use.ts')],
      { cwd: dir },
    );
    await expect(compiled).resolves.toMatchObject({ stdout: '' });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});

/** A tester's code with the client: names and types come from the document. */
const USE = `
import { Api, type Game, type Transaction } from './client';
const api = new Api({ baseUrl: 'http://localhost:3000/api' });
export async function play(): Promise<[Game | undefined, Transaction | undefined]> {
  const games = await api.rpgame.gamesAvailable({ gameType: 0 });
  const records = await api.payment.paymentsRechargeRecords({ pageNum: 1 });
  return [games.data.data?.[0], records.data.data?.list[0]];
}
`;

it('serves an interactive page without inline script', async () => {
  const page = await server.api.get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.text).not.toMatch(/<script>(?!<)/);
  const script = await server.api.get('/api/docs/assets/swagger-ui-bundle.js');
  expect(script.status).toBe(200);
});

it('has an interactive page that does not store the entered token in the browser', async () => {
  const { text } = await server.api.get('/api/docs/start.js');
  expect(text).toContain('SwaggerUIBundle');
  expect(text).not.toContain('persistAuthorization');
});

it('has routes for liveness and readiness', async () => {
  expect((await server.api.get('/api/health')).body.data).toEqual({ status: 'ok' });
  expect((await server.api.get('/api/ready')).body.data).toEqual({
    database: 'ok',
    writer: 'ok',
    disk: 'ok',
  });
});
