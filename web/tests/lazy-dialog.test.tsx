import '@/play/frame/frame.css';
import '@/play/frame/dialogs.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startTexts } from '@/i18n/i18n.ts';
import { Dialog } from '@/play/frame/dialog.tsx';
import { lazyDialog, preloadDialogs } from '@/play/frame/lazy-dialog.tsx';
import { gameTexts } from '@/play/game-texts.ts';
import { GameTextsProvider } from '@/play/game-texts-context.ts';
import game from '@/play/locales/en/game.json';
import { dialog, expectConsoleErrors, PHONE, press, render } from './screen.ts';

startTexts({
  files: (code) => import(`../src/play/locales/${code}/game.json`),
  english: { game },
});

function Paytable(props: { readonly onClose: () => void }) {
  return (
    <Dialog title="Paytable and rules" onClose={props.onClose}>
      <p>The rules.</p>
    </Dialog>
  );
}

const lazyPaytable = (load: () => Promise<{ default: typeof Paytable }>) => lazyDialog(load, []);

async function open(Lazy: ReturnType<typeof lazyPaytable>) {
  const onClose = vi.fn();
  await render(
    <GameTextsProvider value={gameTexts('en')}>
      <h1>Lantern Night</h1>
      <Lazy onClose={onClose} />
    </GameTextsProvider>,
    { path: '/', size: PHONE },
  );
  return onClose;
}

test('a dialog of a game that takes time to load shows at once that it is opening', async () => {
  let arrive = (_module: { default: typeof Paytable }) => {};
  const code = new Promise<{ default: typeof Paytable }>((resolve) => {
    arrive = resolve;
  });
  await open(lazyPaytable(() => code));
  await expect.element(page.getByRole('status')).toHaveTextContent('Opening…');
  arrive({ default: Paytable });
  await expect.element(dialog().getByText('The rules.')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a dialog of a game that fails to load can be closed, or tried again', async () => {
  const load = vi.fn(async () => ({ default: Paytable }));
  load.mockRejectedValueOnce(new TypeError('The code did not come'));
  expectConsoleErrors(/The code did not come/);
  const onClose = await open(lazyPaytable(load));
  await expect.element(dialog().getByText('This did not load')).toBeVisible();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  await press('Try again');
  await expect.element(dialog().getByText('The rules.')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a dialog of a game that is loaded already opens without a moment of opening', async () => {
  const load = vi.fn(async () => ({ default: Paytable }));
  const Lazy = lazyPaytable(load);
  preloadDialogs();
  await expect.poll(() => load.mock.settledResults.at(0)?.type).toBe('fulfilled');
  const shown: string[] = [];
  const watcher = new MutationObserver(() => shown.push(document.body.textContent));
  watcher.observe(document.body, { childList: true, subtree: true });
  await open(Lazy);
  await expect.element(dialog().getByText('The rules.')).toBeVisible();
  watcher.disconnect();
  expect(shown.filter((text) => text.includes('Opening…'))).toEqual([]);
});
