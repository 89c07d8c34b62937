import { use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isGuard } from '@/features/game-play/leave-game.ts';
import { useBackGuard } from '@/features/game-play/use-leave-game.ts';
import { DESKTOP, render } from './screen.ts';

/* The browser's "back" in a game. */

const never = new Promise<never>(() => {});

/** A page that takes long to render at the guard. */
function SlowPage() {
  if (isGuard(useLocation().state)) use(never);
  return <h1>a page</h1>;
}

function Game({ onBack }: { readonly onBack: () => void }) {
  useBackGuard({ isOn: true, onBack });
  return null;
}

test('“back” is reported and leaves nothing, even before the page has rendered the guard', async () => {
  let backs = 0;
  const count = () => {
    backs += 1;
  };
  await render(
    <BrowserRouter>
      <Game onBack={count} />
      <SlowPage />
    </BrowserRouter>,
    { path: '/game-play', size: DESKTOP },
  );
  await expect.poll(() => isGuard(history.state?.usr)).toBe(true);
  history.back();
  await expect.poll(() => backs).toBe(1);
  expect(location.pathname).toBe('/game-play');
});
