import { backdrop } from '../../formats.ts';
import { columns } from '../../layers/buildings.ts';
import { grain } from '../../layers/finish.ts';
import { wash } from '../../layers/light.ts';
import { burningHall } from './hall.ts';

/** The stage in portrait, twice the pixels of the layout's phone. */
export const stageMobile = backdrop({
  name: 'slot-bg-mobile',
  path: 'games/phoenix-ascend/stage-mobile',
  width: 780,
  height: 1688,
  seed: 6,
  layers: [
    ...burningHall(780, 1688),
    columns({
      centres: [10, 770],
      light: '#b5491c',
      dark: '#4a0f0c',
      top: 150,
      bottom: 1688,
      width: 90,
    }),
    wash(
      [
        [0, '#000', 0],
        [0.5, '#000', 0.15],
        [1, '#0c0004', 0.9],
      ],
      { cx: 390, cy: 640, r: 1000 },
    ),
    grain(0.07),
  ],
});
