import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ChipRack } from '../chips/chip-rack.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { openRound } from '../session/round-state.ts';
import { playBeats } from '../sound/beats.ts';
import { BetTools } from './bet-tools.tsx';
import { headlineOf, liveTextOf } from './result-text.ts';
import type { TableGame } from './table-game.ts';
import { TableGameProvider } from './table-game-context.ts';
import { TableGameRules } from './table-game-rules.tsx';
import type { TableGameSession } from './table-game-session.ts';
import { totalOf } from './table-game-state.ts';
import { TablePage } from './table-page.tsx';
import { useArrowFocus } from './use-arrow-focus.ts';

/** A game of one deal on the page: the table, its chips and the button that plays. */
export function TableGamePage(props: {
  readonly game: TableGame;
  readonly session: TableGameSession;
}) {
  const { game, session } = props;
  const { formatMoney } = useGamePage();
  const i18n = useI18n();
  const { t } = i18n;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const table = useRef<HTMLDivElement>(null);
  useArrowFocus(table);
  useEffect(() => {
    // On a small page the board is taller than the table: what is dealt is at its top.
    if (state.phase !== 'revealing') return;
    table.current?.scrollTo({ top: 0 });
    return state.round ? playBeats(game.beats(state.round)) : undefined;
  }, [state.phase, state.round, game]);

  const { Board, Mark, Last } = game;
  const round = openRound(state);
  const total = totalOf(state.bets);
  const isIdle = state.phase === 'idle';
  const isChips = game.buys === 'chips';
  const view = { game, state, session, formatMoney };
  return (
    <TableGameProvider value={view}>
      <TablePage
        look={game.look}
        state={state}
        session={session}
        rtp={state.paytable.rtp}
        headline={headlineOf({ ...view, i18n })}
        mark={Mark && round && <Mark round={round} />}
        last={Last && <Last />}
        controls={{
          totalMinor: total,
          choices: (
            <ChipRack
              of={state}
              label={t(isChips ? 'table.chip' : 'table.price')}
              chosenMinor={state.stakeMinor}
              formatMoney={formatMoney}
              onChoose={(stakeMinor) => session.chooseChip(stakeMinor)}
            />
          ),
          tools: isChips && <BetTools />,
          play: {
            label: t(isIdle ? (state.round ? game.playAgain : game.play) : 'controls.skip'),
            isDisabled: isIdle && total === 0n,
          },
        }}
        liveText={liveTextOf({ ...view, i18n })}
        Rules={TableGameRules}
        table={table}
      >
        <Board />
      </TablePage>
    </TableGameProvider>
  );
}
