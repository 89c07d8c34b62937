import type { AutobetSettings } from './autobet.ts';

/** A hundred rounds with wide bounds and one stake, with the test's overrides. */
export const settingsWith = (changes: Partial<AutobetSettings>): AutobetSettings => ({
  rounds: 100,
  lossMaxMinor: 1_000_000n,
  stakeMaxMinor: 10_000n,
  winStopMinor: null,
  profitStopMinor: null,
  raiseAfterLoss: null,
  raiseAfterWin: null,
  ...changes,
});
