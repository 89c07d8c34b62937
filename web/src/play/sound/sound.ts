import { sharedValue } from '@/lib/browser/shared-value.ts';
import { localStore } from '@/lib/browser/storage.ts';
import { type SoundName, voices } from './voices.ts';

/*
 * The sounds of all games, synthesized with Web Audio. They are off until the player turns them on;
 * the setting is saved.
 */

const STORAGE_KEY = 'gameSound';
/** Maximum of simultaneous sounds; further ones are dropped. */
const VOICES_MAX = 6;
const LOUDNESS = 0.5;

const setting = sharedValue(localStore.read(STORAGE_KEY) === 'on');
let context: AudioContext | null = null;
let sounding = 0;

/** Whether the sounds are on. */
export const useIsSoundOn = setting.use;

/** Must be called from a user gesture: browsers require one before audio. */
export function toggleSound(): void {
  const isOn = !setting.read();
  setting.write(isOn);
  localStore.write(STORAGE_KEY, isOn ? 'on' : 'off');
  if (isOn) playSound('chip');
  else void context?.suspend();
}

/**
 * Plays a sound once, if sounds are on and the page is visible.
 * @param step of the scale, from 0, for a sound of several pitches
 */
export function playSound(name: SoundName, step = 0): void {
  const out = setting.read() && !document.hidden && sounding < VOICES_MAX ? output() : null;
  if (!out) return;
  const gain = new GainNode(out, { gain: LOUDNESS });
  gain.connect(out.destination);
  sounding += 1;
  const endMs = voices[name]({ context: out, output: gain, at: out.currentTime, step }) * 1_000;
  setTimeout(() => {
    sounding -= 1;
    gain.disconnect();
  }, endMs);
}

/** `null` before the first user gesture, and without Web Audio. */
function output(): AudioContext | null {
  if (!('AudioContext' in globalThis) || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}
