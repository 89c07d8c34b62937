import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '../../server/api/src/contract/endpoint.ts';

/*
 * Inputs for an endpoint, generated from its own schema: some are valid, most break one or more
 * rules.
 */

type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Texts with a history of breaking programs. */
const notorious = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '"; DROP TABLE "User"; --',
  '%00',
  '\u0000',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦',
  '\ud800',
  'İ',
  'a'.repeat(5000),
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999-01:00',
  '+010000-01-01T00:00:00Z',
  'a\u0000b',
  'a\u202eb',
  'a\u200bb',
);

/** Any JSON value that no field expects. */
const anything = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.constantFrom(
    -0,
    2 ** 31,
    -(2 ** 31) - 1,
    1e308,
    -1e308,
    5e-324,
    2 ** 53,
    -(2 ** 53),
    1e21,
    0.1 + 0.2,
  ),
  notorious,
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constant(Array(1000).fill(0)),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.integer(), { maxKeys: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}')),
);

/**
 * Inputs of one endpoint. `known` are ids and values that exist in the server under test. Texts are
 * often taken from them, so that fewer calls end with 404.
 */
export function inputsOf(
  endpoint: Pick<Endpoint, 'input'>,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries((schema as JsonSchema).properties ?? {});
  const record = fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        fc.oneof(
          { weight: 8, arbitrary: fitting(field, known) },
          { weight: 1, arbitrary: anything },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ]),
    ),
  );
  return fc.oneof(
    { weight: 9, arbitrary: record },
    { weight: 1, arbitrary: fc.tuple(record, anything).map(([one, more]) => ({ ...one, more })) },
    { weight: 1, arbitrary: anything },
  );
}

function fitting(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return textOf(schema, known);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fitting(one, known)]),
        ),
      );
    default:
      return anything;
  }
}

function textOf({ format, maxLength = 64 }: JsonSchema, known: readonly string[]) {
  const length = Math.min(maxLength, 300);
  const sensible =
    format === 'date-time' || format === 'date'
      ? fc.constantFrom('2026-11-21', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00.5+03:00')
      : fc.constantFrom(...known);
  return fc.oneof(
    { weight: 4, arbitrary: sensible },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: length }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(length)) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(length + 1)) },
    { weight: 2, arbitrary: notorious },
  );
}

function numberOf({ type, minimum = -1000, maximum = 100_000 }: JsonSchema) {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)];
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) },
    { weight: 1, arbitrary: fc.constantFrom(min - 1, max + 1, 2 ** 31, 2 ** 53) },
    { weight: 1, arbitrary: type === 'integer' ? fc.constant(1.5) : fc.double({ noNaN: true }) },
  );
}

/** A call gets the same inputs in every run; another call gets others. */
export function seedOf(name: string): number {
  return createHash('sha256').update(name).digest().readInt32BE();
}
