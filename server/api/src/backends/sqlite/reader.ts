import Sqlite from '@fairhall/kit/sqlite';
import {
  type Query,
  type QueryParameters,
  type Reader,
  rowDecoder,
  withPlaceholders,
} from '../../db/reader.ts';

/** Reads on this thread, of a connection of its own. */
export function openSqliteReader({ databaseFile }: { databaseFile: string }): Reader {
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  /** `awaitsChanges` needs nothing: a change is committed before its call responds. */
  const prepare = <Row>({ sql, kinds }: Query<Row>) => {
    const { text, names } = withPlaceholders(sql, () => '?');
    const statement = database.prepare<unknown[], Record<string, unknown>>(text).safeIntegers(true);
    return { statement, names, decode: rowDecoder(kinds) };
  };
  return {
    prepareFind(query) {
      const { statement, names, decode } = prepare(query);
      return async (key) => {
        const row = statement.get(names.map(() => key));
        return row === undefined ? null : decode(row);
      };
    },
    prepareList(query) {
      const { statement, names, decode } = prepare(query);
      return async (key) => statement.all(names.map(() => key)).map(decode);
    },
    prepareQuery<Row, Parameters extends QueryParameters>(query: Query<Row>) {
      const { statement, names, decode } = prepare(query);
      return async (parameters: Parameters) =>
        statement.all(names.map((name) => stored(parameters[name]))).map(decode);
    },
    async close() {
      database.close();
    },
  };
}

/** Dates are in milliseconds since 1970, as Prisma's connection stores them. */
function stored(value: QueryParameters[string] | undefined): string | number | bigint {
  if (value === undefined) throw new Error('a parameter is missing');
  return value instanceof Date ? value.getTime() : value;
}
