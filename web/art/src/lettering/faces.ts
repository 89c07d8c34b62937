import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

/**
 * The faces in use with their weights. Display faces use their heaviest; JetBrains Mono, the face
 * of seeds and hashes in the client, its regular weight.
 */
const FACE_WEIGHTS = {
  'alfa-slab-one': 400,
  bangers: 400,
  'black-ops-one': 400,
  'bowlby-one': 400,
  bungee: 400,
  chango: 400,
  cinzel: 900,
  'cinzel-decorative': 900,
  'dela-gothic-one': 400,
  fascinate: 400,
  'fugaz-one': 400,
  'jetbrains-mono': 400,
  'lilita-one': 400,
  limelight: 400,
  'luckiest-guy': 400,
  'new-rocker': 400,
  'paytone-one': 400,
  'racing-sans-one': 400,
  'rammetto-one': 400,
  righteous: 400,
  'russo-one': 400,
  rye: 400,
  shrikhand: 400,
  'titan-one': 400,
} as const;

export type Face = keyof typeof FACE_WEIGHTS;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Face, opentype.Font>();

/** The outlines of a face, read once. The latin subset has every letter of the titles. */
export function loadFace(face: Face): opentype.Font {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const file = `@fontsource/${face}/files/${face}-latin-${FACE_WEIGHTS[face]}-normal.woff`;
  const bytes = readFileSync(resolve(file));
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  loaded.set(face, font);
  return font;
}
