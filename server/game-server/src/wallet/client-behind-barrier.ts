import type { SignedHttpClient } from '@fairhall/kit/signed-http-client';
import type { OpenDatabase } from '../database/database.ts';

/** Sends each call after everything written before it is durable. */
export function clientBehindBarrier(
  http: SignedHttpClient,
  barrier: Pick<OpenDatabase, 'whenDurable'>,
): SignedHttpClient {
  return {
    send: (call) =>
      new Promise((resolve) => {
        barrier.whenDurable((error) => {
          if (!error) resolve(http.send(call));
          else resolve({ kind: 'noResponse', mayHaveArrived: false, reason: error.message });
        });
      }),
    close: () => http.close(),
  };
}
