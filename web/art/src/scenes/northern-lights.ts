import type { Layer } from '../engine/layer.ts';
import { sheet } from '../formats.ts';
import type { Picture } from '../picture.ts';

/** Northern lights, which sway in front of the night. */
export const northernLights: Picture = sheet({
  name: 'aurora-keno-lights',
  path: 'games/aurora-keno/lights',
  width: 1280,
  height: 520,
  // Light without an edge.
  publishedWidth: 640,
  seed: 289,
  layers: [
    curtain({ crest: 90, colour: '#3dffb0', opacity: 0.8 }),
    curtain({ crest: 150, colour: '#4db8ff', opacity: 0.6 }),
    curtain({ crest: 60, colour: '#c77dff', opacity: 0.55 }),
  ],
});

/** A curtain of light: narrow rays that hang from a waved edge, and fade upwards. */
function curtain(lights: {
  readonly crest: number;
  readonly colour: string;
  readonly opacity: number;
}): Layer {
  const { crest, colour, opacity } = lights;
  return (canvas) => {
    const phase = canvas.random() * 6;
    const fill = canvas.linear([
      [0, colour, 0],
      [0.72, colour, opacity],
      [1, colour, 0],
    ]);
    let drawn = '';
    for (let x = 90; x < canvas.width - 90; x += 26) {
      const sway = Math.sin(x / 190 + phase);
      const top = crest + sway * 46 - canvas.random() * 60;
      const height = 250 + Math.sin(x / 90 + phase * 2) * 60 + canvas.random() * 50;
      const strength = 0.35 + 0.65 * Math.abs(Math.sin(x / 150 + phase));
      // The lights end before the picture does.
      const edge = Math.min(1, (x - 90) / 200, (canvas.width - 90 - x) / 200);
      drawn +=
        `<rect x="${x}" y="${Math.round(top)}" width="34" height="${Math.round(height)}" ` +
        `fill="${fill}" opacity="${(strength * edge).toFixed(2)}"/>`;
    }
    return `<g filter="${canvas.blur(13)}">${drawn}</g>`;
  };
}
