import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../server/commands/ports.mjs';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { Figures } from './figures.ts';
import { prepareDatabase, removeDatabase } from './prepare.ts';
import { startApp, startHelper } from './processes.ts';
import { reportGrowth, reportMemory, reportSpeeds } from './report.ts';
import { Rounds } from './rounds.ts';
import { type Casino, growthSlices, memoryOfBets, type Slices, speedSlices } from './slices.ts';

/*
 * `npm run bench`: every figure beside its anchor in the same run. Slices of all of them take turns,
 * so that a machine that is busy for a while is busy for each; what counts are medians of the rounds.
 */

const ROUNDS = 9;
/**
 * Not counted: a server that has just started is not compiled yet. The rate of bets rises for six
 * seconds of betting.
 */
const ROUNDS_BEFORE = 4;
/** `npm run bench -- speed`: that part alone, for whoever works on it; the file is kept as it is. */
const parts: readonly string[] = process.argv.slice(2);

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fairhall-bench-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    await measure({ dir, stops });
  } finally {
    for (const stop of stops.reverse()) await stop();
    removeDatabase(dir);
  }
}

async function measure({
  dir,
  stops,
}: {
  dir: string;
  stops: (() => Promise<void>)[];
}): Promise<void> {
  const ports = await freePorts();
  const helper = async (file: string, env?: NodeJS.ProcessEnv) => {
    const started = await startHelper(file, env);
    stops.push(() => started.stop());
    return started;
  };
  const payPort = ports.pay;
  const load = await helper('./load.ts', { PAY_PORT: '0' });
  // The provider of payments is a party of its own: it must not take the generator's time.
  await helper('./load.ts', { PAY_PORT: String(payPort) });
  await helper('./hello.ts', { PORT: String(ports.game) });
  const raw = await helper('./raw-sqlite.ts', { DATABASE_FILE: path.join(dir, 'raw.db') });
  const argon2 = await helper('./argon2.ts');
  await helper('./bare-deposits.ts', {
    PORT: String(ports.web),
    PAY_PORT: String(payPort),
    DATABASE_FILE: path.join(dir, 'bare.db'),
  });
  const small = await startCasino({ dir, name: 'small', payPort, postings: 100_000, stops });
  const figures = new Figures();
  if (wanted('speed')) {
    const speeds = speedSlices({
      load,
      raw,
      argon2,
      helloPort: ports.game,
      barePort: ports.web,
      casino: small,
    });
    reportSpeeds(figures, await inTurns('speed', speeds));
  }
  if (wanted('history')) {
    const large = await startCasino({ dir, name: 'large', payPort, postings: 1_000_000, stops });
    reportGrowth(figures, await inTurns('history', growthSlices({ load, small, large })));
  }
  if (wanted('memory')) {
    // One that did nothing before: what others left behind may be collected at any moment.
    const fresh = await startCasino({ dir, name: 'fresh', payPort, postings: 100_000, stops });
    reportMemory(figures, await memoryOfBets({ load, casino: fresh }));
  }
  process.stdout.write(`\n${figures.table()}\n`);
  if (parts.length > 0) return;
  const out = fileURLToPath(new URL('./out.json', import.meta.url));
  figures.write(out);
  process.stdout.write(`\nWritten to ${path.relative(findRootDir(), out)}\n`);
}

function wanted(part: 'speed' | 'history' | 'memory'): boolean {
  return parts.length === 0 || parts.includes(part);
}

async function startCasino(options: {
  dir: string;
  name: string;
  payPort: number;
  postings: number;
  stops: (() => Promise<void>)[];
}): Promise<Casino> {
  const { dir, name, payPort, postings, stops } = options;
  const { web: port, game } = await freePorts();
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    PAY_PORT: String(payPort),
    GAME_PORT: String(game),
    // Beside it the game server keeps its own books, as casino.db.
    DATABASE_URL: `file:${path.join(dir, name, 'fairhall.db')}`,
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    SEED: 'off',
  };
  process.stderr.write(`Making ${postings.toLocaleString('en')} postings of history\n`);
  const prepared = await prepareDatabase(env, { postings });
  const server = await startApp('api', env);
  stops.push(() => server.stop());
  const games = await startApp('casino', env);
  stops.push(() => games.stop());
  return { port, gamePort: game, server, prepared };
}

/** Every slice in turn, `ROUNDS` times once they are warm. */
async function inTurns(title: string, slices: Slices): Promise<Rounds> {
  const rounds = new Rounds();
  for (let round = 1 - ROUNDS_BEFORE; round <= ROUNDS; round += 1) {
    for (const [name, slice] of Object.entries(slices)) {
      process.stderr.write(`\r\u001b[2K${title}, round ${round} of ${ROUNDS}: ${name}`);
      const measured = await slice();
      if (round > 0) rounds.add(name, measured);
    }
  }
  process.stderr.write('\r\u001b[2K');
  return rounds;
}

await main();
