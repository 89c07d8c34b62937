import Sqlite from '@fairhall/kit/sqlite';
import {
  columnDecoder,
  type Query,
  type QueryParameters,
  type Reader,
  withPlaceholders,
} from '../../db/reader.ts';

/** Reads on this thread, of a connection of its own. */
export function openSqliteReader({ databaseFile }: { databaseFile: string }): Reader {
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  /** `awaitsChanges` needs nothing: a change is committed before its call responds. */
  const prepare = <Row>({ sql, kinds }: Query<Row>, without?: 'key') => {
    const { text, names } = withPlaceholders(sql, () => '?');
    // Rows as arrays: creating an object per row took longer than reading it.
    const statement = database.prepare<unknown[], unknown[]>(text).safeIntegers(true).raw(true);
    const columns = statement
      .columns()
      .map(({ name }, place) => ({ name, place, decode: columnDecoder(kinds, name) }))
      .filter(({ name }) => name !== without);
    const rowOf = (values: readonly unknown[]): Row => {
      const row: Record<string, unknown> = {};
      for (const { name, place, decode } of columns) row[name] = decode(values[place]);
      // The compiler does not see that the columns of the text are those of the row.
      return row as Row;
    };
    return { statement, names, rowOf };
  };
  return {
    prepareFind(query) {
      const { statement, names, rowOf } = prepare(query, 'key');
      return async (key) => {
        const values = statement.get(...names.map(() => key));
        return values === undefined ? null : rowOf(values);
      };
    },
    prepareList(query) {
      const { statement, names, rowOf } = prepare(query, 'key');
      return async (key) => statement.all(...names.map(() => key)).map(rowOf);
    },
    prepareQuery<Row, Parameters extends QueryParameters>(query: Query<Row>) {
      const { statement, names, rowOf } = prepare(query);
      return async (parameters: Parameters) =>
        statement.all(...names.map((name) => stored(parameters[name]))).map(rowOf);
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
