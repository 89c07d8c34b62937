import process from 'node:process';
import { originals } from '../../../server/game-server/src/catalogue/originals.ts';
import { parade7 } from '../../../server/game-server/src/engines/fruit-machine/parade-7.ts';
import { slotGames } from '../../../server/game-server/src/engines/slot-engines.ts';
import { Figures, median } from '../figures.ts';
import { type Bench, openBench } from './bench-page.ts';
import { measureRounds } from './round-frames.ts';

/*
 * `npm run bench:frames`: the cost of a frame of the arenas and of four slots in the page's own code,
 * without the graphics, beside a bare Pixi that moves as many sprites in the same run; the bars of every
 * slot; and a round of each original beside that of a slot. `--rest` measures the bars at rest alone. Frames of stages are triggered, not awaited: a measurement is the same on a machine without a
 * graphics card.
 */

const FRAMES = 1_800;
const ROUNDS = 3;
/** Budget of the page's code in a frame at 60 Hz; the graphics and the browser need most of it. */
const BUDGET_MS = 1_000 / 60;

/** Two seconds. */
const REST_FRAMES = 120;
const REST_PAGE = { viewport: { width: 1_280, height: 720 } } as const;
const restBars = [
  { name: 'at rest in 2 s', motion: 'no-preference', required: { atLeast: 1 } },
  { name: 'under reduced motion', motion: 'reduce', required: { atMost: 0 } },
] as const;
const SLOWED = 4;
/** Every game with the stage of a slot. */
const staged = [...slotGames, parade7];
const SPINS = { early: 100, late: 500 } as const;

type BusyScene = { readonly scene: 'arena' | 'slot'; readonly gameId: string };

const scenes: readonly BusyScene[] = [
  { scene: 'arena', gameId: 'deepwater-bounty' },
  { scene: 'arena', gameId: 'kraken-tide' },
  { scene: 'arena', gameId: 'lobster-lagoon' },
  { scene: 'arena', gameId: 'jelly-cannon' },
  { scene: 'slot', gameId: 'phoenix-ascend' },
  { scene: 'slot', gameId: 'sugar-comet' },
  { scene: 'slot', gameId: 'lantern-night' },
  { scene: 'slot', gameId: 'rex-eruption' },
];

/** Whose frames those of the originals are compared with. */
const SLOT_BESIDE = 'phoenix-ascend';

async function main(): Promise<void> {
  const bench = await openBench();
  try {
    const figures = new Figures();
    const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
    const isChosen = ({ gameId }: { gameId: string }) =>
      named.length === 0 || named.includes(gameId);
    const isOfRest = process.argv.includes('--rest');
    for (const scene of isOfRest ? [] : scenes.filter(isChosen)) {
      await reportScene(figures, bench, scene);
    }
    const measured: Bar[] = [];
    for (const { gameId } of staged.filter(isChosen)) {
      measured.push(...(await measureRest(bench, gameId)));
      if (!isOfRest) measured.push(...(await measureSpins(bench, gameId)));
    }
    for (const { gameId, name, ...row } of measured) {
      figures.value({ name: `${gameId}: ${name}`, ...row });
    }
    const rounds = isOfRest ? [] : originals.filter(isChosen);
    await reportRounds(
      figures,
      rounds.map(({ gameId }) => gameId),
    );
    process.stdout.write(`\n${figures.table()}\n\n${rangesOf(measured)}\n`);
  } finally {
    await bench.close();
  }
}

async function reportScene(figures: Figures, bench: Bench, scene: BusyScene): Promise<void> {
  const { gameId } = scene;
  process.stderr.write(`\r\u001b[2K${gameId}`);
  const stage = await bench.open(scene);
  const { counts } = await stage.watch(FRAMES);
  const sprites = Math.round(counts.quads / FRAMES);
  const baseline = await bench.open({ scene: 'baseline', sprites });
  const times = { stage: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.stage.push(...(await stage.watch(FRAMES)).frameMs);
    times.baseline.push(...(await baseline.watch(FRAMES)).frameMs);
  }
  const allocated = await stage.allocated(FRAMES);
  const bare = await baseline.allocated(FRAMES);
  await stage.close();
  await baseline.close();
  process.stderr.write('\r\u001b[2K');
  const name = `${gameId}, ${sprites} quads`;
  figures.cost({
    name: `${name}: frame`,
    value: median(times.stage),
    unit: 'ms',
    baseline: { name: 'bare Pixi', value: median(times.baseline) },
    required: { atMost: 3 },
  });
  figures.cost({
    name: `${gameId}: frame, p99`,
    value: percentile(times.stage, 0.99),
    unit: 'ms',
    baseline: { name: '16.7 ms', value: BUDGET_MS },
    required: { atMost: 0.25 },
  });
  figures.value({
    name: `${gameId}: draw calls a frame`,
    value: counts.draws / FRAMES,
    unit: '',
    required: { atMost: 24 },
  });
  figures.value({
    name: `${gameId}: pictures handed over a frame`,
    value: counts.uploads / FRAMES,
    unit: '',
    required: { atMost: 0.01 },
  });
  figures.value({
    name: `${gameId}: memory taken a frame, by the stage`,
    value: allocated.ours / FRAMES,
    unit: 'B',
    required: { atMost: 2_048 },
  });
  figures.value({
    name: `${gameId}: memory taken a frame, by Pixi`,
    value: allocated.pixi / FRAMES,
    unit: 'B',
  });
  figures.value({
    name: `bare Pixi, ${sprites} sprites: memory taken a frame`,
    value: bare.pixi / FRAMES,
    unit: 'B',
  });
  if (process.argv.includes('--who')) process.stdout.write(`${gameId}\n${allocated.who}\n`);
}

