/** `[in schema.prisma, in the schema for PostgreSQL]`; each occurs once. */
const REPLACEMENTS: readonly (readonly [string | RegExp, string])[] = [
  [
    /^\/\/ The API's models, on SQLite\..*\n.*\n/,
    "// Made of ../schema.prisma at the build: change that. The API's models, on PostgreSQL.\n",
  ],
  ['"../server/api/src/db/generated"', '"../../server/api/src/backends/postgresql/generated"'],
  ['provider = "sqlite"', 'provider = "postgresql"'],
  // PostgreSQL stores a list as an array; another text would be eternal drift. Without the operator's
  // side, which no one lists.
  [
    `raw("\\"type\\" IN ('bet', 'win', 'rollback')")`,
    `raw("(account <> 'house'::text) AND (type = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))")`,
  ],
  [
    `raw("\\"kind\\" NOT IN ('bet', 'win', 'play', 'rollback', 'tombstone')")`,
    `raw("kind <> ALL (ARRAY['bet'::text, 'win'::text, 'play'::text, 'rollback'::text, 'tombstone'::text])")`,
  ],
  // Foreign keys would be a quarter of a post. Only the ledger's function writes these tables, and
  // the check of the ledger compares them.
  ['  postings LedgerPosting[]\n  tags     LedgerTag[]\n\n', ''],
  [
    / {2}entry LedgerEntry @relation\(fields: \[entryId\], references: \[id\]\)\n\n(?= {2}@@id)/,
    '',
  ],
  [/\n {2}entry LedgerEntry @relation\(fields: \[entryId\], references: \[id\]\)\n(?=})/, ''],
  // Of PostgreSQL alone: the one process on SQLite has these counters in memory.
  [
    /$/,
    `
/// The failures of an account or a network, for the backoff of all nodes. The migration makes the table
/// UNLOGGED, which Prisma cannot say: a crash of the database empties it.
model BackoffCounter {
  /// A keyed hash: neither emails nor addresses are stored.
  key      String   @id
  /// Of the counter, which a reset replaces.
  id       String
  failures Int
  /// Of the last attempt.
  lastAt   DateTime

  @@index([lastAt])
}
`,
  ],
];

/**
 * The schema of PostgreSQL: the same models, since Prisma wants a schema for each database.
 * @throws Error when a text to replace does not occur: the list above needs a change
 */
export function postgresqlSchema(source: string): string {
  return REPLACEMENTS.reduce((schema, [from, to]) => {
    const replaced = schema.replace(from, () => to);
    if (replaced === schema) throw new Error(`schema.prisma lacks ${from}`);
    return replaced;
  }, source);
}
