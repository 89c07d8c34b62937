import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { outlineText } from './lettering/outline.ts';

/* The picture of a shared link: the emblem and the name beside three tiles. */

const PUBLIC = join(import.meta.dirname, '../../public');
/** The size that link previews crop least. */
const WIDTH = 1200;
const HEIGHT = 630;
const QUALITY = 84;

/** A tile in front of the ones before it; the centre and the angle of each. */
const tiles = [
  { name: 'wolfmoon', x: 705, y: 330, angle: -9, height: 390 },
  { name: 'brass-roulette', x: 1015, y: 330, angle: 9, height: 390 },
  { name: 'phoenix-ascend', x: 860, y: 315, angle: 0, height: 480 },
] as const;

type Tile = (typeof tiles)[number];

/** As PNG, because the renderer of SVG reads no WebP. */
async function drawTile({ name, x, y, angle, height }: Tile): Promise<string> {
  const png = await sharp(join(PUBLIC, `art/tiles/${name}-400.webp`))
    .png()
    .toBuffer();
  const width = height * 0.75;
  const box = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`;
  return (
    `<g transform="rotate(${angle} ${x} ${y})" filter="url(#shadow)">` +
    `<clipPath id="${name}"><rect ${box} rx="26"/></clipPath>` +
    `<image ${box} clip-path="url(#${name})" href="data:image/png;base64,${png.toString('base64')}"/>` +
    `<rect ${box} rx="26" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/></g>`
  );
}

const emblem = (await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')).replace(
  '<svg ',
  '<svg x="190" y="150" width="170" height="170" ',
);
const name = outlineText({
  text: 'Fairhall',
  face: 'paytone-one',
  size: 104,
  centre: 275,
  baseline: 440,
});
const drawn = await Promise.all(tiles.map(drawTile));
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>` +
  '<radialGradient id="lamp" cx=".72" cy=".45" r=".6">' +
  '<stop offset="0" stop-color="#ffc04a" stop-opacity=".42"/>' +
  '<stop offset="1" stop-color="#ffc04a" stop-opacity="0"/></radialGradient>' +
  '<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%">' +
  '<feDropShadow dx="0" dy="16" stdDeviation="18" flood-color="#000" flood-opacity=".7"/></filter>' +
  '</defs><rect width="100%" height="100%" fill="#0a100e"/>' +
  `<rect width="100%" height="100%" fill="url(#lamp)"/>${drawn.join('')}${emblem}` +
  `<path d="${name.path}" fill="#f2f7f4"/></svg>`;
const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
await writeFile(join(PUBLIC, 'art/share.jpg'), jpeg);
