import { languages } from '@fairhall/api/contract/enums';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameTexts } from '@/play/game-texts.ts';
import { startRound } from '../workbench/start-round.ts';
import { type ShownGame, type StoryName, storiesOf } from '../workbench/stories.ts';
import { boxOf, openGame, storyOf, WIDE } from './open-game.tsx';
import { overriddenRules } from './phone-rules.ts';
import { expectAccessible, NARROWEST, PHONE, sees, settle } from './screen.ts';

/* The page of each board over the game server of the workbench, in its states and in each language. */

/**
 * The full suite has each game in each language, with earlier rounds and on a phone held either way; `npm
 * test` one game of each board in one of the others.
 */
const isFullSuite = import.meta.env['FULL'] === '1';
const [first, ...others] = languages;

const games = catalogue.map(({ gameId }) => gameId);
const engineOf = (gameId: string) => definitionInForce(gameId).engine;
const isTable = (gameId: string) => !engineOf(gameId).startsWith('slot-');
/** The slots of all engines have one page, on which their reels are one picture. */
const boardOf = (gameId: string) => (isTable(gameId) ? engineOf(gameId) : 'reels');
/** The first game of each board: the last of the slots has the most symbols to draw. */
const boards = new Map(games.toReversed().map((gameId) => [boardOf(gameId), gameId]));
const shownGames = isFullSuite ? games : [...boards.values()];

const hasStory = (gameId: string, name: StoryName): boolean =>
  storiesOf(gameId).some((one) => one.name === name);

type Check = { readonly gameId: string; readonly game: ShownGame; readonly i18n: GameTexts };

/** Acts the events of a board on its open page, one after the other: it is at rest, and has won. */
async function actEvents({ gameId, game, i18n }: Check, check: () => Promise<void>): Promise<void> {
  await expect.poll(() => document.querySelector('main')?.getAttribute('aria-label')).toBeTruthy();
  expect(document.documentElement.lang).toBe(i18n.locale);
  await check();
  if (hasStory(gameId, 'win')) {
    await storyOf(gameId, 'win').act?.(game);
    await check();
  }
}

/** Acts what every page announces alike: a refused bet and a lost connection. */
async function actNotices({ gameId, game, i18n }: Check, check: () => Promise<void>) {
  await storyOf(gameId, 'refused').act?.(game);
  await sees(i18n.t('notice.refusedTitle'));
  await check();
  await storyOf(gameId, 'offline').act?.(game);
  await sees(i18n.t('notice.reconnecting'));
  await check();
}

/** What scrolls is focusable from the next frame on. */
async function isAccessible(): Promise<void> {
  await settle();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expectAccessible();
}

const fitsWindow = async (): Promise<void> => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
};

describe(`in ${first}, with axe: at rest, won, refused and offline`, () => {
  /** `npm test` sees the notices of two games. */
  const hasNotices = (gameId: string) => isFullSuite || shownGames.indexOf(gameId) < 2;

  test.each(shownGames)('%s', async (gameId) => {
    const opening = { gameId, language: first, size: WIDE };
    const opened = { gameId, ...(await openGame('rest', opening)) };
    await actEvents(opened, isAccessible);
    if (hasNotices(gameId)) await actNotices(opened, isAccessible);
  });
});

describe('in each other language, in the narrowest window', () => {
  for (const [place, language] of others.entries()) {
    const inTurn = shownGames.filter((_, at) => isFullSuite || at % others.length === place);
    test.each(inTurn)(`${language}: %s`, async (gameId) => {
      const opening = { gameId, language, size: NARROWEST };
      const opened = { gameId, ...(await openGame('rest', opening)) };
      await actEvents(opened, fitsWindow);
      await actNotices(opened, fitsWindow);
    });
    test.runIf(isFullSuite).each(inTurn)(
      `${language}: %s, after earlier rounds`,
      async (gameId) => {
        const name = hasStory(gameId, 'resumed') ? 'resumed' : 'results';
        await openGame(name, { gameId, language, size: NARROWEST });
        await isAccessible();
        await fitsWindow();
      },
    );
  }
});

const LANDSCAPE = { width: 844, height: 390 };

const held = [
  ['portrait', PHONE],
  ...(isFullSuite ? [['landscape', LANDSCAPE] as const] : []),
] as const;

describe.each(held)('on a phone in %s, no utility overrides what a table changes', (_, size) => {
  test.each(shownGames.filter(isTable))('%s', async (gameId) => {
    await openGame('rest', { gameId, language: first, size });
    await settle();
    expect(overriddenRules()).toEqual([]);
  });
});

describe('a fruit machine', () => {
  const phase = () => document.querySelector<HTMLElement>('.game')?.dataset['phase'];
  const holds = () => [...document.querySelectorAll('.fruit-hold')];
  const held = () => holds().map((hold) => hold.getAttribute('aria-pressed'));

  test('states no odds of a win beyond its largest', async () => {
    const { i18n } = await openGame('rest', { gameId: 'parade-7', language: first, size: WIDE });
    await settle();
    await userEvent.keyboard('i');
    await sees(i18n.t('slots:paytable.oddsOfMax'));
    const named = (multiple: number) =>
      i18n.t('slots:paytable.odds', { multiple: i18n.number(multiple) });
    for (const multiple of [100, 1_000])
      expect(document.body.textContent).not.toContain(named(multiple));
  });

  test('is played by keys: a spin, a reel held and let go, and a reel nudged', async () => {
    await openGame('rest', { gameId: 'parade-7', language: first, size: WIDE });
    await settle();
    await userEvent.keyboard(' ');
    await expect.poll(phase).toBe('choosing');
    await expect.poll(holds).toHaveLength(3);
    const [before] = held();
    await userEvent.keyboard('1');
    await expect.poll(() => held()[0]).toBe(before === 'true' ? 'false' : 'true');
    await userEvent.keyboard('1');
    await expect.poll(() => held()[0]).toBe(before);
    await userEvent.keyboard('n2');
    await expect.poll(phase).toBe('idle');
    expect(holds()).toEqual([]);
  });
});

