import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page or the frame of a multi-step game. */
export type MultiStepTable = Pick<Page, 'getByTestId' | 'getByRole' | 'locator'>;

export type CompletedRound = {
  readonly balance: string;
  readonly round: { readonly roundId: string; readonly stake: string; readonly win: string };
};

const DEALS_MAX = 30;

/** Waits until the dealt cards are shown and the game expects a choice or the next deal. */
async function idlePhase(table: MultiStepTable): Promise<string> {
  const main = table.getByRole('main');
  await expect(main).toHaveAttribute('data-phase', /^(idle|choosing)$/);
  return (await main.getAttribute('data-phase')) ?? '';
}

/** Takes a step and returns the game server's response, once it is shown. */
export async function responseTo(
  { page, table }: { page: Page; table: MultiStepTable },
  step: () => Promise<void>,
): Promise<CompletedRound & { readonly phase: string }> {
  const responded = page.waitForResponse(/\/rounds\/(deal|choose)$/);
  await step();
  const { data }: { data: CompletedRound } = await (await responded).json();
  return { ...data, phase: await idlePhase(table) };
}

/** Deals until a round expects a choice: some end with their first cards. */
export async function dealUntilOpen(on: {
  page: Page;
  table: MultiStepTable;
}): Promise<CompletedRound> {
  for (let deals = 0; deals < DEALS_MAX; deals += 1) {
    const response = await responseTo(on, () => on.table.getByTestId('play').click());
    if (response.phase === 'choosing') return response;
  }
  throw new Error(`none of ${DEALS_MAX} rounds offered a choice`);
}

/** Makes the given choices, whichever is on offer, until the round is over. */
export async function chooseToTheEnd(
  on: { page: Page; table: MultiStepTable },
  names: readonly string[],
): Promise<CompletedRound> {
  const name = new RegExp(`^(${names.join('|')})`);
  for (;;) {
    const response = await responseTo(on, () =>
      on.table.getByRole('button', { name }).first().click(),
    );
    if (response.phase === 'idle') return response;
  }
}

/** The cards on the table or in a part of it, by their accessible names. */
export function cardsOn(table: Pick<MultiStepTable, 'locator'>): Promise<(string | null)[]> {
  return table
    .locator('.playing-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
}
