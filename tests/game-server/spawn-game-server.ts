import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { databaseIn } from '../support/game-database.ts';
import { sourceArguments } from '../support/source-arguments.ts';

/** A game server in a process of its own, which can be killed. */
export type GameServerProcess = { readonly child: ChildProcess; readonly origin: string };

/**
 * Starts `game-server-process.ts`, its clock `aheadMs` before the machine's, and waits until it
 * listens.
 */
export async function spawnGameServer({
  dataDir,
  walletOrigin,
  aheadMs = 0,
  withThreads = false,
  databaseUrl,
}: {
  dataDir: string;
  walletOrigin: string;
  aheadMs?: number;
  withThreads?: boolean;
  /** Of another PostgreSQL than that of the run. */
  databaseUrl?: string;
}): Promise<GameServerProcess> {
  const url = databaseUrl ?? (await databaseIn(dataDir)).gameDatabaseUrl ?? '';
  const child = spawn(
    process.execPath,
    [
      ...sourceArguments(new URL('./game-server-process.ts', import.meta.url)),
      dataDir,
      walletOrigin,
      String(aheadMs),
      url,
      ...(withThreads ? ['threads'] : []),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const [port] = await once(child, 'message');
  return { child, origin: `http://localhost:${port}` };
}

/** Kills it, as a crash would; resolves when it has exited. */
export async function killGameServer({ child }: GameServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'exit');
  child.kill('SIGKILL');
  await over;
}
