import { createContext } from 'react';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { OpenedGame } from '../contract-types.ts';
import type { FormatMoney } from '../game-texts.ts';
import type { Host } from '../host.ts';
import type { RecordReader } from '../record/record-reader.ts';
import { useRequired } from '../required-context.ts';
import type { SessionTally } from '../session/session-tally.ts';

/** The constant facts of an open game. */
export type GamePageFacts = {
  readonly opened: Pick<OpenedGame, 'gameId' | 'gameName' | 'supplier' | 'rulesHash'>;
  readonly currency: Currency;
  readonly formatMoney: FormatMoney;
  readonly host: Host;
  readonly tally: SessionTally;
  /** The player's own record of what was shown. */
  readonly record: RecordReader;
  /** In free play: its least stake, and the points of a new launch for points below it. */
  readonly free: { readonly leastStakeMinor: bigint; readonly refill: () => void } | null;
  /** Whether a past round is shown again: nothing on the page can be used. */
  readonly isReplay: boolean;
  readonly onReload: () => void;
};

const GamePageContext = createContext<GamePageFacts | null>(null);

export const GamePageProvider = GamePageContext.Provider;

export const useGamePage = (): GamePageFacts => useRequired(GamePageContext, 'game page');
