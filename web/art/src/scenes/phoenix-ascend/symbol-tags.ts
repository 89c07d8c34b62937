import { cutout } from '../../formats.ts';
import { type LetterStyle, lockup, type TitleLine } from '../../lettering/lockup.ts';
import type { Picture } from '../../picture.ts';

/** The labels under the wild and the scatter symbol, in a strip of a symbol's width. */
function tag(name: string, style: LetterStyle, line: TitleLine): Picture {
  return cutout({
    name: `symbol-${name}`,
    path: `games/phoenix-ascend/symbols/${name}`,
    width: 256,
    height: 90,
    seed: 3,
    layers: [lockup({ ...style, outlineWidth: 11, depth: 7 }, [line])],
  });
}

export const wildTag = tag(
  'wild-tag',
  { fill: ['#fff', '#ffe9a6', '#ffb11f'], outline: '#5a0a08', side: '#240203' },
  { text: 'WILD', face: 'cinzel', size: 58, baseline: 62, maxWidth: 200, tracking: 0.06 },
);

export const bonusTag = tag(
  'bonus-tag',
  { fill: ['#fff', '#c8fff0', '#2fc9a0'], outline: '#053a30', side: '#021c17' },
  { text: 'BONUS', face: 'cinzel', size: 50, baseline: 60, maxWidth: 210, tracking: 0.04 },
);
