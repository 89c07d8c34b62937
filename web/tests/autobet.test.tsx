import '@/play/frame/frame.css';
import '@/play/frame/dialogs.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeLanguage, startTexts } from '@/i18n/i18n.ts';
import type { AutobetPlan } from '@/play/autobet/autobet.ts';
import AutobetDialog from '@/play/autobet/autobet-dialog.tsx';
import type { AutobetGame } from '@/play/autobet/autobet-game.ts';
import { GamePageProvider } from '@/play/frame/page-context.ts';
import { gameTexts, moneyFormat } from '@/play/game-texts.ts';
import { GameTextsProvider } from '@/play/game-texts-context.ts';
import { createHost } from '@/play/host.ts';
import game from '@/play/locales/en/game.json';
import { withoutRecord } from '@/play/record/record-reader.ts';
import { createSessionTally } from '@/play/session/session-tally.ts';
import { dialog, fill, PHONE, press, render } from './screen.ts';

startTexts({
  files: (code) => import(`../src/play/locales/${code}/game.json`),
  english: { game },
});

/** A game of even chances at 1.00, with stakes of 1.00 to 5.00. */
const even: AutobetGame = {
  baseMinor: 100n,
  picksMax: 0,
  exactStakes: () => [100n, 200n, 500n],
  loadWins: async () => ({ units: 100, wins: [[200, 1] as const, [0, 1] as const] }),
};

async function openDialog({ canRaise = true } = {}) {
  await changeLanguage('en');
  const i18n = gameTexts('en');
  const formatMoney = moneyFormat(i18n, 'USD');
  const session = { durationMs: 0, net: '0.00' };
  const facts = {
    opened: { gameId: 'quayside-dice', gameName: 'Quayside Dice', supplier: '', rulesHash: '' },
    ...{ currency: 'USD' as const, formatMoney, host: createHost(window, null) },
    tally: createSessionTally({ currency: 'USD', nowMs: Date.now, session, rounds: [] }),
    ...{ record: withoutRecord('guest'), free: null, isReplay: false, onReload: () => {} },
  };
  const onStart = vi.fn<(plan: AutobetPlan) => void>();
  await render(
    <GamePageProvider value={facts}>
      <GameTextsProvider value={i18n}>
        <h1>Quayside Dice</h1>
        <AutobetDialog game={even} {...{ canRaise, onStart, onClose: () => {} }} />
      </GameTextsProvider>
    </GamePageProvider>,
    { path: '/', size: PHONE },
  );
  return onStart;
}

test('the chances are shown before the start, which plays by the settings', async () => {
  localStorage.clear();
  const onStart = await openDialog();
  await fill({ 'Largest loss': '2', 'Stop at a profit of': '2' });
  await userEvent.tab();
  await dialog().getByLabelText('Stake after a loss').selectOptions('100');
  await expect.element(page.getByTestId('chance-loss')).toHaveTextContent(/^\d\d\.\d\d%$/);
  await dialog().getByLabelText('Stake after a loss').selectOptions('');
  await expect.element(page.getByTestId('chance-loss')).toHaveTextContent('49.99%');
  await expect.element(page.getByTestId('chance-profit')).toHaveTextContent('49.99%');
  await press('Start 25 rounds');
  expect(onStart.mock.calls[0]?.[0].first).toMatchObject({
    ...{ roundsLeft: 25, stakeMinor: 100n },
    settings: { lossMaxMinor: 200n, profitStopMinor: 200n, raiseAfterLoss: null },
  });
});

test('a largest loss below the stake does not start', async () => {
  localStorage.clear();
  const onStart = await openDialog();
  await fill({ 'Largest loss': '0.5' });
  await userEvent.tab();
  await expect.element(dialog()).toHaveTextContent('The largest loss is below the stake.');
  await dialog().getByRole('button', { name: 'Start 25 rounds' }).click({ force: true });
  expect(onStart).not.toHaveBeenCalled();
});

test('a market without raised stakes offers none, also of remembered settings', async () => {
  localStorage.setItem('autobet', JSON.stringify({ raiseAfterLoss: 100, raiseAfterWin: 50 }));
  const onStart = await openDialog({ canRaise: false });
  expect(
    dialog()
      .getByLabelText(/^Stake after/)
      .elements(),
  ).toEqual([]);
  await press('Start 25 rounds');
  expect(onStart.mock.calls[0]?.[0].first.settings).toMatchObject({
    ...{ raiseAfterLoss: null, raiseAfterWin: null },
  });
});
