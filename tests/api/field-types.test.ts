import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../server/api/src/contract/endpoint.ts';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { officeEntries } from '../../server/api/src/office/contract/index.ts';
import {
  eventCalls,
  gameServerCalls,
  playerHistoryCalls,
} from '../../server/game-server/src/contract/index.ts';
import * as mockpay from '../../server/mockpay/src/contract.ts';

/* What a database cannot hold is no valid input: each field of a request has a type that refuses it. */

const NOT_STORABLE = ['a\0b', 'a\ud800b', 'longer\0text', 'longer\ud800text'];
const NOT_VISIBLE = ['a\u200bb', 'a\u202eb', 'a\u00adb', 'a\u0007b'];
/** They are compared and never shown: any whole characters are allowed. */
const COMPARED = /\.(password|newPassword|oldPassword|currentPassword|bank|account)$/;
const NO_INT4 = [2 ** 31, -(2 ** 31) - 1];
const NO_INSTANT = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-01:00', '1969-12-31T23:59:59Z'];
const NO_DAY = ['0000-01-01', '9999-12-31', '1969-12-31'];

const simulators = { ...gameServerCalls, ...eventCalls, ...playerHistoryCalls, ...mockpay };
const calls: [name: string, input: z.core.$ZodType][] = [
  ...[...endpointEntries(), ...officeEntries()].map(([name, { input }]) => [name, input] as const),
  ...Object.entries(simulators).flatMap(([name, call]) =>
    'input' in call ? [[name, call.input] as const] : [],
  ),
].map(([name, input]) => [name, input]);

test.each(calls)('no field of %s takes what a database cannot hold', (name, input) => {
  const taken = leavesOf(input, name).flatMap((leaf) =>
    notStorableIn(leaf)
      .filter((value) => z.safeParse(leaf.field, value).success)
      .map((value) => `${leaf.path} takes ${JSON.stringify(value)}`),
  );
  expect(taken).toEqual([]);
});

test.each([...endpointEntries(), ...officeEntries()])(
  'every parameter of the path of %s has a schema',
  (_name, { path, input }: Pick<Endpoint, 'path' | 'input'>) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const { shape } = (input as z.core.$ZodType as z.core.$ZodObject)._zod.def;
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(parameters));
  },
);

/** A field of texts or numbers: what it takes, and what checks it. */
type Leaf = {
  path: string;
  type: z.core.$ZodStringDef | z.core.$ZodNumberDef;
  field: z.core.$ZodType;
};

function leavesOf(schema: z.core.$ZodType, path: string): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
      return [{ path, type: def, field: schema }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        leavesOf(field, `${path}.${name}`),
      );
    case 'array':
      return leavesOf(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return leavesOf(def.innerType, path);
    case 'pipe':
      return leavesOf(def.out._zod.def.type === 'transform' ? def.in : def.out, path).map(
        (leaf) => ({
          ...leaf,
          field: schema,
        }),
      );
    case 'record':
      return leavesOf(def.valueType, path);
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [];
    default:
      throw new Error(`${path}: a field of a request cannot be a ${def.type}`);
  }
}

function notStorableIn({ path, type }: Leaf): (string | number)[] {
  const format = 'format' in type ? type.format : undefined;
  if (type.type === 'number') return format === undefined ? [] : NO_INT4;
  if (format === 'datetime') return NO_INSTANT;
  if (format === 'date') return NO_DAY;
  return COMPARED.test(path) ? NOT_STORABLE : [...NOT_STORABLE, ...NOT_VISIBLE];
}
