import { Texture } from 'pixi.js';
import { canvasTexture, pictureTexture } from '../../pixi/canvas-texture.ts';
import { loadFirst, loadPicture } from '../../pixi/pictures.ts';
import type { SpeciesLook } from '../arena-looks.ts';
import {
  drawBolt,
  drawBurst,
  drawCrosshair,
  drawGlow,
  drawNet,
  drawRing,
  drawShaft,
} from './drawings.ts';

export type Orientation = 'desktop' | 'mobile';

/** The textures of an arena. */
export type ArenaArt = {
  readonly species: ReadonlyMap<string, Texture>;
  readonly cannonBase: Texture;
  readonly cannonBarrel: Texture;
  readonly coin: Texture;
  readonly background: Texture;
  readonly glow: Texture;
  readonly net: Texture;
  readonly crosshair: Texture;
  readonly ring: Texture;
  readonly burst: Texture;
  readonly bolt: Texture;
  readonly shaft: Texture;
  readonly loadBackground: (orientation: Orientation) => Promise<Texture>;
};

const SHARED = '/art/games/fishing';
const COIN = '/art/games/red-envelope-rush/symbols/coin.webp';

/** Loads and draws the textures. @throws when a picture does not load */
export async function loadArenaArt(options: {
  readonly gameId: string;
  readonly looks: readonly SpeciesLook[];
  readonly orientation: Orientation;
  /** Whether the page has more pixels than the plain picture of the scene. */
  readonly sharp: boolean;
  /** Called with 0 to 1 as the pictures arrive. */
  readonly onProgress: (progress: number) => void;
}): Promise<ArenaArt> {
  const { gameId, looks, orientation, sharp, onProgress } = options;
  const base = `/art/games/${encodeURIComponent(gameId)}`;
  const scene = async (wanted: Orientation) => {
    const plain = [`${base}/stage-${wanted}.avif`, `${base}/stage-${wanted}.webp`];
    const dense = sharp && wanted === 'desktop' ? [`${base}/stage-desktop-2560.avif`] : [];
    return pictureTexture(await loadFirst([...dense, ...plain]));
  };
  const total = looks.length + 4;
  let arrived = 0;
  const counted = async (coming: Promise<Texture>): Promise<Texture> => {
    const texture = await coming;
    arrived += 1;
    onProgress(arrived / total);
    return texture;
  };
  const picture = async (path: string) => pictureTexture(await loadPicture(path));
  const [background, coin, cannonBase, cannonBarrel, ...bodies] = await Promise.all([
    counted(scene(orientation)),
    counted(picture(COIN)),
    counted(picture(`${SHARED}/cannon-base.webp`)),
    counted(picture(`${SHARED}/cannon-barrel.webp`)),
    ...looks.map(({ name }) => counted(picture(`${SHARED}/${name}.webp`))),
  ]);
  return {
    species: new Map(looks.map(({ name }, place) => [name, bodies[place] ?? Texture.EMPTY])),
    background,
    coin,
    cannonBase,
    cannonBarrel,
    ...drawnArt(),
    loadBackground: scene,
  };
}

function drawnArt() {
  const square = (size: number, draw: (context: CanvasRenderingContext2D, size: number) => void) =>
    canvasTexture({ width: size, height: size, resolution: 1 }, (context) => draw(context, size));
  return {
    glow: square(64, drawGlow),
    net: square(192, drawNet),
    crosshair: square(192, drawCrosshair),
    ring: square(256, drawRing),
    burst: square(320, drawBurst),
    bolt: canvasTexture({ width: 256, height: 32, resolution: 1 }, drawBolt),
    shaft: canvasTexture({ width: 96, height: 256, resolution: 1 }, drawShaft),
  };
}
