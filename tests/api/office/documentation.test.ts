import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { officeExampleOf } from '../../../server/api/src/office/contract/examples.ts';
import { officeEntries } from '../../../server/api/src/office/contract/index.ts';
import { refusalCodes } from '../../../server/kit/src/errors.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let document: {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
};

type Operation = {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref?: string; readonly description?: string }[];
  readonly responses: Record<
    string,
    { content: Record<string, { examples: Record<string, { value: { code: number } }> }> }
  >;
};

beforeAll(async () => {
  // Its own: calls of every route change what other tests read.
  server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
  document = (await server.office.get('/openapi.json')).body;
});

afterAll(() => server.close());

describe.each(officeEntries())('the contract of %s', (name, endpoint) => {
  it('has an example that its own schemas accept', () => {
    const { request, response } = officeExampleOf(name);
    expect(() => endpoint.input.parse(request)).not.toThrow();
    expect(() => endpoint.output.parse(response)).not.toThrow();
  });

  it('logs what is no query', () => {
    expect(endpoint.audited).toBe(endpoint.kind === 'mutation');
  });
});

describe.each(officeEntries())('the documentation of %s', (name, endpoint) => {
  it('has its path, refusals and errors, and a description of each parameter', () => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const examples = operation?.responses['200']?.content['application/json']?.examples ?? {};
    const codes = Object.entries(examples).map(([key, { value }]) => [key, value.code]);
    const declared = endpoint.refusals.map((refusal) => [refusal, refusalCodes[refusal]]);
    expect(Object.fromEntries(codes)).toEqual({
      success: 200,
      ...Object.fromEntries(declared),
    });
    const isForStaff = endpoint.access === 'staff';
    expect('401' in (operation?.responses ?? {})).toBe(isForStaff);
    expect('403' in (operation?.responses ?? {})).toBe(isForStaff);
    expect('404' in (operation?.responses ?? {})).toBe(endpoint.notFound);
    for (const { $ref, description } of operation?.parameters ?? []) {
      expect($ref ?? description).toMatch(/./);
    }
  });
});

test('the document is valid OpenAPI 3.1, with a description of each group', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  for (const { name, description } of document.tags) expect(description, name).toMatch(/./);
});

test('the interactive page is there', async () => {
  const page = await server.office.get('/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect((await server.office.get('/docs/assets/swagger-ui-bundle.js')).status).toBe(200);
});
