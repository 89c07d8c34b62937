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
  /** What the page says in this state; by default it has placeholders. */
  readonly shows?: (t: Texts) => string;
  /** Whether the content never arrives. */
  readonly isLoading?: boolean;
  /** A page that is not made for phones. */
  readonly isWide?: boolean;
};

type View<Language> = { readonly size: Size; readonly language: Language };

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
  const [first] = client.languages;
  const named = states.map((state) => [state.name, state] as const);
  for (const language of client.languages) {
    describe(`in ${language}`, () => {
      test.for(named)('%s', async ([, state]) => {
        const { steps, shows, isLoading = false, isWide = false } = state;
        const size = isWide || language === first ? DESKTOP : NARROWEST;
        const t = await client.open({ ...state, size, language });
        await steps?.(t);
        if (shows) await sees(shows(t));
        else await expect.poll(() => document.querySelector('.skeleton')).not.toBeNull();
        if (!isLoading) await settle();
        await expectWellFormed(language);
        if (language === first) await expectAccessible();
      });
    });
  }
}

/** Ends the connection of the open page. */
export async function goOffline(): Promise<void> {
  await settle();
  onlineManager.setOnline(false);
}
