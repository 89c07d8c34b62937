/** What both databases store: amounts as bigint, times, counts and ids as numbers. */
export type Value = string | number | bigint | null;

export type Params = Readonly<Record<string, Value>>;

/** A statement with named parameters (`:name`), in the transaction of its unit of work. */
export type Statement<P extends Params, Row> = {
  all(params: P): Promise<Row[]>;
  /** The first row. */
  get(params: P): Promise<Row | undefined>;
  /** @returns the number of changed rows */
  run(params: P): Promise<number>;
};

/**
 * The SQL of the repositories is the same for both databases. Names of columns with capitals are
 * quoted; a truth value in a row is 1 or 0.
 */
export type Statements = {
  /** Integers of the rows are numbers: for times, counts and ids. */
  prepare<P extends Params, Row = never>(sql: string): Statement<P, Row>;
  /** Integers of the rows are bigint, so that no amount passes through a float. */
  prepareExact<P extends Params, Row>(sql: string): Statement<P, Row>;
  readonly locks: RowLocks;
};

/**
 * What the end of a SELECT adds where several transactions run at a time; nothing where one transaction
 * has the whole database.
 */
export type RowLocks = {
  /** No other transaction changes the rows of the table until this one ends. */
  readonly share: (table: string) => string;
  /** No other transaction changes or shares the rows of the table until this one ends. */
  readonly change: (table: string) => string;
  /**
   * Leaves out rows that another transaction has claimed. The SELECT is a materialized CTE: a subquery of
   * the condition could run again for each row, and claim others.
   */
  readonly claim: (table: string) => string;
};

/** Replaces each `:name` by the placeholder of the database. */
export function withPlaceholders(sql: string, placeholder: (name: string) => string): string {
  return sql.replaceAll(/(?<!:):([a-z]\w*)/gi, (_match, name: string) => placeholder(name));
}

/** @throws Error for a statement whose caller lacks a parameter */
export function boundValue(params: Params, name: string): Value {
  const value = params[name];
  if (value === undefined) throw new Error(`the statement has no value for :${name}`);
  return value;
}
