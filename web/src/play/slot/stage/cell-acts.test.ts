import { expect, test } from 'vitest';
import { caption } from '../../sound/sound.ts';
import { CellActs } from './cell-acts.ts';

test('wolves howl after the reels have stopped: no caption states that reels run on', async () => {
  // The test files share their modules, and another one may have shown a caption.
  caption.write(null);
  const celebrated: unknown[] = [];
  const parts = {
    animator: { pause: async () => {} },
    reels: { celebrate: (cells: unknown) => celebrated.push(cells) },
    emitters: { burst: () => {} },
    theme: { burst: 'snow', turns: 'all' },
  } as unknown as ConstructorParameters<typeof CellActs>[0];
  const cells = [{ reel: 0, row: 1 }];
  await new CellActs(parts).howl(cells);
  expect(celebrated).toEqual([cells]);
  expect(caption.read()).toBeNull();
});
