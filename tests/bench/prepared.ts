/** A database with players, and their credentials for the server. */
export type Prepared = {
  readonly databaseFile: string;
  readonly userIds: readonly string[];
  /** A session and a launch token of each of `userIds`. */
  readonly sessions: readonly string[];
  readonly tokens: readonly string[];
  /** Players who only log in. */
  readonly emails: readonly string[];
};
