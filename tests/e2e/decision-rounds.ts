import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A game with decisions: its page, or the frame that it is in. */
export type DecisionTable = Pick<Page, 'getByTestId' | 'getByRole' | 'locator'>;

export type CompletedRound = {
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
async function responseTo(
  { page, table }: { page: Page; table: DecisionTable },
  control: Locator,
): Promise<CompletedRound & { readonly phase: string }> {
  const responded = page.waitForResponse(/\/rounds\/(deal|choose)$/);
  await control.click();
  const { data }: { data: CompletedRound } = await (await responded).json();
  return { ...data, phase: await atRest(table) };
}

/** Deals until a round waits for a choice: some end with their first cards. */
export async function dealUntilOpen(on: {
  page: Page;
  table: DecisionTable;
}): Promise<CompletedRound> {
  for (let deals = 0; deals < DEALS_MAX; deals += 1) {
    const response = await responseTo(on, on.table.getByTestId('play'));
    if (response.phase === 'choosing') return response;
  }
  throw new Error(`none of ${DEALS_MAX} rounds waited for a choice`);
}

/** Makes the named choices, whichever is on offer, until the round is over. */
export async function chooseToTheEnd(
  on: { page: Page; table: DecisionTable },
  names: readonly string[],
): Promise<CompletedRound> {
  const name = new RegExp(`^(${names.join('|')})`);
  for (;;) {
    const response = await responseTo(on, on.table.getByRole('button', { name }).first());
    if (response.phase === 'idle') return response;
  }
}

/** The cards on the table, as a screen reader names them. */
export function cardsOn(table: DecisionTable): Promise<(string | null)[]> {
  return table
    .locator('.playing-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
}
