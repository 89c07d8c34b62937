import { type SoundName, voices } from './voices.ts';

/*
 * The sounds of all games: made on the spot, never loaded. Off until the player turns them on, and
 * that is remembered. A game calls `playSound` where something sounds.
 */

const STORAGE_KEY = 'gameSound';
/** More at once is noise; what comes on top is left out. */
const VOICES_MAX = 6;
const LOUDNESS = 0.5;

const listeners = new Set<() => void>();
let isOn = readSetting();
let context: AudioContext | null = null;
let sounding = 0;

export const soundSetting = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOn: (): boolean => isOn,
  /** To be called from a press: browsers let a page sound only after one. */
  toggle(): void {
    isOn = !isOn;
    writeSetting(isOn);
    for (const listener of listeners) listener();
    if (isOn) playSound('chip');
    else void context?.suspend();
  },
};

/** Sounds once, if sounds are on and somebody is there to hear them. */
export function playSound(name: SoundName): void {
  const out = isOn && !document.hidden && sounding < VOICES_MAX ? output() : null;
  if (!out) return;
  const gain = new GainNode(out, { gain: LOUDNESS });
  gain.connect(out.destination);
  sounding += 1;
  const endMs = voices[name]({ context: out, output: gain, at: out.currentTime }) * 1_000;
  setTimeout(() => {
    sounding -= 1;
    gain.disconnect();
  }, endMs);
}

/** `null` before the player's first press, and where the browser has no sound. */
function output(): AudioContext | null {
  if (!('AudioContext' in globalThis) || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Where storage is closed to the page, the setting lasts as long as the page. */
function readSetting(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

function writeSetting(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // It lasts as long as the page.
  }
}