describe('a scratch ticket', () => {
  const fieldAt = (place: number) => {
    const field = document.querySelector<HTMLElement>(`[data-part="${place}"]`);
    if (!field) throw new Error(`the ticket has no field ${place}`);
    return field;
  };
  const isOpen = (place: number) => fieldAt(place).dataset['open'] !== undefined;
  const rub = (field: HTMLElement, [across, down]: readonly [number, number], type: string) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    const at = { clientX: left + width * across, clientY: top + height * down };
    const moved = { movementX: 20, movementY: 20 };
    field.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons: 1, ...at, ...moved }));
  };

  test('is rubbed open by a pointer, field by field, and pressed open by a key', async () => {
    const opening = { gameId: 'scratch-safari', language: first, size: WIDE } as const;
    await openGame('rest', opening);
    await startRound(document);
    await expect.poll(() => document.querySelector('[data-opening]')).not.toBeNull();
    rub(fieldAt(0), [0.2, 0.2], 'pointerdown');
    expect(isOpen(0)).toBe(false);
    for (const down of [0.2, 0.5, 0.8]) {
      for (const across of [0.2, 0.5, 0.8]) rub(fieldAt(0), [across, down], 'pointermove');
    }
    await expect.poll(() => isOpen(0)).toBe(true);
    expect(isOpen(1)).toBe(false);
    fieldAt(1).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isOpen(1)).toBe(true);
    expect(isOpen(2)).toBe(false);
  });
});

describe('a slip of keno', () => {
  test('on an upright phone has its tools above its numbers, and not over what it pays', async () => {
    await openGame('rest', { gameId: 'aurora-keno', language: first, size: PHONE });
    await settle();
    const [tools, numbers] = [boxOf('.keno-tools'), boxOf('.keno-grid')];
    expect(tools.bottom).toBeLessThanOrEqual(numbers.top);
    expect(tools.right).toBeLessThanOrEqual(numbers.right);
  });
});

describe('on a short upright phone', () => {
  const size = { width: 360, height: 640 };

  test.each([
    ['aurora-keno', '.keno-grid'],
    ['scratch-safari', '.scratch-card'],
    ['red-envelope-rush', '.seal'],
    ['lamplight-wheel', '.lamps'],
  ] as const)('%s has its whole board above the dock', async (gameId, board) => {
    await openGame('rest', { gameId, language: first, size });
    await settle();
    expect(boxOf(board).bottom).toBeLessThanOrEqual(boxOf('.dock').top);
  });

  test('the bar shows the whole result of the session, and not its label where both are too long', async () => {
    const gameId = 'aurora-keno';
    const { game } = await openGame('rest', { gameId, language: first, size });
    await storyOf(gameId, 'epic').act?.(game);
    const net = '[data-testid="session-net"]';
    await expect.poll(() => document.querySelector(net)?.textContent).toBe('+$1,599.00');
    const [value, line] = [boxOf(net), boxOf(`div:has(> ${net})`)];
    expect(value.top).toBeGreaterThanOrEqual(line.top);
    expect(value.bottom).toBeLessThanOrEqual(line.bottom);
  });
});

describe('several hands', () => {
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`the page has no ${selector}`);
    return found;
  };
  const namesOf = (cards: ParentNode) =>
    [...cards.querySelectorAll('.playing-card')].map((card) => card.getAttribute('aria-label'));

  /** Deals a round of three hands. */
  async function dealThree(gameId: string): Promise<void> {
    await openGame('rest', { gameId, language: first, size: WIDE });
    await page.getByRole('radio', { name: '3 hands' }).click();
    await page.getByTestId('play').click();
    await expect.poll(() => document.querySelector('[data-phase="idle"]')).toBeNull();
    await expect.poll(() => document.querySelector('.playing-card')).not.toBeNull();
  }

  test('of video poker hold the same cards, and each stakes', async () => {
    await dealThree('harbour-jacks');
    await expect.poll(() => document.querySelector('[data-phase="choosing"]')).not.toBeNull();
    find('button.jacks-place').click();
    await expect.poll(() => find('button.jacks-place').ariaPressed).toBe('true');
    find('[data-testid="draw"]').click();
    await expect.poll(() => document.querySelector('[data-phase="idle"]')).not.toBeNull();
    const hands = [find('.jacks-hand'), ...document.querySelectorAll('.jacks-further li')];
    const cards = hands.map(namesOf);
    expect(cards.map((names) => names.length)).toEqual([5, 5, 5]);
    expect(new Set(cards.map(([held]) => held)).size).toBe(1);
    expect(find('[data-testid="stake"]').textContent).toBe('$3.00');
  });

  test('of blackjack have two cards and a stake each', async () => {
    await dealThree('hall-blackjack');
    await expect.poll(() => document.querySelectorAll('.bj-players .bj-hand')).toHaveLength(3);
    for (const hand of document.querySelectorAll('.bj-players .bj-hand')) {
      expect(namesOf(hand)).toHaveLength(2);
      expect(hand.querySelector('.bj-stake')?.textContent).toContain('$1.00');
    }
  });
});
