import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { freePorts } from '../../server/commands/ports.mjs';
import type { SameBytes } from './baselines/same-bytes.ts';
import { BenchHttpClient, type RequestSpec, requestBytes } from './http-client.ts';
import { copyOf, writePrepared } from './prepare.ts';
import type { Prepared } from './prepared.ts';
import type { Helper, Processes } from './processes.ts';

/** A baseline that serves HTTP, with its own database. */
export type BaselineServer = { readonly port: number; readonly prepared: Prepared };
/** A baseline that runs its work in a loop for a given time. */
export type BaselineLoop = { readonly helper: Helper; readonly prepared: Prepared };

type Own = { readonly name: string; readonly of: Prepared };

async function ownDatabase({ name, of }: Own): Promise<Prepared> {
  return copyOf(of, path.join(path.dirname(of.databaseFile), `${name}.db`));
}

export async function startBaselineServer(
  processes: Processes,
  { payPort, ...own }: Own & { payPort: number },
): Promise<BaselineServer> {
  const prepared = await ownDatabase(own);
  const { web: port } = await freePorts();
  await processes.startHelper(`baselines/${own.name}.ts`, {
    ...writePrepared(prepared),
    PORT: String(port),
    PAY_PORT: String(payPort),
  });
  return { port, prepared };
}

export async function startBaselineLoop(processes: Processes, own: Own): Promise<BaselineLoop> {
  const prepared = await ownDatabase(own);
  const helper = await processes.startHelper(`baselines/${own.name}.ts`, writePrepared(prepared));
  return { helper, prepared };
}

/**
 * Starts bare routes that return the same bytes as the server at `port` for each of the requests.
 */
export async function startSameBytes(
  processes: Processes,
  { port, requests }: { port: number; requests: readonly RequestSpec[] },
): Promise<number> {
  const { web: ownPort } = await freePorts();
  const helper = await processes.startHelper('baselines/same-bytes.ts', { PORT: String(ownPort) });
  const client = await BenchHttpClient.open(port);
  const routes: SameBytes[] = [];
  for (const request of requests) {
    const { bytes, text, bodyStart } = await client.send(requestBytes(request));
    const head = text.slice(0, bodyStart);
    routes.push({
      path: request.path,
      contentType: headerIn(head, 'content-type') ?? '',
      contentEncoding: headerIn(head, 'content-encoding'),
      base64: bytes.subarray(bodyStart).toString('base64'),
    });
  }
  client.close();
  await helper.request(routes);
  return ownPort;
}

function headerIn(head: string, name: string): string | undefined {
  return new RegExp(`\\r\\n${name}: ([^\\r]+)`, 'i').exec(head)?.[1];
}

/** The server's stored password hash of a player of the login benchmark. */
export function passwordHashOf({ databaseFile, emails }: Prepared): string {
  const database = new Sqlite(databaseFile, { readonly: true });
  const find = database.prepare<[string], string>(
    'SELECT "passwordHash" FROM "User" WHERE "email" = ?',
  );
  const hash = find.pluck().get(emails[0] ?? '');
  database.close();
  if (hash === undefined) throw new Error('the player of the login benchmark is not stored');
  return hash;
}
