import type { Score } from '../src/play/sound/engine/score.ts';
import { scoreOf } from '../src/play/sound/engine/scores.ts';
import { createPlaying, playUntil } from '../src/play/sound/engine/sequencer.ts';
import { type SoundName, soundSet } from '../src/play/sound/engine/sound-set.ts';
import { readAddress } from './address.ts';
import { peakOf, rendered, sounding } from './render-sound.ts';

/* The music of a game and each of its sounds as waveforms, with their peaks. */

const SECONDS = 6;
const SIZE = { width: 720, height: 120 } as const;
const COLOURS = { wave: '#6fe0b0', peak: '#ffc04a' } as const;

function musicOf(score: Score): Promise<Float32Array> {
  return rendered(SECONDS, (mixer) => playUntil(mixer, createPlaying(score, 0), SECONDS));
}

function show(name: string, samples: Float32Array): void {
  const peak = peakOf(samples);
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = `${name}: ${(20 * Math.log10(peak)).toFixed(1)} dB`;
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  draw(canvas, { samples, peak });
  figure.append(caption, canvas);
  document.body.append(figure);
}

/** One column for each stretch of samples, and a line at the peak. */
function draw(
  canvas: HTMLCanvasElement,
  { samples, peak }: { samples: Float32Array; peak: number },
): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no canvas');
  const { width, height } = canvas;
  const stretch = Math.ceil(samples.length / width);
  context.fillStyle = COLOURS.wave;
  for (let x = 0; x < width; x += 1) {
    const tall = height * peakOf(samples.subarray(x * stretch, (x + 1) * stretch));
    context.fillRect(x, (height - tall) / 2, 1, Math.max(1, tall));
  }
  context.fillStyle = COLOURS.peak;
  context.fillRect(0, (height * (1 - peak)) / 2, width, 1);
}

const { game } = readAddress(location.search);
const score = await scoreOf(game);
show('music', await musicOf(score));
for (const name of Object.keys(soundSet) as SoundName[])
  show(name, await sounding(name, score, SECONDS));

/** For pictures: whether everything is drawn. */
document.documentElement.dataset['story'] = 'over';
