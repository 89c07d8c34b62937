import type { Entry, PostOutcome, WriteOutcome } from '../port.ts';
import type { RowWrite } from '../rows.ts';

/** One thing to do: an entry to judge and apply, or rows to write. */
export type Work =
  | { readonly entry: Entry; readonly rows?: never }
  | { readonly rows: readonly RowWrite[]; readonly entry?: never };

/** A request to the writer's thread: work to do together, or whether it is there. */
export type WriterRequest =
  | { readonly type: 'group'; readonly work: readonly Work[] }
  | { readonly type: 'ping' };

/** What the writer's thread is started with. */
export type WriterOptions = {
  readonly databaseFile: string;
  /** How long it waits for another process's lock of the file. */
  readonly lockWaitMs: number;
};

/**
 * To the writer's thread. A group goes into one transaction, alone or with others. Each message is
 * answered, in order, but `close`, the last one: the thread closes the database and ends.
 */
export type ToWriter = WriterRequest | { readonly type: 'close' };

/** From the writer's thread: `ready` once, then the answers. */
export type FromWriter =
  | { readonly type: 'ready' }
  | {
      readonly type: 'answers';
      /** For each message that shared the commit, in their order; for a ping an empty list. */
      readonly responses: readonly GroupReplies[];
    };

/** In the order of the group's work. */
export type GroupReplies = readonly WriterReply[];

/** `failed`: nothing was written, for a reason that is not the work's business. */
export type WriterReply =
  | PostOutcome
  | WriteOutcome
  | { readonly outcome: 'failed'; readonly reason: string };
