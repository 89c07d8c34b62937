import type { Bus } from '@fairhall/game-server/contract/sound';
import { sharedValue } from '@/lib/browser/shared-value.ts';
import { soundSettings } from '@/lib/games/sound-settings.ts';
import type { TextKey } from '../game-texts.ts';
import type { Host } from '../host.ts';
import type { MusicState } from './engine/score.ts';
import type { SoundEngine } from './engine/sound-engine.ts';
import type { SoundName } from './engine/sound-set.ts';

/*
 * The sound of the open game. Nothing of it is loaded before the player has turned it on and the first
 * frame is shown.
 */

/** What no picture shows of a sound, as text. */
const captions: Partial<Record<SoundName, TextKey>> = {
  anticipation: 'sound.captions.anticipation',
  whistle: 'sound.captions.whistle',
  bell: 'sound.captions.bell',
  cheer: 'sound.captions.cheer',
};
const REEL_VIBRATION_MS = 15;

/** The caption of the last such sound; each is an object of its own. */
export const caption = sharedValue<{ readonly text: TextKey } | null>(null);
/** Whether the player is being invited to turn the sound on. */
export const invitation = sharedValue(false);

let gameId = '';
let context: AudioContext | null = null;
let engine: SoundEngine | null = null;
let isOpening = false;
/** The music of the game, and whether a win is shown, which has its own. */
let music: Exclude<MusicState, 'win'> = 'base';
let isWinShown = false;

/**
 * Prepares the sound of a game once it is shown, and exchanges the settings with the host page, which
 * stores them for its profile. The returned function ends it.
 */
export function startSound(game: string, host: Pick<Host, 'post' | 'listen'>): () => void {
  gameId = game;
  const unlisten = host.listen((message) => {
    if (message.type === 'sound') soundSettings.write(message.sound);
  });
  const unsubscribe = soundSettings.subscribe(() => {
    apply();
    host.post({ type: 'sound', sound: soundSettings.read() });
  });
  document.addEventListener('visibilitychange', apply);
  // Browsers require a gesture before audio, and again after an interruption, such as a call.
  document.addEventListener('pointerdown', resume);
  document.addEventListener('keydown', resume);
  document.addEventListener('click', soundButton);
  return () => {
    unlisten();
    unsubscribe();
    document.removeEventListener('visibilitychange', apply);
    document.removeEventListener('pointerdown', resume);
    document.removeEventListener('keydown', resume);
    document.removeEventListener('click', soundButton);
    engine?.setRunning(false);
    void context?.close();
    context = null;
    engine = null;
    isOpening = false;
    music = 'base';
    isWinShown = false;
    invitation.write(false);
  };
}

/** Plays a sound once, if sound is on and the page is visible, and shows its caption in any case. */
export function playSound(name: SoundName, step = 0): void {
  const text = captions[name];
  if (text) caption.write({ text });
  const { isOn, effects } = soundSettings.read();
  if (!isOn || document.hidden || effects === 0) return;
  engine?.play(name, step);
  // Before a gesture the browser would refuse it, with a warning.
  const canVibrate = 'vibrate' in navigator && navigator.userActivation.hasBeenActive;
  if (name === 'reel' && canVibrate) navigator.vibrate(REEL_VIBRATION_MS);
}

/** The music from its next bar on, or once no win is shown. */
export function setMusic(state: 'base' | 'feature'): void {
  music = state;
  engine?.setMusic(musicNow());
}

/** Plays the music of a win from the next bar on, while one is shown. */
export function setWinMusic(isShown: boolean): void {
  isWinShown = isShown;
  engine?.setMusic(musicNow());
}

const musicNow = (): MusicState => (isWinShown ? 'win' : music);

/**
 * Invites the player to turn the sound on, at the first round of all games. The sound is off from then
 * on, so that no other round invites again.
 */
export function inviteToSound(): void {
  if (soundSettings.read().isOn !== null) return;
  setSoundOn(false);
  invitation.write(true);
}

/** Turns the sound on or off; a gesture of the player. */
export function setSoundOn(isOn: boolean): void {
  invitation.write(false);
  soundSettings.write({ ...soundSettings.read(), isOn });
}

/** @param percent 0 to 100 */
export function setVolume(bus: Bus, percent: number): void {
  soundSettings.write({ ...soundSettings.read(), [bus]: percent });
}

/** The buttons of bar, dock and dialogs; those of a board have sounds of their own. */
function soundButton({ target }: Event): void {
  if (target instanceof Element && target.closest('.tool, .btn-game, .menu')) playSound('button');
}

function resume(): void {
  if (context?.state !== 'running') apply();
}

/** Brings the audio context in line with settings, gesture and visibility. */
function apply(): void {
  const settings = soundSettings.read();
  const runs = settings.isOn === true && !document.hidden;
  if (!runs) {
    engine?.setRunning(false);
    void context?.suspend();
    return;
  }
  if (!('AudioContext' in globalThis) || !navigator.userActivation.hasBeenActive) return;
  context ??= openContext();
  // An interrupted one is resumed, too.
  if (context.state !== 'running') void context.resume();
  if (engine) {
    engine.setVolumes(settings);
    engine.setRunning(true);
  } else if (!isOpening) {
    isOpening = true;
    // A later gesture tries again what failed to load.
    open(context).catch(() => {
      isOpening = false;
    });
  }
}

function openContext(): AudioContext {
  // Silent where the device is muted, and beside the player's own music.
  if ('audioSession' in navigator && typeof navigator.audioSession === 'object') {
    Object.assign(navigator.audioSession ?? {}, { type: 'ambient' });
  }
  return new AudioContext();
}

async function open(on: AudioContext): Promise<void> {
  const { openSoundEngine } = await import('./engine/sound-engine.ts');
  const opened = await openSoundEngine(on, gameId);
  if (context !== on) return;
  engine = opened;
  engine.setMusic(musicNow());
  apply();
}
