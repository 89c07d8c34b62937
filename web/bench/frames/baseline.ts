import { Container, Sprite, Texture } from 'pixi.js';
import { draw, openRenderer } from '../../src/play/pixi/renderer.ts';
import type { Scene } from './scenes.ts';

const page = { width: 1_440, height: 900 };
/** Textures that the sprites alternate, because a stage's sprites have different ones, too. */
const PICTURES = 12;

/**
 * The baseline of the other scenes: a number of sprites, each moved, rotated and scaled in every
 * frame, by Pixi alone.
 */
export async function bareSprites(count: number): Promise<Scene> {
  const renderer = await openRenderer({ page, antialias: false, background: 0 });
  document.body.append(renderer.canvas);
  const root = new Container();
  const pictures = Array.from({ length: PICTURES }, (_, hue) => plainPicture(hue * 30));
  const sprites = Array.from({ length: count }, (_, place) => {
    const texture = pictures[place % PICTURES] ?? Texture.WHITE;
    const sprite = new Sprite({ texture, anchor: 0.5 });
    root.addChild(sprite);
    return sprite;
  });
  const step = (nowMs: number) => {
    for (let place = 0; place < count; place += 1) {
      const sprite = sprites[place];
      if (!sprite) continue;
      sprite.position.set((place * 37 + nowMs / 8) % page.width, (place * 53) % page.height);
      sprite.rotation = nowMs / 1_000 + place;
      sprite.scale.set(0.6 + 0.3 * Math.sin(nowMs / 400 + place));
      sprite.alpha = 0.7 + 0.3 * Math.sin(nowMs / 300 + place);
    }
    draw(renderer, root);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  return { before: () => {} };
}

function plainPicture(hue: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = `hsl(${hue} 80% 60%)`;
    context.fillRect(0, 0, 64, 64);
  }
  return Texture.from(canvas);
}
