import { type MessagePort, parentPort } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { ToWriter } from '../../server/api/src/backends/sqlite/ledger/worker-protocol.ts';

/**
 * The real writer on failing storage: from the key "fault/full" on its disk is full, from
 * "fault/read-only" on the file is read-only, and "fault/mended" ends both. The keys themselves are
 * posted like any other. The fsync of the commit of "fault/fsync" fails.
 */
function addFaults(port: MessagePort): void {
  let database: Sqlite.Database | undefined;
  const exec = Sqlite.prototype.exec;
  let isFsyncFailing = false;
  Sqlite.prototype.exec = function (sql) {
    database = this;
    if (sql === 'COMMIT' && isFsyncFailing) {
      throw new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
    }
    return exec.call(this, sql);
  };
  const faults: Readonly<Record<string, string>> = {
    'fault/full': 'max_page_count = 1',
    'fault/read-only': 'query_only = 1',
    'fault/mended': 'query_only = 0; PRAGMA max_page_count = 1073741823',
  };
  port.on('message', (message: ToWriter) => {
    if (message.type !== 'group') return;
    isFsyncFailing = message.work.some((work) => work.entry?.key === 'fault/fsync');
    for (const work of message.work) {
      const fault = faults[work.entry?.key ?? ''];
      if (fault && database) exec.call(database, `PRAGMA ${fault}`);
    }
  });
}

if (!parentPort) throw new Error('this is a worker thread');
addFaults(parentPort);
await import('../../server/api/src/backends/sqlite/ledger/writer.ts');
