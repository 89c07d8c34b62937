import { backdrop } from '../../formats.ts';
import { columns } from '../../layers/buildings.ts';
import { grain } from '../../layers/finish.ts';
import { wash } from '../../layers/light.ts';
import { burningHall } from './hall.ts';

/** The stage in landscape: two pairs of columns with the reels between them. */
export const stageDesktop = backdrop({
  name: 'slot-bg',
  path: 'games/phoenix-ascend/stage-desktop',
  denseWidth: 2560,
  width: 1280,
  height: 720,
  seed: 5,
  layers: [
    ...burningHall(1280, 720),
    columns({
      centres: [36, 1244],
      light: '#b5491c',
      dark: '#4a0f0c',
      top: 20,
      bottom: 720,
      width: 96,
    }),
    columns({
      centres: [150, 1130],
      light: '#7a2412',
      dark: '#33080a',
      top: 90,
      bottom: 720,
      width: 62,
      opacity: 0.9,
    }),
    wash(
      [
        [0, '#000', 0],
        [0.55, '#000', 0.1],
        [1, '#0c0004', 0.86],
      ],
      { cx: 640, cy: 330, r: 780 },
    ),
    grain(0.07),
  ],
});
