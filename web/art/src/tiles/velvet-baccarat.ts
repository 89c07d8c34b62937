import { place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { curtains } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { lit, motif } from '../motif/motif.ts';
import { card } from '../props/card.ts';
import { gamingTable } from '../props/gaming-table.ts';

const CARD_LIGHT = {
  relief: 0.45,
  shade: 0.3,
  specular: 0.25,
  light: '#fff',
  shadow: '#0b0326',
  cast: 0.8,
};

/** A peacock above three cards on a violet table, between violet curtains. */
export const velvetBaccarat = tile({
  name: 'velvet-baccarat',
  seed: 165,
  layers: [
    sky([
      [0, '#12062e'],
      [0.5, '#3d1a78'],
      [1, '#0b0420'],
    ]),
    glow({ x: 300, y: 260, radius: 400, colour: '#c9a0ff', opacity: 0.55 }),
    curtains({ fold: '#2a0f5c', middle: '#45208a', crest: '#6a3bbd', reach: 130 }),
    motif({
      figure: 'peacock',
      x: 300,
      y: 250,
      size: 420,
      light: '#e8fff8',
      rim: '#9fffe0',
      shadow: '#06021a',
      shade: 0.55,
      blur: 0,
      glow: '#5a8cff',
      glowRadius: 34,
      saturation: 1.25,
    }),
    gamingTable({
      x: 300,
      y: 740,
      radiusX: 470,
      radiusY: 240,
      cloth: [
        [0, '#5a2aa8'],
        [0.7, '#33146b'],
        [1, '#1c0a42'],
      ],
      trim: { radiusX: 430, radiusY: 210, opacity: 0.65 },
    }),
    lit(
      CARD_LIGHT,
      place({ x: 190, y: 500, rotate: -18 }, card({ rank: '9', suit: 'diamonds', width: 150 })),
    ),
    lit(CARD_LIGHT, place({ x: 300, y: 486 }, card({ rank: 'K', suit: 'spades', width: 156 }))),
    lit(
      CARD_LIGHT,
      place({ x: 412, y: 500, rotate: 18 }, card({ rank: '8', suit: 'hearts', width: 150 })),
    ),
    scrim('#0a0320', 520, 1),
    sparkles({ count: 14, colour: '#fff', within: { bottom: 480 } }),
    vignette(0.5, '#050014'),
    lockup({ ...GOLD, outline: '#26094f', side: '#0c0322' }, [
      {
        text: 'VELVET',
        face: 'limelight',
        size: 78,
        baseline: 676,
        maxWidth: 340,
        tracking: 0.16,
        fill: ['#fff', '#ecdcff', '#b58cf0'],
      },
      { text: 'BACCARAT', face: 'limelight', size: 102, baseline: 758 },
    ]),
  ],
});
