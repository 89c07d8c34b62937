import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { paytableView } from '@fairhall/game-server/rounds/single-step/paytable-view';
import type { Paytable } from '../../src/play/contract-types.ts';
import { looksOf } from '../../src/play/fishing/arena-looks.ts';
import {
  createFishingStage,
  type FishingStage,
} from '../../src/play/fishing/stage/fishing-stage.ts';
import type { CaughtAs } from '../../src/play/fishing/stage/shots.ts';
import { fruitPaytable } from '../../src/play/fruit-machine/fruit-round.ts';
import type { Size } from '../../src/play/pixi/page.ts';
import type { Cell } from '../../src/play/slot/stage/cells.ts';
import { normalPace, turboPace } from '../../src/play/slot/stage/reel-motion.ts';
import type { Grid, ReelsRest } from '../../src/play/slot/stage/reel-rest.ts';
import { createSlotStage, type SlotStage } from '../../src/play/slot/stage/slot-stage.ts';
import { type WinTier, winTier } from '../../src/play/win-tier.ts';

/** A scene to measure; `before` is called ahead of each frame, with its number from 0. */
export type Scene = {
  readonly before: (frame: number) => void;
  /** The spins so far, in a slot that spins. */
  readonly spins?: () => number;
  /** Makes the next frame one that draws, also where nothing moves. */
  readonly redraw?: () => void;
};

const page = { width: 1_440, height: 900 };
const silent = () => {};
/** Five shots a second, the maximum rate of the trigger. */
const FRAMES_PER_SHOT = 12;
const TARGET_FRAMES = 180;
/** Twice the animals of any arena: its maximum. */
const CROWD = 2;
const STRIP_LENGTH = 64;

const catches: readonly Pick<CaughtAs, 'tier' | 'effect' | 'parts'>[] = [
  { tier: 'catch', effect: 'none', parts: [] },
  { tier: 'big', effect: 'none', parts: [] },
  { tier: 'catch', effect: 'lightning', parts: [5, 10, 20, 40, 5, 60] },
  { tier: 'mega', effect: 'none', parts: [] },
];

/** A full arena under continuous fire; every other shot is a catch. */
export async function busyArena(gameId: string): Promise<Scene> {
  const looks = looksOf(gameId).map((look) => ({
    ...look,
    count: look.boss ? look.count : look.count * CROWD,
  }));
  const stage = await createFishingStage({
    gameId,
    looks,
    pays: new Map(looks.map(({ name, size }) => [name, `×${size}`])),
    page,
    onProgress: silent,
  });
  document.body.append(stage.canvas);
  stage.setLevel(5);
  let shots = 0;
  return {
    before(frame) {
      const species = looks[Math.floor(frame / TARGET_FRAMES) % looks.length]?.name ?? null;
      if (frame % TARGET_FRAMES === 0)
        stage.setTarget(frame % (2 * TARGET_FRAMES) ? species : null);
      if (frame % FRAMES_PER_SHOT > 0) return;
      shots += 1;
      void shoot(stage, shots);
    },
  };
}

async function shoot(stage: FishingStage, number: number): Promise<void> {
  const fish = stage.bestTarget();
  if (!fish || fish.taken) return;
  const shot = stage.fire(fish);
  await shot.arrived;
  const caught = catches[(number / 2) % catches.length];
  if (!caught) return stage.release(shot);
  const amount = `$${(number * 7.31).toFixed(2)}`;
  await stage.caught(shot, { ...caught, amount, purse: { x: 700, y: 28 }, takes: [] });
}

type ShownSlot = {
  readonly stage: SlotStage;
  readonly strips: Grid | null;
  readonly rest: (turn: number) => ReelsRest;
  readonly lines: readonly (readonly Cell[])[];
};

/** A slot whose every spin ends in a mega win, and one that spins fast, with a win now and then. */
export const SHOWN_EACH = { pace: normalPace, every: 1 };
export const SPUN = { pace: turboPace, every: 25 };

/** A slot that spins and shows its results without a pause. */
export async function busySlot(gameId: string, play: typeof SHOWN_EACH): Promise<Scene> {
  let spins = 0;
  void playOn(await openSlot(gameId, page), play, () => {
    spins += 1;
  });
  return { before: silent, spins: () => spins };
}

/** A slot at rest, in a window of any size. */
export async function idleSlot(gameId: string): Promise<Scene> {
  const size = { width: innerWidth, height: innerHeight };
  const { stage, rest } = await openSlot(gameId, size);
  stage.show(rest(1));
  return { before: silent, redraw: () => stage.resize(size) };
}

async function openSlot(gameId: string, size: Size): Promise<ShownSlot> {
  const paytable = paytableOf(gameId);
  const stage = await createSlotStage({ gameId, paytable, page: size, onProgress: silent });
  document.body.style.margin = '0';
  document.body.append(stage.canvas);
  await stage.loadRest();
  const names = paytable.symbols.map(({ symbol }) => symbol);
  const strips = Array.from({ length: paytable.reels }, (_, reel) =>
    Array.from({ length: STRIP_LENGTH }, (_, place) => names[(place + reel) % names.length] ?? ''),
  );
  const isTumbling = paytable.feature?.kind === 'tumble';
  const rest = (turn: number): ReelsRest => {
    const places = strips.map((strip, reel) => ({ strip, stop: (turn * 7 + reel * 3) % 60 }));
    const grid = places.map(({ strip, stop }) => strip.slice(stop, stop + paytable.rows));
    return { grid, places: isTumbling ? null : places };
  };
  const lines = [0, 1, 2, 1, 0].map((_, order) =>
    Array.from(
      { length: paytable.reels },
      (_, reel): Cell => ({
        reel,
        row: (order + reel) % paytable.rows,
      }),
    ),
  );
  return { stage, strips: isTumbling ? null : strips, rest, lines };
}

/** @throws Error for a game without the stage of a slot */
function paytableOf(gameId: string): Paytable {
  const game = slotGames.find((one) => one.gameId === gameId);
  if (game) return paytableView(game);
  const sheet = definitionInForce(gameId);
  if (sheet.engine !== 'fruit-machine') throw new Error(`${gameId} is not a slot`);
  return fruitPaytable(sheet);
}

/** A stake of 20.00, so that the amounts below are of their tiers. */
const format = (amountMinor: bigint) => `$${(Number(amountMinor) / 100).toFixed(2)}`;
const tierAt = (winMinor: bigint) => winTier({ winMinor, stakeMinor: 2_000n });
const winOf = (tier: WinTier, amountMinor: bigint) => ({
  ...{ tier, tierAt, amountMinor, format },
  note: `${amountMinor / 2_000n}× bet`,
});

async function playOn(
  { stage, strips, rest, lines }: ShownSlot,
  { pace, every }: typeof SHOWN_EACH,
  onSpun: () => void,
): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    stage.spin(pace, { strips });
    await stage.land(rest(turn));
    if (turn % every === 0) {
      await stage.showWins({ cells: lines.flat(), lines, isWon: true });
      await stage.celebrate(winOf('mega', 123_456n));
    }
    onSpun();
  }
}
