import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A game with decisions: its page, or the frame that it is in. */
export type DecisionTable = Pick<Page, 'getByTestId' | 'getByRole' | 'locator'>;

export type AnsweredRound = {
  readonly balance: string;
  readonly round: { readonly roundId: string; readonly stake: string; readonly win: string };
};

const DEALS_MAX = 30;

/** Waits until what was dealt lies open: for a choice, or for the next deal. */
async function atRest(table: DecisionTable): Promise<string> {
  const main = table.getByRole('main');
  await expect(main).toHaveAttribute('data-phase', /^(idle|choosing)$/);
  return (await main.getAttribute('data-phase')) ?? '';
}

/** Presses a control and answers what the casino said to it, once that lies open. */
async function answerTo(
  { page, table }: { page: Page; table: DecisionTable },
  control: Locator,
): Promise<AnsweredRound & { readonly phase: string }> {
  const answered = page.waitForResponse(/\/rounds\/(deal|choose)$/);
  await control.click();
  const { data }: { data: AnsweredRound } = await (await answered).json();
  return { ...data, phase: await atRest(table) };
}

/** Deals until a round waits for a choice: some end with their first cards. */
export async function dealUntilOpen(on: {
  page: Page;
  table: DecisionTable;
}): Promise<AnsweredRound> {
  for (let deals = 0; deals < DEALS_MAX; deals += 1) {
    const answer = await answerTo(on, on.table.getByTestId('play'));
    if (answer.phase === 'choosing') return answer;
  }
  throw new Error(`none of ${DEALS_MAX} rounds waited for a choice`);
}

/** Makes the named choices, whichever is on offer, until the round is over. */
export async function chooseToTheEnd(
  on: { page: Page; table: DecisionTable },
  names: readonly string[],
): Promise<AnsweredRound> {
  const name = new RegExp(`^(${names.join('|')})`);
  for (;;) {
    const answer = await answerTo(on, on.table.getByRole('button', { name }).first());
    if (answer.phase === 'idle') return answer;
  }
}

/** The cards on the table, as a screen reader names them. */
export function cardsOn(table: DecisionTable): Promise<(string | null)[]> {
  return table
    .locator('.playing-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
}
