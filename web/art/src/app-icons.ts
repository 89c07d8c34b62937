import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/* The icons of the installed client, from the favicon's emblem. */

const PUBLIC = join(import.meta.dirname, '../../public');
const GROUND = '#0e1613';

interface Icon {
  readonly file: string;
  /** Edge in pixels. */
  readonly size: number;
  /** The emblem's share of the edge: systems crop maskable icons to a circle of 80 %. */
  readonly share: number;
  /** Corner radius in pixels; systems that crop icons themselves get a full square. */
  readonly radius: number;
}

const icons: readonly Icon[] = [
  { file: 'any-192.png', size: 192, share: 0.64, radius: 42 },
  { file: 'any-512.png', size: 512, share: 0.64, radius: 112 },
  { file: 'maskable-512.png', size: 512, share: 0.5, radius: 0 },
  { file: 'touch-180.png', size: 180, share: 0.62, radius: 0 },
];

async function draw(emblem: string, { file, size, share, radius }: Icon): Promise<void> {
  const edge = size * share;
  const at = (size - edge) / 2;
  const inner = emblem.replace(
    '<svg ',
    `<svg x="${at}" y="${at}" width="${edge}" height="${edge}" `,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${GROUND}"/>${inner}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  await writeFile(join(PUBLIC, 'icons', file), png);
}

const emblem = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
await mkdir(join(PUBLIC, 'icons'), { recursive: true });
for (const icon of icons) await draw(emblem, icon);