type Bar = {
  readonly gameId: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly required: { readonly atLeast?: number; readonly atMost?: number };
};

/** What moves in a slot at rest, and under reduced motion. */
async function measureRest(bench: Bench, gameId: string): Promise<Bar[]> {
  process.stderr.write(`\r\u001b[2K${gameId}: at rest`);
  const bars: Bar[] = [];
  for (const { name, motion, required } of restBars) {
    const resting = await bench.open(
      { scene: 'rest', gameId },
      { ...REST_PAGE, reducedMotion: motion },
    );
    await resting.watch(REST_FRAMES);
    const value = (await resting.changed(REST_FRAMES)) * 100;
    bars.push({ gameId, name: `pixels that change ${name}`, value, unit: '%', required });
    await resting.close();
  }
  process.stderr.write('\r\u001b[2K');
  return bars;
}

/** A slot on a slow device, and over many spins. */
async function measureSpins(bench: Bench, gameId: string): Promise<Bar[]> {
  process.stderr.write(`\r\u001b[2K${gameId}: spins`);
  const bars: Bar[] = [];
  const slow = await bench.open({ scene: 'slot', gameId });
  await slow.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const { frameMs } = await slow.watch(FRAMES);
  await slow.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  bars.push({
    ...{ gameId, name: `frame at ${SLOWED} × slower CPU, p95`, unit: 'ms' },
    value: percentile(frameMs, 0.95),
    required: { atMost: 16 },
  });
  await slow.close();
  const spun = await bench.open({ scene: 'spins', gameId });
  const early = await spun.heapAfter(SPINS.early);
  const late = await spun.heapAfter(SPINS.late);
  bars.push({
    ...{
      gameId,
      name: `heap after ${SPINS.late} spins over that after ${SPINS.early}`,
      unit: 'MB',
    },
    value: (late - early) / 1_000_000,
    required: { atMost: 2 },
  });
  await spun.close();
  process.stderr.write('\r\u001b[2K');
  return bars;
}

/** A round of each original on its page, beside that of a slot. */
async function reportRounds(figures: Figures, gameIds: readonly string[]): Promise<void> {
  if (gameIds.length === 0) return;
  process.stderr.write('\r\u001b[2Krounds');
  for (const round of await measureRounds([...gameIds, SLOT_BESIDE], SLOWED)) {
    const name = `${round.gameId}: a round at ${SLOWED} × slower CPU`;
    figures.value({ name: `${name}, code of a frame`, value: round.scriptMs, unit: 'ms' });
    figures.value({ name: `${name}, layout of a frame`, value: round.layoutMs, unit: 'ms' });
    figures.value({ name: `${name}, frames`, value: round.frames, unit: '' });
    figures.value({ name: `${name}, frames of 50 ms or more`, value: round.long, unit: '' });
  }
  process.stderr.write('\r\u001b[2K');
}

/** A line for each bar: the smallest and the largest value, with their slots. */
function rangesOf(measured: readonly Bar[]): string {
  const names = new Set(measured.map(({ name }) => name));
  const lines = [...names].map((name) => {
    const sorted = measured
      .filter((bar) => bar.name === name)
      .toSorted((one, other) => one.value - other.value);
    const [least, most] = [sorted[0], sorted.at(-1)].map((bar) =>
      bar ? `${bar.value.toFixed(2)} ${bar.unit} (${bar.gameId})` : '',
    );
    return `${name}: ${least} to ${most}`;
  });
  return lines.join('\n');
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

await main();
