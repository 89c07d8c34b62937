import { cell } from '../../engine/layer.ts';
import { sheet } from '../../formats.ts';
import { lockup } from '../../lettering/lockup.ts';
import { bowl } from '../../lettering/warp.ts';
import type { Picture } from '../../picture.ts';
import type { SlotTheme } from './slot-theme.ts';

/** Pixels of one word; the client reads rows of this size. */
const ROW = { width: 1100, height: 260 } as const;
/** Twice the width of the widest word on most pages. */
const PUBLISHED_WIDTH = 880;
/** What every slot writes over a win; the name of its feature is below them. */
const WINS = ['BIG WIN', 'MEGA WIN', 'EPIC WIN'] as const;
const FREE_SPINS = 'FREE SPINS';

/** The words over the reels, in the face and material of the slot's title, one below the other. */
export function letteringSheet(theme: SlotTheme): Picture {
  const { gameId, title, face, winColours, featureName = FREE_SPINS } = theme;
  const texts = [...WINS, featureName];
  return sheet({
    name: `${gameId}-lettering`,
    path: `games/${gameId}/lettering`,
    width: ROW.width,
    height: texts.length * ROW.height,
    seed: 3,
    publishedWidth: PUBLISHED_WIDTH,
    layers: texts.map((text, place) =>
      cell(
        { x: 0, y: place * ROW.height, ...ROW },
        lockup(
          {
            inner: '#fffbe8',
            ...title,
            fill: winColours ?? title.fill,
            outlineWidth: 18,
            depth: 18,
            innerWidth: 6,
          },
          [
            {
              text,
              face,
              size: 168,
              baseline: 184,
              centre: ROW.width / 2,
              maxWidth: ROW.width - 240,
              warp: bowl(14),
            },
          ],
        ),
      ),
    ),
  });
}
