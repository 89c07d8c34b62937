import type { RecordQuery, RecordReply } from '@fairhall/game-server/contract/record';
import type { Host } from '../host.ts';
import { newRequestId } from '../session/request-id.ts';
import { type NoRecord, type RecordReader, recordReader, withoutRecord } from './record-reader.ts';

/** A host page that has not replied by then has no record. */
const REPLY_TIMEOUT_MS = 4_000;

/** Reads the player's record from the host page. */
export function hostRecord(host: Host): RecordReader {
  if (!host.embedded) return withoutRecord('ownTab');
  return recordReader((query) => request(host, query));
}

function request(host: Host, query: RecordQuery): Promise<RecordReply | NoRecord> {
  const id = newRequestId();
  return new Promise((resolve) => {
    const finish = (reply: RecordReply | NoRecord) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(reply);
    };
    const timer = setTimeout(() => finish('unavailable'), REPLY_TIMEOUT_MS);
    const unsubscribe = host.listen((message) => {
      if (message.type === 'record' && message.id === id) finish(message.reply);
    });
    host.post({ type: 'record', id, query });
  });
}
