import { type Layer, layered, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge } from '../layers/landscape.ts';
import { disc, glow, lightShafts, sky } from '../layers/light.ts';
import { bubbles, sparkles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { hill } from '../lettering/warp.ts';
import { lit } from '../motif/motif.ts';

/** A naval mine on its chain over a field of sonar rings, with pearls between them. */
export const sunkenField = tile({
  name: 'sunken-field',
  seed: 401,
  layers: [
    sky([
      [0, '#1aa6bf'],
      [0.34, '#0a5d80'],
      [0.7, '#052f4c'],
      [1, '#010d18'],
    ]),
    lightShafts({
      count: 7,
      colour: '#dffcff',
      opacity: 0.34,
      left: -60,
      right: 580,
      lean: 120,
      depth: 600,
    }),
    glow({ x: 300, y: 250, radius: 380, colour: '#8ff4ff', opacity: 0.6 }),
    ridge({ y: 560, height: 70, colour: '#08405c', step: 90, opacity: 0.7 }),
    ridge({ y: 610, height: 50, colour: '#042438', step: 70 }),
    rings(),
    bubbles({ count: 24, within: { bottom: 560 } }),
    mine({ x: 508, y: 150, scale: 0.34, blur: 3 }),
    mine({ x: 92, y: 210, scale: 0.42, blur: 2 }),
    chain(),
    mine({ x: 300, y: 286, scale: 1 }),
    pearl(104, 520, 44),
    pearl(500, 500, 54),
    pearl(430, 574, 34),
    scrim('#010b15', 540, 1),
    sparkles({ count: 8, colour: '#fff', within: { bottom: 420 } }),
    vignette(0.5, '#000a12'),
    lockup(
      {
        fill: ['#ffffff', '#c4fbff', '#38c6e0'],
        outline: '#04324a',
        side: '#011420',
        outlineWidth: 15,
        depth: 15,
      },
      [
        {
          text: 'SUNKEN',
          face: 'black-ops-one',
          size: 104,
          baseline: 680,
          maxWidth: 500,
          warp: hill(14),
        },
        {
          text: 'FIELD',
          face: 'black-ops-one',
          size: 92,
          baseline: 768,
          maxWidth: 400,
          fill: ['#fffbe3', '#ffd27a', '#ff9a3c'],
        },
      ],
    ),
  ],
});

/** The rings of a sonar on the ground, in perspective. */
function rings(): Layer {
  return (canvas) =>
    [1, 2, 3, 4]
      .map(
        (ring) =>
          `<ellipse cx="300" cy="560" rx="${ring * 84}" ry="${ring * 25}" fill="none" ` +
          `stroke="#7ef3ff" stroke-width="${7 - ring}" opacity="${0.8 - ring * 0.14}" ` +
          `filter="${canvas.blur(1)}"/>`,
      )
      .join('');
}

/** A ball with horns, lit from the top left. */
function mine(of: { x: number; y: number; scale: number; blur?: number }): Layer {
  const horns = Array.from({ length: 8 }, (_, index) => {
    const turn = `rotate(${index * 45 + 22.5})`;
    return (
      `<g transform="${turn}"><rect x="-15" y="-196" width="30" height="58" rx="10" fill="#5c6e76"/>` +
      '<circle cy="-196" r="19" fill="#d8573c"/></g>'
    );
  }).join('');
  const rivets = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 96, Math.sin(angle) * 96];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="#8fa3ab"/>`;
  }).join('');
  const body = (): string =>
    `${horns}<circle r="150" fill="#46565e"/><circle r="118" fill="none" stroke="#2c393f" ` +
    `stroke-width="9"/>${rivets}<rect x="-150" y="-13" width="300" height="26" fill="#36454c"/>`;
  return lit(
    {
      relief: 0.9,
      specular: 0.7,
      shade: 0.72,
      light: '#e8fdff',
      rim: '#9ff4ff',
      shadow: '#010d18',
      blur: of.blur ?? 0,
      glow: '#6feaff',
      glowRadius: 24,
    },
    place({ x: of.x, y: of.y, scale: of.scale }, body),
  );
}

/** From the mine down to the ground. */
function chain(): Layer {
  const links = Array.from({ length: 7 }, (_, index) => {
    const y = 430 + index * 22;
    const width = index % 2 === 0 ? 11 : 4;
    return `<ellipse cx="300" cy="${y}" rx="${width}" ry="15" fill="none" stroke="#8fa3ab" stroke-width="6"/>`;
  }).join('');
  return lit({ relief: 0.4, light: '#e8fdff', shadow: '#010d18' }, () => links);
}

function pearl(x: number, y: number, radius: number): Layer {
  return layered(
    glow({ x, y, radius: radius * 2, colour: '#bff8ff', opacity: 0.7 }),
    disc({
      ...{ x, y, radius },
      stops: [
        [0, '#ffffff'],
        [0.45, '#d6f4ff'],
        [0.8, '#78c4dc'],
        [1, '#2a6f8c'],
      ],
    }),
  );
}
