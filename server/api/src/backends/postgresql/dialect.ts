import type { Dialect } from '../../db/database.ts';
import type { RuleDialect } from '../../ledger/check-rule.ts';

export const postgresqlDialect: Dialect & RuleDialect = {
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  beforeSlash: (text) => `split_part(${text}, '/', 1)`,
  jsonInteger: ({ json, key }) => `CAST(CAST(${json} AS jsonb) ->> ${key} AS bigint)`,
  midnightMs: (time) => `(extract(epoch FROM date_trunc('day', ${time})) * 1000)::bigint`,
};
