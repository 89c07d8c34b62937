import { readSoundSettings, type SoundSettings } from '@fairhall/game-server/contract/sound';
import { type SharedValue, sharedValue } from '@/lib/browser/shared-value.ts';
import { localStore } from '@/lib/browser/storage.ts';

const STORAGE_KEY = 'gameSound';
const UNDECIDED: SoundSettings = { isOn: null, music: 60, effects: 80, ambience: 50 };

/** The settings of all games' sound on this device; each change is stored. */
export const soundSettings: SharedValue<SoundSettings> = sharedValue(load());

soundSettings.subscribe(() => localStore.write(STORAGE_KEY, JSON.stringify(soundSettings.read())));

function load(): SoundSettings {
  const stored = readSoundSettings(localStore.readJson(STORAGE_KEY));
  if (stored) return stored;
  // Up to version 0.1 a single word.
  const word = localStore.read(STORAGE_KEY);
  return { ...UNDECIDED, isOn: word === 'on' ? true : word === 'off' ? false : null };
}
