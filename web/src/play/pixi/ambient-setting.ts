import { useEffect, useState } from 'react';
import { savesData } from '@/lib/browser/saves-data.ts';
import { sharedValue } from '@/lib/browser/shared-value.ts';
import { localStore } from '@/lib/browser/storage.ts';

const STORAGE_KEY = 'gameMotion';
/** The part of a full battery below which a device that is not charging saves power. */
const BATTERY_LOW = 0.2;

const setting = sharedValue(localStore.read(STORAGE_KEY) !== 'off');

/** Whether scenes move at rest, as the player has set it. */
export const useIsAmbientOn = setting.use;

export function toggleAmbient(): void {
  const isOn = !setting.read();
  setting.write(isOn);
  localStore.write(STORAGE_KEY, isOn ? 'on' : 'off');
}

/** The battery of browsers that have one; the library of types has none. */
type Battery = EventTarget & { readonly charging: boolean; readonly level: number };
type PowerNavigator = Navigator & { readonly getBattery?: () => Promise<Battery> };

/**
 * Watches what ambient motion depends on: the player's setting and the power of the device.
 * `onChange` is called until `stop`.
 */
export function watchAmbient(onChange: () => void): {
  readonly rests: () => boolean;
  readonly stop: () => void;
} {
  const device: PowerNavigator = navigator;
  const stopping = new AbortController();
  const { signal } = stopping;
  const savesPower = savesData();
  let isEmptying = false;
  const followBattery = (battery: Battery) => {
    const read = () => {
      isEmptying = !battery.charging && battery.level < BATTERY_LOW;
      onChange();
    };
    if (signal.aborted) return;
    for (const event of ['levelchange', 'chargingchange']) {
      battery.addEventListener(event, read, { signal });
    }
    read();
  };
  // A page that may not read the battery has none.
  device.getBattery?.().then(followBattery, () => {});
  const unsubscribe = setting.subscribe(onChange);
  return {
    rests: () => savesPower || isEmptying || !setting.read(),
    stop: () => {
      stopping.abort();
      unsubscribe();
    },
  };
}

/** Whether scenes rest now, by the player's setting or the power of the device. */
export function useAmbientRests(): boolean {
  const [rests, setRests] = useState(!setting.read());
  useEffect(() => {
    const watch = watchAmbient(() => setRests(watch.rests()));
    setRests(watch.rests());
    return watch.stop;
  }, []);
  return rests;
}
