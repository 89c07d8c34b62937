import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { drawSvg, type Output, type Picture } from '../picture.ts';
import { renderPng } from './browser.ts';

const ART_ROOT = join(import.meta.dirname, '../../../public/art');
const WORK_ROOT = join(import.meta.dirname, '../../work');
/** One step more doubles AVIF's encoding time for two percent of the bytes. */
const EFFORT = { avif: 4, webp: 6 } as const;

/** Draws a picture, saves its SVG and PNG for inspection, and publishes its files. */
export async function publish(browser: Browser, picture: Picture): Promise<void> {
  await save(join(WORK_ROOT, `${picture.name}.svg`), drawSvg(picture));
  // A file wider than the drawing is rendered at that scale: upscaling would blur it.
  const scales = new Set(picture.outputs.map((output) => scaleFor(picture, output)));
  for (const scale of scales) {
    const png = await renderPng(browser, picture, scale);
    const suffix = scale === 1 ? '' : `@${scale}x`;
    await save(join(WORK_ROOT, `${picture.name}${suffix}.png`), png);
    const outputs = picture.outputs.filter((output) => scaleFor(picture, output) === scale);
    await Promise.all(outputs.map((output) => encode(picture, output, png)));
  }
}

function scaleFor(picture: Picture, output: Output): number {
  return Math.max(1, Math.ceil(output.width / picture.width));
}

async function encode(picture: Picture, output: Output, png: Buffer): Promise<void> {
  const { path, format, width, quality } = output;
  const image = sharp(png).resize(width);
  if (!picture.transparent) image.removeAlpha();
  const encoded =
    format === 'avif'
      ? image.avif({ quality, effort: EFFORT.avif })
      : image.webp({ quality, effort: EFFORT.webp });
  await save(join(ART_ROOT, `${path}.${format}`), await encoded.toBuffer());
}

async function save(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
