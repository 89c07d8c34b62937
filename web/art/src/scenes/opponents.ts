import { sheet } from '../formats.ts';
import type { Lighting } from '../motif/lighting.ts';
import { motif } from '../motif/motif.ts';
import type { Picture } from '../picture.ts';

interface Opponent extends Lighting {
  readonly figure: string;
}

/** The two heads of Dragon Tiger, in the light of their realms. */
export const DRAGON: Opponent = {
  figure: 'dragon-face',
  light: '#eaffea',
  rim: '#9fd8ff',
  shadow: '#020a26',
  shade: 0.55,
  specular: 0.7,
  glow: '#4fa8ff',
  glowRadius: 26,
  saturation: 1.2,
};
export const TIGER: Opponent = {
  figure: 'tiger-face',
  light: '#fff3d0',
  rim: '#ffd08a',
  shadow: '#240402',
  shade: 0.55,
  specular: 0.5,
  glow: '#ff8a2a',
  glowRadius: 26,
  saturation: 1.2,
};

const headOf = (name: string, opponent: Opponent): Picture =>
  sheet({
    name: `dragon-tiger-${name}`,
    path: `games/dragon-tiger/${name}`,
    width: 400,
    height: 400,
    publishedWidth: 320,
    seed: 3,
    layers: [motif({ ...opponent, x: 200, y: 196, size: 340, sink: 0.3 })],
  });

export const opponents: readonly Picture[] = [headOf('dragon', DRAGON), headOf('tiger', TIGER)];
