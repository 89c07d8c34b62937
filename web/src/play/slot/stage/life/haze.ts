import { Container, Sprite } from 'pixi.js';
import { cssColour } from '../../../pixi/colours.ts';
import type { Haze } from '../../themes/place-life.ts';
import { type DrawTexture, type LifePart, type PlaceLayout, wrap } from './life-part.ts';

const VEILS = 6;
const RISE_MS = 5_200;
/** How far a veil rises, its height and its swing, in parts of the page. */
const VEIL = { way: 0.34, height: 0.16, swing: 0.012, alpha: 0.55 } as const;
/** The strands of the texture, which wave from side to side. */
const STRANDS = { count: 22, swing: 5, width: 3 } as const;
const SIDE = { width: 512, height: 128 } as const;

/** Veils of wavy, warm air that rise from the ground. */
export function haze(life: Haze, draw: DrawTexture): LifePart {
  const view = new Container();
  const texture = draw(SIDE, (context) => drawStrands(context, life.colour));
  const veils = Array.from({ length: VEILS }, (_, place) => {
    const sprite = new Sprite({ texture, anchor: 0.5, blendMode: 'add' });
    // Every other one is mirrored, so that the strands never repeat side by side.
    sprite.scale.x = place % 2 === 0 ? 1 : -1;
    return view.addChild(sprite);
  });
  let page = { width: 1, height: 1 };
  let ground = 1;
  return {
    view,
    layout: (layout: PlaceLayout) => {
      page = layout.page;
      ground = page.height - layout.dockHeight;
      for (const veil of veils) veil.setSize(page.width * 1.06, page.height * VEIL.height);
    },
    move: (elapsedMs) => {
      for (const [place, veil] of veils.entries()) {
        const age = wrap(elapsedMs / RISE_MS + place / VEILS, 1);
        const swing = Math.sin(2 * Math.PI * (age * 1.5 + place / 3)) * VEIL.swing;
        veil.position.set((0.5 + swing) * page.width, ground - age * VEIL.way * page.height);
        veil.alpha = VEIL.alpha * Math.sin(Math.PI * age);
      }
    },
  };
}

function drawStrands(context: CanvasRenderingContext2D, colour: number): void {
  const { width, height } = SIDE;
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, cssColour(colour, 0));
  fade.addColorStop(0.5, cssColour(colour, 0.5));
  fade.addColorStop(1, cssColour(colour, 0));
  context.strokeStyle = fade;
  context.filter = 'blur(2px)';
  for (let strand = 0; strand < STRANDS.count; strand += 1) {
    const x = ((strand + 0.5) * width) / STRANDS.count + 6 * Math.sin(strand * 2.4);
    context.lineWidth = STRANDS.width * (1 + 0.8 * Math.sin(strand * 1.7));
    context.beginPath();
    for (let y = 0; y <= height; y += 4) {
      context.lineTo(x + STRANDS.swing * Math.sin(y / 13 + strand * 1.9), y);
    }
    context.stroke();
  }
}
