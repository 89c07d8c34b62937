import type { RoundLists } from '../../../database/repositories/round-lists.ts';
import type { Statements } from '../../../database/statements.ts';
import { createStatements } from '../statements.ts';
import type { Store } from '../store.ts';

export const noLists: RoundLists = { bringUpToDate: async () => {}, inserted: async () => {} };

/** The statements that a repository prepares. */
export function statementsOf(store: Store, prepareAll: (statements: Statements) => void): string[] {
  const texts: string[] = [];
  const real = createStatements(store);
  prepareAll({
    ...real,
    prepare: (sql) => {
      texts.push(sql);
      return real.prepare(sql);
    },
    prepareExact: (sql) => {
      texts.push(sql);
      return real.prepareExact(sql);
    },
  });
  return texts;
}

/** The query plan of a statement, with placeholder parameters. */
export function planOf(store: Store, sql: string): string[] {
  return store
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql.replaceAll(/:\w+/g, "'x'")}`)
    .all()
    .map(({ detail }) => detail);
}
