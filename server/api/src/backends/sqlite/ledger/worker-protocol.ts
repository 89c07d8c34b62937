import type { Entry, PostOutcome, WriteOptions, WriteOutcome } from '../../../ledger/port.ts';
import type { RowWrite } from '../../../ledger/rows.ts';

/** An entry to validate and apply, or rows to write. */
export type Work =
  | { readonly entry: Entry; readonly rows?: never; readonly options?: never }
  | {
      readonly rows: readonly RowWrite[];
      readonly options?: WriteOptions | undefined;
      readonly entry?: never;
    };

/** A request to the writer's thread: a group of work, or a ping. */
export type WriterRequest =
  | { readonly type: 'group'; readonly work: readonly Work[] }
  | { readonly type: 'ping' };

/** The `workerData` of the writer's thread. */
export type WriterOptions = {
  readonly databaseFile: string;
  /** Limit of the wait for another process's lock of the file. */
  readonly lockWaitMs: number;
};

/**
 * To the writer's thread. A group is committed in one transaction, alone or with others. Each message
 * gets a response, in order, except `close`, the last one: the thread closes the database and ends.
 */
export type ToWriter = WriterRequest | { readonly type: 'close' };

/** From the writer's thread: `ready` once, then the responses. */
export type FromWriter =
  | { readonly type: 'ready' }
  | {
      readonly type: 'responses';
      /** For each message of the commit, in their order; for a ping an empty list. */
      readonly responses: readonly GroupReplies[];
    };

/** In the order of the group's work. */
export type GroupReplies = readonly WriterReply[];

/**
 * `failed`: nothing was written, for a technical reason; `unknown`: the disk failed, and a recovery of
 * the file may find the commit.
 */
export type WriterReply =
  | PostOutcome
  | WriteOutcome
  | { readonly outcome: 'failed' | 'unknown'; readonly reason: string };
