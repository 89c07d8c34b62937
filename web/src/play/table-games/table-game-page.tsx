import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ChipRack } from '../chips/chip-rack.tsx';
import { useSettlement } from '../chips/use-settlement.ts';
import { useGamePage } from '../frame/page-context.ts';
import type { TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { revealedRound } from '../session/round-state.ts';
import { playRepeatedSound } from '../sound/repeated-sound.ts';
import { BetTools } from './bet-tools.tsx';
import { headlineOf, liveTextOf } from './result-text.ts';
import type { TableGame } from './table-game.ts';
import { TableGameProvider } from './table-game-context.ts';
import { TableGameRules } from './table-game-rules.tsx';
import type { TableGameSession } from './table-game-session.ts';
import { settledRound, totalOf } from './table-game-state.ts';
import { TablePage } from './table-page.tsx';
import { useArrowFocus } from './use-arrow-focus.ts';

/** The page of a single-step game: the table, its chips and the play button. */
export function TableGamePage(props: {
  readonly game: TableGame;
  readonly session: TableGameSession;
}) {
  const { game, session } = props;
  const { formatMoney } = useGamePage();
  const i18n = useGameTexts();
  const { t } = i18n;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const table = useRef<HTMLDivElement>(null);
  useArrowFocus(table);
  const { phase, openParts, openedByHand } = state;
  useEffect(() => {
    // On small pages the board scrolls; the dealt cards are at its top.
    if (phase === 'revealing') table.current?.scrollTo({ top: 0 });
  }, [phase]);
  const opened = game.buys === 'ticket' ? openParts.length : null;
  useEffect(() => {
    if (phase !== 'revealing' || !state.round || opened === 0) return;
    const sound = game.dealSound(state.round);
    const times = opened === null ? sound.times : openedByHand === null ? 1 : opened - openedByHand;
    return playRepeatedSound({ ...sound, times });
  }, [phase, state.round, game, opened, openedByHand]);

  const isChips = game.buys === 'chips';
  const { Board, ResultMark, LastResults } = game;
  const round = revealedRound(state);
  const total = totalOf(state.bets);
  const isIdle = state.phase === 'idle';
  const { quickPlay } = session.jurisdictionRules;
  const opensAll = session.hasClosedParts();
  const canSkip = opensAll || (!isIdle && quickPlay);
  const settled = { ...settledRound(state), isOpen: isChips && state.bets === state.lastBets };
  const settlement = useSettlement(settled, quickPlay);
  const view = { game, state, session, settlement, formatMoney };
  return (
    <TableGameProvider value={view}>
      <TablePage
        view={view}
        headline={headlineOf({ ...view, i18n })}
        resultMark={ResultMark && round && <ResultMark round={round} />}
        lastResults={LastResults && <LastResults />}
        controls={{
          totalMinor: total,
          choices: (
            <ChipRack
              of={state}
              label={t(isChips ? 'table.chip' : 'table.price')}
              onChoose={(stakeMinor) => session.chooseChip(stakeMinor)}
            />
          ),
          tools: isChips && <BetTools />,
          play: {
            label: state.autobet
              ? t('controls.stop')
              : t(playLabel({ game, opensAll, canSkip, isAgain: state.round !== null })),
            idleLabels: [t(game.play), t(game.playAgain)],
            isDisabled: !state.autobet && (isIdle ? total === 0n : !canSkip),
          },
        }}
        autobet={game.autobetOf?.(state) ?? null}
        liveText={liveTextOf({ ...view, i18n })}
        Rules={TableGameRules}
        table={table}
      >
        <Board />
      </TablePage>
    </TableGameProvider>
  );
}

/** The label of the play button. */
function playLabel(now: {
  readonly game: TableGame;
  readonly opensAll: boolean;
  readonly canSkip: boolean;
  readonly isAgain: boolean;
}): TextKey {
  const { game, opensAll, canSkip, isAgain } = now;
  if (opensAll && game.openAll) return game.openAll;
  if (canSkip) return 'controls.skip';
  return isAgain ? game.playAgain : game.play;
}
