import { expect, it } from 'vitest';
import { readSettings, settingsOf, storeSettings } from './stored-settings.ts';

it('settings are remembered in multiples of the stake, for any stake and currency', () => {
  const settings = { ...readSettings(), lossMax: 12.5, profitStop: 4, raiseAfterLoss: 50 };
  storeSettings(settings);
  expect(readSettings()).toEqual(settings);
  expect(settingsOf(settings, 200n)).toMatchObject({
    ...{ lossMaxMinor: 2500n, profitStopMinor: 800n, stakeMaxMinor: 200n, winStopMinor: null },
  });
});

it('what is stored by another version and not readable is as at first', () => {
  storeSettings({ ...readSettings(), rounds: 5000, lossMax: -1, raiseAfterLoss: 7, picks: 1.5 });
  expect(readSettings()).toMatchObject({
    ...{ rounds: 25, lossMax: 10, raiseAfterLoss: null, picks: 3 },
  });
});
