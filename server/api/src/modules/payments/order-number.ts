import { CODE_ALPHABET, type Random } from '@fairhall/kit/random';

const DAY_MS = 86_400_000;
/** Five characters count a day in steps of 2.6 ms. */
const TIME_LENGTH = 5;
const TICKS_OF_DAY = CODE_ALPHABET.length ** TIME_LENGTH;
/** A billion codes for each step: an order number does not reveal the next one. */
const RANDOM_LENGTH = 6;

/**
 * An order number that is easy to read aloud: prefix, day (UTC), time of the day, and a random
 * part. Numbers sort by their creation time.
 */
export function orderNumber({
  prefix,
  now,
  random,
}: {
  prefix: string;
  now: Date;
  random: Random;
}): string {
  const tick = Math.floor(((now.getTime() % DAY_MS) / DAY_MS) * TICKS_OF_DAY);
  return `${prefix}${dayText(now)}${encodeTick(tick)}${random.code(RANDOM_LENGTH)}`;
}

let lastDay = { number: Number.NaN, text: '' };

/** 261121 for 2026-11-21; formatted once per day. */
function dayText(now: Date): string {
  const number = Math.floor(now.getTime() / DAY_MS);
  if (number !== lastDay.number) {
    lastDay = { number, text: now.toISOString().slice(2, 10).replaceAll('-', '') };
  }
  return lastDay.text;
}

function encodeTick(tick: number): string {
  const base = CODE_ALPHABET.length;
  let rest = tick;
  let text = '';
  for (let place = 0; place < TIME_LENGTH; place += 1) {
    text = CODE_ALPHABET.charAt(rest % base) + text;
    rest = Math.floor(rest / base);
  }
  return text;
}
