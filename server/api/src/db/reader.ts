/**
 * The few reads that every call, bet, webhook and login makes. Each module prepares its own once
 * (`*.queries.ts`); all others use Prisma, which takes about 0.3 ms where a prepared read of SQLite
 * takes 10 µs. A read sees all that was committed before it started.
 */
export type Reader = {
  /** @returns the first row of a key; `null` for an unknown one */
  prepareFind<Row>(query: Query<Row>): (key: string) => Promise<Row | null>;
  /** @returns the rows of a key; none for an unknown one */
  prepareList<Row>(query: Query<Row>): (key: string) => Promise<readonly Row[]>;
  /** For a read that has no key, or more than one. */
  prepareQuery<Row, Parameters extends QueryParameters = Record<string, never>>(
    query: Query<Row>,
  ): (parameters: Parameters) => Promise<readonly Row[]>;
  close(): Promise<void>;
};

export type QueryParameters = Readonly<Record<string, string | number | bigint | Date>>;

/** A read, in one text for every database. */
export type Query<Row> = {
  /** Of its own in the process. */
  readonly name: string;
  /**
   * With `:name` for a parameter. A read by key selects the key as its column "key", which its rows do not
   * have, and compares with `= :key`: keys may be read together.
   */
  readonly sql: string;
  readonly kinds: ColumnKinds<Row>;
  /** Waits for a transaction that is changing the row, and reads what it commits. */
  readonly awaitsChanges?: boolean;
};

type Kind<Value> = Value extends Date
  ? 'date'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : never;

type KindOf<Value> = Kind<NonNullable<Value>>;

/** The kinds of the columns that are neither text nor `bigint`: databases store them in different ways. */
export type ColumnKinds<Row> = {
  readonly [Column in keyof Row as [KindOf<Row[Column]>] extends [never] ? never : Column]: KindOf<
    Row[Column]
  >;
};

/** The parameters of a text, in the order of their places, and the text with other placeholders. */
export function withPlaceholders(
  sql: string,
  placeholder: (place: number) => string,
): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const text = sql.replaceAll(/:(\w+)/g, (_match, name: string) => {
    names.push(name);
    return placeholder(names.length);
  });
  return { text, names };
}

/** Turns a column's stored value into the one that the row has. */
export function columnDecoder<Row>(
  kinds: ColumnKinds<Row>,
  column: string,
): (stored: unknown) => unknown {
  const kind = new Map(Object.entries<KindName>(kinds)).get(column);
  if (kind === undefined) return (stored) => stored;
  const decode = DECODERS[kind];
  return (stored) => (stored === null ? null : decode(stored));
}

type KindName = Kind<Date | number | boolean>;

const DECODERS: Readonly<Record<KindName, (stored: unknown) => unknown>> = {
  date: (stored) => (stored instanceof Date ? stored : new Date(Number(stored))),
  number: Number,
  boolean: Boolean,
};
