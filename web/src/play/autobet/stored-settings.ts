import { localStore } from '@/lib/browser/storage.ts';
import { type AutobetSettings, RAISES, ROUNDS } from './autobet.ts';

const STORAGE_KEY = 'autobet';

/** Settings in multiples of the first stake, for any stake and currency. */
export type StoredSettings = {
  readonly rounds: number;
  readonly lossMax: number;
  readonly stakeMax: number;
  readonly winStop: number | null;
  readonly profitStop: number | null;
  readonly raiseAfterLoss: number | null;
  readonly raiseAfterWin: number | null;
  readonly picks: number;
};

const defaults: StoredSettings = {
  rounds: 25,
  lossMax: 10,
  stakeMax: 1,
  winStop: null,
  profitStop: null,
  raiseAfterLoss: null,
  raiseAfterWin: null,
  picks: 3,
};

/** The settings of the last automatic rounds on this device; what is not readable is as at first. */
export function readSettings(): StoredSettings {
  const stored = localStore.readJson(STORAGE_KEY);
  const values = new Map<string, unknown>(Object.entries(stored ?? {}));
  const read = (name: keyof StoredSettings, isValid: (value: number) => boolean) => {
    const value = values.get(name);
    return typeof value === 'number' && isValid(value) ? value : null;
  };
  const isMultiple = (value: number) => value > 0 && value <= 1e9;
  const isRaise = (value: number) => RAISES.some((one) => one === value);
  const isCount = (value: number) => Number.isInteger(value) && value > 0 && value <= ROUNDS.max;
  return {
    rounds: read('rounds', (value) => isCount(value) && value >= ROUNDS.min) ?? defaults.rounds,
    lossMax: read('lossMax', isMultiple) ?? defaults.lossMax,
    stakeMax: read('stakeMax', (value) => isMultiple(value) && value >= 1) ?? defaults.stakeMax,
    winStop: read('winStop', isMultiple),
    profitStop: read('profitStop', isMultiple),
    raiseAfterLoss: read('raiseAfterLoss', isRaise),
    raiseAfterWin: read('raiseAfterWin', isRaise),
    picks: read('picks', isCount) ?? defaults.picks,
  };
}

export function storeSettings(settings: StoredSettings): void {
  localStore.write(STORAGE_KEY, JSON.stringify(settings));
}

/** The settings in minor units, for a first stake. */
export function settingsOf(stored: StoredSettings, baseMinor: bigint): AutobetSettings {
  const minor = (multiple: number) => BigInt(Math.round(multiple * Number(baseMinor)));
  const { rounds, raiseAfterLoss, raiseAfterWin, winStop, profitStop } = stored;
  return {
    ...{ rounds, raiseAfterLoss, raiseAfterWin },
    lossMaxMinor: minor(stored.lossMax),
    stakeMaxMinor: minor(stored.stakeMax),
    winStopMinor: winStop === null ? null : minor(winStop),
    profitStopMinor: profitStop === null ? null : minor(profitStop),
  };
}
