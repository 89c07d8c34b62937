import { useEffect, useSyncExternalStore } from 'react';
import { CARD_MS } from '../cards/card-pace.ts';
import { ChipRack } from '../chips/chip-rack.tsx';
import { useSettlement } from '../chips/use-settlement.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { revealedRound } from '../session/round-state.ts';
import { playRepeatedSound } from '../sound/repeated-sound.ts';
import { TablePage } from '../table-games/table-page.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { newTurns, tableOf } from './deal-plan.ts';
import { HandCounts } from './hand-counts.tsx';
import { headlineOf, liveTextOf } from './headline.ts';
import { MultiStepProvider } from './multi-step-context.ts';
import type { MultiStepGame } from './multi-step-game.ts';
import { MultiStepRules } from './multi-step-rules.tsx';
import type { MultiStepSession } from './multi-step-session.ts';
import { stakeShown } from './multi-step-state.ts';
import { settledRound } from './settled-hands.ts';
import { useChoiceKeys } from './use-choice-keys.ts';
import './multi-step.css';
import './short-phones.css';

/** The page of a multi-step game: the table, and the stakes or the choices. */
export function MultiStepPage(props: {
  readonly game: MultiStepGame;
  readonly session: MultiStepSession;
}) {
  const { game, session } = props;
  const { formatMoney } = useGamePage();
  const i18n = useGameTexts();
  const { t } = i18n;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { phase, round, seenSteps } = state;
  const settlement = useSettlement(settledRound(state), session.jurisdictionRules.quickPlay);
  const view = { game, state, session, settlement, formatMoney };
  const onKeyDown = useChoiceKeys(view);
  const { dealPlan } = game;
  useEffect(() => {
    if (phase !== 'revealing' || !round) return;
    return playRepeatedSound({
      sound: 'card',
      everyMs: CARD_MS,
      times: Math.ceil(newTurns(round, seenSteps, dealPlan)),
    });
  }, [phase, round, seenSteps, dealPlan]);

  const { Board, Controls = ChoiceButtons } = game;
  const isIdle = phase === 'idle';
  // The first choice of a round whose further stake was refused is made like every other one.
  const isOpening = phase === 'choosing' && round !== null && tableOf(round).hands.length === 0;
  const canSkip = !isIdle && session.jurisdictionRules.quickPlay;
  const dealLabel = revealedRound(state) ? 'table.dealAgain' : 'table.deal';
  return (
    <MultiStepProvider value={view}>
      <TablePage
        view={view}
        headline={headlineOf({ ...view, i18n })}
        controls={{
          className: 'choice-dock',
          totalMinor: stakeShown(state),
          choices: isIdle ? (
            <ChipRack
              of={state}
              label={t('steps.stake')}
              onChoose={(stakeMinor) => session.chooseStake(stakeMinor)}
            />
          ) : isOpening ? (
            <ChoiceButtons />
          ) : (
            <Controls />
          ),
          tools: isIdle && <HandCounts />,
          play:
            phase === 'choosing'
              ? null
              : {
                  label: t(canSkip ? 'controls.skip' : dealLabel),
                  idleLabels: [t('table.deal'), t('table.dealAgain')],
                  isDisabled: isIdle ? state.waitsIn !== null : !canSkip,
                },
        }}
        liveText={liveTextOf({ ...view, i18n })}
        Rules={MultiStepRules}
        restoresFocus
        onKeyDown={onKeyDown}
      >
        <Board />
      </TablePage>
    </MultiStepProvider>
  );
}
