import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A game server in a process of its own, which can be killed. */
export type GamesProcess = { readonly child: ChildProcess; readonly origin: string };

/** Starts `casino-process.ts`, its clock `aheadMs` before the machine's, and waits until it listens. */
export async function startGames({
  dataDir,
  walletOrigin,
  aheadMs = 0,
  withThreads = false,
}: {
  dataDir: string;
  walletOrigin: string;
  aheadMs?: number;
  withThreads?: boolean;
}): Promise<GamesProcess> {
  const root = createRequire(new URL('../../package.json', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      '--conditions=@fairhall/source',
      '--import',
      pathToFileURL(root.resolve('tsx')).href,
      fileURLToPath(new URL('./game-server-process.ts', import.meta.url)),
      dataDir,
      walletOrigin,
      String(aheadMs),
      ...(withThreads ? ['threads'] : []),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const [port] = await once(child, 'message');
  return { child, origin: `http://localhost:${port}` };
}

/** Ends it at once, as a crash would; resolves when it is gone. */
export async function killGames({ child }: GamesProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'exit');
  child.kill('SIGKILL');
  await over;
}
