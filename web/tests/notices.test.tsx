import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { soundSettings } from '@/lib/games/sound-settings.ts';
import { startRound } from '../workbench/start-round.ts';
import { boxOf, openGame, storyOf, WIDE } from './open-game.tsx';
import { expectAccessible, PHONE, type Size, sees, settle } from './screen.ts';

/* What a game page shows over its game: the invitation to sound, and notices. */

const sizes = [PHONE, { width: 360, height: 640 }, WIDE] as const;

const language = 'en';
const undecided = soundSettings.read();

beforeEach(() => soundSettings.write({ ...undecided, isOn: null }));

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const INVITATION = '.sound-invitation > *';
/** By then the invitation has ended by itself. */
const ENDS_MS = 10_000;
const isInvited = () => document.querySelector(INVITATION) !== null;

const roundShown = () => document.querySelector('[data-testid="round"]')?.textContent;

async function playFirstRound(gameId: string, size: Size) {
  const { i18n } = await openGame('rest', { gameId, language, size });
  await settle();
  expect(isInvited()).toBe(false);
  await startRound(document);
  await expect.poll(isInvited).toBe(true);
  return i18n;
}

/** A table, a card game, a lottery, an original and a slot, with what the invitation must not cover. */
const games = [
  ['pearl-sic-bo', ['[data-testid="headline"]', '.table > :last-child']],
  ['hall-blackjack', ['[data-testid="headline"]', '.bj-players']],
  ['aurora-keno', ['[data-testid="headline"]', '.keno-grid']],
  ['sunken-field', ['[data-testid="headline"]', '.picks']],
  ['lantern-night', ['.dock']],
] as const;

describe.each(sizes)('in a window of $width × $height', (size) => {
  test.each(games)(
    '%s: the invitation covers no part of the game, and not the balance',
    async (gameId, parts) => {
      await playFirstRound(gameId, size);
      const [invited, bar] = [boxOf(INVITATION), boxOf('.bar')];
      expect(invited.top).toBeGreaterThanOrEqual(bar.top);
      expect(invited.bottom).toBeLessThanOrEqual(bar.bottom);
      for (const part of [...parts, '[data-testid="balance"]', '.bar [aria-pressed]'])
        expect(overlaps(invited, boxOf(part)), part).toBe(false);
      const frameTop = document
        .querySelector<HTMLElement>('main')
        ?.style.getPropertyValue('--frame-top');
      if (frameTop) expect(invited.bottom).toBeLessThanOrEqual(Number.parseFloat(frameTop));
      await expectAccessible();
    },
  );
});

test('the invitation is announced, turns the sound on by the keyboard, and leaves the focus at its button', async () => {
  const i18n = await playFirstRound('dragon-tiger', PHONE);
  expect(document.querySelector('[aria-live] > section')?.textContent).toContain(
    i18n.t('sound.invite'),
  );
  const accept = page.getByRole('button', { name: i18n.t('sound.accept') }).element();
  if (!(accept instanceof HTMLElement)) throw new Error('no button');
  accept.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(isInvited).toBe(false);
  expect(soundSettings.read().isOn).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(i18n.t('sound.label'));
});

test('the invitation ends by itself, and no other round has one', async () => {
  await playFirstRound('dragon-tiger', WIDE);
  expect(soundSettings.read().isOn).toBe(false);
  await expect.poll(isInvited, { timeout: ENDS_MS }).toBe(false);
  const before = roundShown();
  await startRound(document);
  await expect.poll(roundShown).not.toBe(before);
  expect(isInvited()).toBe(false);
});

/** Waiting takes seconds: `npm test` leaves it out. */
test.runIf(import.meta.env['FULL'] === '1')(
  'with the focus in it the invitation stays',
  async () => {
    await playFirstRound('dragon-tiger', WIDE);
    const accept = document.querySelector<HTMLElement>(`${INVITATION} button`);
    accept?.focus();
    await new Promise((resolve) => setTimeout(resolve, ENDS_MS));
    expect(isInvited()).toBe(true);
    accept?.blur();
    await expect.poll(isInvited, { timeout: ENDS_MS }).toBe(false);
  },
);

describe('on a desktop', () => {
  test.each(['brass-roulette', 'quayside-dice', 'pegfall', 'sunken-field', 'lantern-night'])(
    '%s: a notice lies below the bar',
    async (gameId) => {
      const { game, i18n } = await openGame('rest', { gameId, language, size: WIDE });
      await settle();
      await storyOf(gameId, 'refused').act?.(game);
      await sees(i18n.t('notice.refusedTitle'));
      expect(boxOf('.notice').top).toBeGreaterThan(boxOf('.bar').bottom);
    },
  );
});
