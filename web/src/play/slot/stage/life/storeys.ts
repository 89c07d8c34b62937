import { Container, Sprite } from 'pixi.js';
import { mixColours } from '../../../pixi/colours.ts';
import { featureGrowth, featureOpening } from '../../feature-progress.ts';
import type { Storeys } from '../../themes/place-life.ts';
import { type DrawTexture, type LifePart, type PlaceLayout, shorterSide } from './life-part.ts';

const COLUMN = { width: 96, height: 256 } as const;
const EAVES = { width: 512, height: 48 } as const;
/** In parts of the page: the height of a storey, and where the first one stands on the place. */
const STOREY = { height: 0.34, foot: 0.03 } as const;
/** The light on the lowest storey; the highest one is in full light. */
const SHADE = 0x98706c;
/** In parts of the shorter side: the width of a column, and the height of the eaves. */
const SIZE = { column: 0.13, eaves: 0.055 } as const;

/** Storeys of a tower above the page, which come down into sight as the feature climbs. */
export function storeys(life: Storeys, draw: DrawTexture): LifePart {
  const view = new Container();
  const column = draw(COLUMN, drawColumn);
  const eaves = draw(EAVES, drawEaves);
  const count = life.tiers + 2;
  const floors = Array.from({ length: count }, (_, place) => {
    const tint = mixColours(SHADE, 0xffffff, place / (count - 1));
    const pillar = () => new Sprite({ texture: column, anchor: { x: 0.5, y: 1 }, tint });
    return {
      columns: [view.addChild(pillar()), view.addChild(pillar())],
      eaves: view.addChild(new Sprite({ texture: eaves, anchor: 0.5, tint })),
    };
  });
  let climb = 0;
  let height = 1;
  return {
    view,
    layout: ({ page }: PlaceLayout) => {
      height = page.height;
      view.y = climb * height;
      const side = shorterSide(page);
      for (const [place, floor] of floors.entries()) {
        const foot = page.height * (STOREY.foot - place * STOREY.height);
        for (const [right, sprite] of floor.columns.entries()) {
          sprite.position.set(page.width * (right === 0 ? 0.022 : 0.978), foot);
          sprite.setSize(side * SIZE.column, page.height * STOREY.height);
        }
        floor.eaves.position.set(page.width / 2, foot);
        floor.eaves.setSize(page.width * 1.08, side * SIZE.eaves);
      }
    },
    setLevel: (level) => {
      climb = climbedAt(level, life);
      view.y = climb * height;
    },
  };
}

/** How far the place has sunk below the page at a level of the feature, in heights of the page. */
export const climbedAt = (level: number, { tiers }: Storeys): number =>
  STOREY.height * (featureOpening(level) + tiers * featureGrowth(level));

/** A red pillar with a gilded capital and foot. */
function drawColumn(context: CanvasRenderingContext2D): void {
  const { width, height } = COLUMN;
  const round = context.createLinearGradient(0, 0, width, 0);
  round.addColorStop(0, '#4a0f0c');
  round.addColorStop(0.4, '#b5491c');
  round.addColorStop(1, '#3c0a0a');
  context.fillStyle = round;
  context.fillRect(width * 0.1, 0, width * 0.8, height);
  const gilt = context.createLinearGradient(0, 0, width, 0);
  gilt.addColorStop(0, '#6a3208');
  gilt.addColorStop(0.42, '#ffd27a');
  gilt.addColorStop(1, '#5a2606');
  context.fillStyle = gilt;
  for (const [top, tall, inset] of BANDS) {
    context.fillRect(width * inset, height * top, width * (1 - 2 * inset), height * tall);
  }
}

/** The gilded bands of a pillar: top and height in parts of it, and how far they are set in. */
const BANDS = [
  [0.1, 0.035, 0],
  [0.16, 0.018, 0.06],
  [0.88, 0.018, 0.06],
  [0.92, 0.05, 0],
] as const;

/** A beam of red lacquer between two gilded edges, with the ends of its rafters. */
function drawEaves(context: CanvasRenderingContext2D): void {
  const { width, height } = EAVES;
  const lacquer = context.createLinearGradient(0, 0, 0, height);
  lacquer.addColorStop(0, '#a8341a');
  lacquer.addColorStop(1, '#3a0a0c');
  context.fillStyle = lacquer;
  context.fillRect(0, height * 0.1, width, height * 0.62);
  context.fillStyle = '#e8a848';
  context.fillRect(0, 0, width, height * 0.14);
  context.fillRect(0, height * 0.66, width, height * 0.08);
  for (let x = 8; x < width; x += 32) {
    context.fillStyle = '#2c0708';
    context.fillRect(x, height * 0.74, 16, height * 0.26);
    context.fillStyle = '#c98428';
    context.fillRect(x, height * 0.92, 16, height * 0.08);
  }
}
