import { Container, Sprite } from 'pixi.js';
import { cssColour, mixColours } from '../../../pixi/colours.ts';
import { clamp01 } from '../../../pixi/easing.ts';
import { featureGrowth } from '../../feature-progress.ts';
import type { Moon } from '../../themes/place-life.ts';
import type { DrawTexture, LifePart, PlaceLayout } from './life-part.ts';
import { softLight } from './soft-shapes.ts';

/** Its phases from the crescent to the full moon: where the shadow ends, -1 to 1 of the disc. */
const PHASES = [0.62, 0.25, -0.15, -0.6, -1] as const;
const SIDE = 160;
const RADIUS = 72;
/** Its diameter in parts of the free sky above the frame, and in pixels at most. */
const DISC = { part: 0.86, most: 150, portrait: 62 } as const;
/** The light around it at rest, and what the full moon adds; its side in diameters. */
const HALO = { rest: 0.3, full: 0.55, side: 3.2 } as const;

/** How visible a phase is at a growth of the feature, 0 to 1: the next one covers the last. */
export const phaseAlpha = (phase: number, growth: number): number =>
  clamp01(growth * (PHASES.length - 1) - phase + 1);

/** The moon, which waxes from a crescent with the feature. */
export function moon(life: Moon, draw: DrawTexture): LifePart {
  const view = new Container();
  const halo = new Sprite({
    texture: softLight(draw, { width: 128, height: 128 }, life.colour),
    anchor: 0.5,
    blendMode: 'add',
    width: HALO.side * 2 * RADIUS,
    height: HALO.side * 2 * RADIUS,
  });
  view.addChild(halo);
  const phases = PHASES.map((edge) => {
    const texture = draw({ width: SIDE, height: SIDE }, (context) =>
      drawPhase(context, edge, life.colour),
    );
    return view.addChild(new Sprite({ texture, anchor: 0.5 }));
  });
  let full = 0;
  return {
    view,
    isFar: true,
    layout: ({ page, frame, barHeight }: PlaceLayout) => {
      const isUpright = page.height >= page.width;
      const free = frame.y - barHeight;
      const diameter = isUpright ? DISC.portrait : Math.min(DISC.most, free * DISC.part);
      // Beside the lettering, where no panel and no chip covers it.
      const x = isUpright ? page.width - diameter * 0.72 : frame.x + frame.width * 0.86;
      view.position.set(x, barHeight + (isUpright ? diameter * 0.78 : free / 2));
      view.scale.set(diameter / (2 * RADIUS));
    },
    move: (elapsedMs) => {
      const breath = 0.9 + 0.1 * Math.sin(elapsedMs / 1_300);
      halo.alpha = (HALO.rest + HALO.full * full) * breath;
    },
    setLevel: (level) => {
      full = featureGrowth(level);
      halo.alpha = HALO.rest + HALO.full * full;
      for (const [place, phase] of phases.entries()) phase.alpha = phaseAlpha(place, full);
    },
  };
}

/** Seas of the moon: their middle and radius in parts of the disc's. */
const SEAS = [
  [-0.3, -0.35, 0.3],
  [0.25, -0.2, 0.22],
  [0.05, 0.35, 0.34],
  [-0.5, 0.2, 0.16],
  [0.55, 0.3, 0.14],
] as const;

/** The lit part of the disc, to the right of where the shadow ends. */
function drawPhase(context: CanvasRenderingContext2D, edge: number, colour: number): void {
  context.translate(SIDE / 2, SIDE / 2);
  context.fillStyle = cssColour(mixColours(colour, 0x081028, 0.85), 0.6);
  context.beginPath();
  context.arc(0, 0, RADIUS, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.arc(0, 0, RADIUS, -Math.PI / 2, Math.PI / 2);
  // The shadow's edge is half an ellipse, which bulges to the left once more than half is lit.
  context.ellipse(0, 0, Math.abs(edge) * RADIUS, RADIUS, 0, Math.PI / 2, -Math.PI / 2, edge > 0);
  context.clip();
  const light = context.createRadialGradient(18, -18, 8, 0, 0, RADIUS * 1.2);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(1, cssColour(mixColours(colour, 0xffffff, 0.25)));
  context.fillStyle = light;
  context.fillRect(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS);
  context.fillStyle = cssColour(mixColours(colour, 0x506080, 0.45), 0.5);
  for (const [x, y, radius] of SEAS) {
    context.beginPath();
    context.arc(x * RADIUS, y * RADIUS, radius * RADIUS, 0, 2 * Math.PI);
    context.fill();
  }
}
