import { onlineManager } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  expectWellFormed,
  NARROWEST,
  type Size,
  sees,
  settle,
} from './screen.ts';

/** One state of a page or a dialog, in every language. */
export type State<Opening, Texts> = Opening & {
  readonly name: string;
  /** The visitor's actions, by the texts of the language. */
  readonly steps?: (t: Texts) => unknown;
  /** The text of this state; by default placeholders are shown. */
  readonly shows?: (t: Texts) => string;
  /** Whether the content never arrives. */
  readonly isLoading?: boolean;
  /** A page that is not made for phones. */
  readonly isWide?: boolean;
};

type View<Language> = { readonly size: Size; readonly language: Language };

/**
 * The full suite has each state in each language, `npm test` each in the first and every second one in one
 * of the others.
 */
const isFullSuite = import.meta.env['FULL'] === '1';

/**
 * Declares a test of each state: on a desktop in the first language, with axe, and in the narrowest window in
 * the others. The texts are those of the language, and nothing is wider than the window.
 */
export function testStates<Opening extends object, Texts, Language extends string>(
  client: {
    readonly languages: readonly [Language, ...Language[]];
    readonly open: (opening: Opening & View<Language>) => Promise<Texts>;
  },
  states: readonly State<Opening, Texts>[],
): void {
  const [first, ...others] = client.languages;
  const named = states.map((state) => [state.name, state] as const);
  describe(`in ${first}`, () => {
    test.for(named)('%s', async ([, state]) => {
      await expectState(await client.open({ ...state, size: DESKTOP, language: first }), state);
      await expectWellFormed(first);
      await expectAccessible();
    });
  });
  for (const [place, language] of others.entries()) {
    const isInTurn = (index: number) => index % (2 * others.length) === 2 * place;
    const inTurn = named.filter((_, index) => isFullSuite || isInTurn(index));
    if (inTurn.length === 0) continue;
    describe(`in ${language}`, () => {
      test.for(inTurn)('%s', async ([, state]) => {
        const size = state.isWide ? DESKTOP : NARROWEST;
        await expectState(await client.open({ ...state, size, language }), state);
        await expectWellFormed(language);
      });
    });
  }
}

async function expectState<Texts>(t: Texts, state: State<object, Texts>): Promise<void> {
  const { steps, shows, isLoading = false } = state;
  await steps?.(t);
  if (shows) await sees(shows(t));
  else await expect.poll(() => document.querySelector('.skeleton')).not.toBeNull();
  if (!isLoading) await settle();
}

/** Ends the connection of the open page. */
export async function goOffline(): Promise<void> {
  await settle();
  onlineManager.setOnline(false);
}
