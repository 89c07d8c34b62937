import type { Dialect } from '../../db/database.ts';
import type { RuleDialect } from '../../ledger/check-rule.ts';

export const sqliteDialect: Dialect & RuleDialect = {
  // There is one writer at a time.
  skipLocked: '',
  beforeSlash: (text) => `substr(${text}, 1, instr(${text}, '/') - 1)`,
  jsonInteger: ({ json, key }) => `CAST(${json} ->> ${key} AS INTEGER)`,
  midnightMs: (time) => `${time} / 86400000 * 86400000`,
};
