import { queryError } from '@fairhall/kit/postgres/query-failure';
import pg from 'pg';
import {
  boundValue,
  type Params,
  type Statement,
  type Statements,
  withPlaceholders,
} from '../../database/statements.ts';

type Prepared = { readonly name: string; readonly text: string; readonly names: readonly string[] };

/** By the text of the repository: every connection prepares the same statements. */
const prepared = new Map<string, Prepared>();

function preparedOf(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  const names: string[] = [];
  const text = withPlaceholders(sql, (name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const statement = { name: `statement_${prepared.size + 1}`, text, names };
  prepared.set(sql, statement);
  return statement;
}

/** The statements of one connection. */
export function createStatements(client: pg.ClientBase): Statements {
  function prepare<P extends Params, Row>(
    sql: string,
    types: pg.CustomTypesConfig,
  ): Statement<P, Row> {
    const { name, text, names } = preparedOf(sql);
    const query = async (params: P) => {
      const values = names.map((of) => boundValue(params, of));
      try {
        return await client.query({ name, text, values, types });
      } catch (error) {
        throw queryError(error);
      }
    };
    return {
      all: async (params) => (await query(params)).rows,
      get: async (params) => (await query(params)).rows[0],
      run: async (params) => (await query(params)).rowCount ?? 0,
    };
  }
  return {
    prepare: (sql) => prepare(sql, numbers),
    prepareExact: (sql) => prepare(sql, exact),
    locks: {
      share: (table) => `FOR SHARE OF ${table}`,
      change: (table) => `FOR UPDATE OF ${table}`,
      claim: (table) => `FOR UPDATE OF ${table} SKIP LOCKED`,
    },
  };
}

const { BOOL, INT2, INT4, INT8, NUMERIC } = pg.types.builtins;
const INTEGERS: ReadonlySet<number> = new Set([INT2, INT4, INT8, NUMERIC]);

/** Values as those of SQLite: a truth value is 1 or 0. */
function typesWith<Integer>(integer: (text: string) => Integer): pg.CustomTypesConfig {
  return {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (oid === BOOL) return (text: string) => integer(text === 't' ? '1' : '0');
      if (INTEGERS.has(oid)) return integer;
      return pg.types.getTypeParser(oid, format);
    },
  };
}

const numbers = typesWith(Number);
const exact = typesWith(BigInt);
