/** A test's patience for a page that renders. */
const TRIES_MAX = 200;
const PLAY = '.spin, [data-testid="play"], [data-testid="fire"]';
/** What a round needs first: a spot, a number, a selection. */
const BET = '[data-spot], .odds';
/** A line of a draw has the most numbers. */
const BETS_MAX = 6;

/**
 * Starts a round on the page as a player does: places a bet where the game needs one, and plays.
 * @throws Error for a page that offers neither
 */
export async function startRound(page: ParentNode): Promise<void> {
  for (let bets = 0; bets < BETS_MAX && !findEnabled(page, PLAY); bets += 1) {
    const places = [...page.querySelectorAll<HTMLElement>(BET)].filter(isFree);
    places[bets]?.click();
    await nextFrame();
  }
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const play = findEnabled(page, PLAY);
    if (play) return play.click();
    // On a phone the slip is a dialog of its own.
    findEnabled(page, '[data-testid="slip"]')?.click();
    await nextFrame();
  }
  throw new Error('the page offers no round');
}

const isFree = (element: HTMLElement): boolean =>
  element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true';

const findEnabled = (page: ParentNode, selector: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(selector)].find(isFree);

const nextFrame = () => new Promise(requestAnimationFrame);
