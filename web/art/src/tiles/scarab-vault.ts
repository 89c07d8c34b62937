import { tile } from '../formats.ts';
import { columns } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { hills } from '../layers/landscape.ts';
import { disc, glow, groundShadow, rays, sky } from '../layers/light.ts';
import { sparkles, stars } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { coins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';

/** A jade scarab on a gold disc between two columns, pyramids in the night behind it. */
export const scarabVault = tile({
  name: 'scarab-vault',
  seed: 5,
  layers: [
    sky([
      [0, '#03172b'],
      [0.45, '#0b4a66'],
      [0.75, '#12312f'],
      [1, '#04100f'],
    ]),
    stars(70, '#cfeaff', 360),
    glow({ x: 300, y: 320, radius: 380, colour: '#ffcf5e', opacity: 0.85 }),
    rays({ x: 300, y: 320, count: 26, colour: '#ffe6a0', opacity: 0.578, reach: 700, turn: 0.06 }),
    pyramids,
    disc({
      x: 300,
      y: 320,
      radius: 212,
      stops: [
        [0, '#fff3b8'],
        [0.55, '#f5b93a'],
        [1, '#9a5410'],
      ],
    }),
    discEngraving,
    columns({
      centres: [34, 566],
      light: '#c98a2e',
      dark: '#7a4712',
      top: 90,
      bottom: 800,
      width: 84,
    }),
    motif({
      figure: 'beetle',
      x: 300,
      y: 330,
      size: 380,
      light: '#e8fff4',
      rim: '#8dffd0',
      shadow: '#02130f',
      shade: 0.62,
      specular: 0.8,
      tint: '#00ffb0',
      tintOpacity: 0.18,
      saturation: 1.3,
    }),
    hills({ y: 600, swell: 14, colour: '#2b1d08', waves: 1.4 }),
    groundShadow({ x: 300, y: 560, radiusX: 190, radiusY: 22, opacity: 0.6, blur: 16 }),
    motif({ figure: 'gem-stone', x: 150, y: 560, size: 120, rotate: -14, light: '#e6f7ff' }),
    motif({
      figure: 'amphora',
      x: 470,
      y: 540,
      size: 170,
      rotate: 8,
      light: '#ffe7b0',
      shadow: '#180c02',
    }),
    coins([
      { x: 230, y: 590, size: 66, rotate: 20, squash: 0.7 },
      { x: 370, y: 598, size: 74, rotate: -14, squash: 0.8 },
      { x: 300, y: 612, size: 60, squash: 0.5 },
      { x: 430, y: 616, size: 52, rotate: 30, squash: 0.9 },
      { x: 165, y: 622, size: 50 },
    ]),
    scrim('#061012', 480, 1),
    vignette(0.55, '#00060a'),
    sparkles({ count: 12, colour: '#fff6d0', within: { top: 80, bottom: 560 } }),
    lockup({ ...GOLD, outline: '#06302e', side: '#021615', outlineWidth: 13 }, [
      {
        text: 'SCARAB',
        face: 'cinzel-decorative',
        size: 118,
        baseline: 690,
        warp: arched(20),
      },
      { text: 'VAULT', face: 'cinzel', size: 66, baseline: 758, tracking: 0.22, maxWidth: 330 },
    ]),
  ],
});

/** Two pyramids, the right side of each in shadow. */
function pyramids(): string {
  return (
    '<path d="M-40 600L120 330L280 600Z" fill="#0d3a4c"/>' +
    '<path d="M120 330L280 600H190Z" fill="#092a39"/>' +
    '<path d="M330 600L500 300L690 600Z" fill="#0f4354"/>' +
    '<path d="M500 300L690 600H560Z" fill="#082733"/>'
  );
}

/** A scored line and a ring of rivets along the disc's edge. */
function discEngraving(): string {
  return (
    '<circle cx="300" cy="320" r="190" fill="none" stroke="#6d3606" stroke-opacity=".5" ' +
    'stroke-width="5"/>' +
    '<circle cx="300" cy="320" r="178" fill="none" stroke="#fff1b5" stroke-opacity=".7" ' +
    'stroke-width="3" stroke-dasharray="3 17" stroke-linecap="round"/>'
  );
}
