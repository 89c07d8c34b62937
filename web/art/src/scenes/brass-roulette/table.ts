import { backdrop } from '../../formats.ts';
import { grain } from '../../layers/finish.ts';
import { glow, wash } from '../../layers/light.ts';

/** Green felt under one lamp at the upper left, with a fine woven diamond pattern. */
export const rouletteTable = backdrop({
  name: 'felt',
  path: 'games/brass-roulette/felt',
  width: 1280,
  height: 720,
  seed: 9,
  layers: [
    wash(
      [
        [0, '#14704f'],
        [0.55, '#0a4532'],
        [1, '#031a12'],
      ],
      { cx: 560, cy: 300, r: 860 },
    ),
    weave,
    glow({ x: 330, y: 20, radius: 520, colour: '#ffe9b0', opacity: 0.4 }),
    wash(
      [
        [0, '#000', 0],
        [0.6, '#000', 0],
        [1, '#000', 0.7],
      ],
      { cx: 620, cy: 330, r: 820 },
    ),
    grain(0.1),
  ],
});

function weave(): string {
  const threads = Array.from({ length: 48 }, (_, index) => {
    const x = (index - 8) * 48;
    return `M${x} 0L${x + 360} 720M${x} 720L${x + 360} 0`;
  });
  return `<path d="${threads.join('')}" stroke="#fff" stroke-opacity=".022" stroke-width="1.5"/>`;
}
