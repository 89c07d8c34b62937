import {
  boundValue,
  type Params,
  type Statement,
  type Statements,
  type Value,
  withPlaceholders,
} from '../../database/statements.ts';
import type { Store } from './store.ts';

/** A statement that responds at once, as all of SQLite's do. */
export type StoreStatement<P extends Params, Row> = {
  all(params: P): Row[];
  get(params: P): Row | undefined;
  /** @returns the number of changed rows, and the rowid of the last inserted one */
  run(params: P): { changes: number; lastInsertRowid: number | bigint };
};

/** Binds by position: binding a dozen names costs as much as inserting the row. */
export function prepareIn<P extends Params, Row>(
  store: Store,
  sql: string,
  { isExact = false }: { isExact?: boolean } = {},
): StoreStatement<P, Row> {
  const names: string[] = [];
  const text = withPlaceholders(sql, (name) => {
    names.push(name);
    return '?';
  });
  const statement = store.prepare<Value[], Row>(text).safeIntegers(isExact);
  const values = (params: P) => names.map((name) => boundValue(params, name));
  return {
    all: (params) => statement.all(...values(params)),
    get: (params) => statement.get(...values(params)),
    run: (params) => statement.run(...values(params)),
  };
}

/** Their results are resolved already: see `group-commit.ts`. */
export function createStatements(store: Store): Statements {
  const prepared = <P extends Params, Row>(sql: string, isExact: boolean): Statement<P, Row> => {
    const statement = prepareIn<P, Row>(store, sql, { isExact });
    return {
      all: async (params) => statement.all(params),
      get: async (params) => statement.get(params),
      run: async (params) => statement.run(params).changes,
    };
  };
  return {
    prepare: (sql) => prepared(sql, false),
    prepareExact: (sql) => prepared(sql, true),
    locks: { share: () => '', change: () => '', claim: () => '' },
  };
}
