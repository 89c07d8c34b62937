import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiDescription } from '../../server/api/src/openapi/api-description.ts';
import { openApiDocument } from '../../server/api/src/openapi/document.ts';
import { officeDescription } from '../../server/api/src/openapi/office-description.ts';
import { DocumentedResponses } from '../support/documented-responses.ts';

const require = createRequire(import.meta.url);
const linter = require.resolve('@redocly/cli/bin/cli.js');
const ORIGIN = 'https://play.fairhall.test';

const descriptions = [
  ['the API of players', apiDescription({ webOrigin: ORIGIN })],
  ['the API of the back office', officeDescription({ origin: ORIGIN })],
] as const;

type Media = { readonly example?: unknown; readonly examples?: Record<string, { value: unknown }> };

describe.each(descriptions)('the document of %s', (_name, description) => {
  const document = openApiDocument(description);

  it('has no error and no warning of the linter', { timeout: 60_000 }, async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'fairhall-openapi-'));
    try {
      const file = path.join(dir, 'openapi.json');
      await writeFile(file, JSON.stringify(document));
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [linter, 'lint', file, '--format=json'],
        {
          cwd: dir,
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      );
      expect(JSON.parse(stdout).problems).toEqual([]);
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it('has examples that are valid by their own schemas', () => {
    const documented = new DocumentedResponses(description, '');
    const examples = [...examplesIn(document, '')];
    expect(examples.length).toBeGreaterThan(100);
    const wrong = examples.flatMap(({ schema, value }) => {
      const errors = documented.errorsAt(schema, value);
      return errors === null ? [] : [`${schema}: ${errors}`];
    });
    expect(wrong).toEqual([]);
  });
});

it('a response whose data is not that of its refusal contradicts the document', () => {
  const documented = new DocumentedResponses(apiDescription({ webOrigin: ORIGIN }), '/api');
  const login = { method: 'POST', url: `${ORIGIN}/api/user/login`, status: 200 };
  const challenge = { challenge: 'c', methods: ['totp'], expiresAt: '2026-11-21T12:05:00.000Z' };
  const responses = [
    { code: 1001, msg: '', data: null },
    { code: 1007, msg: '', data: challenge },
    { code: 1006, msg: '', data: { until: null, canReturn: true } },
  ];
  for (const body of responses) expect(documented.violation({ ...login, body })).toBeNull();
  const wrong = [
    { code: 1007, msg: '', data: null },
    { code: 1001, msg: '', data: challenge },
    { code: 1104, msg: '', data: null },
    { code: 200, msg: 'success', data: null },
  ];
  for (const body of wrong) {
    expect(documented.violation({ ...login, body })).toContain('post /user/login 200');
  }
  expect(documented.violation({ ...login, status: 404, body: null })).toContain('not documented');
});

/** The examples below a value of the document, each with the place of its schema. */
function* examplesIn(
  value: unknown,
  at: string,
): Generator<{ readonly schema: string; readonly value: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  const { schema, example, examples } = value as Media & { schema?: unknown };
  if (schema !== undefined) {
    if (example !== undefined) yield { schema: `${at}/schema`, value: example };
    for (const one of Object.values(examples ?? {})) {
      yield { schema: `${at}/schema`, value: one.value };
    }
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    yield* examplesIn(child, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}
