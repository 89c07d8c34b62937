import { useSyncExternalStore } from 'react';
import { Figure } from '../frame/figure.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { Stepper } from '../frame/stepper.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { sentence, wonText } from '../table-games/result-text.ts';
import { TableRules } from '../table-games/table-rules.tsx';
import { OriginalProvider, useOriginal } from './original-context.ts';
import type { OriginalGame } from './original-game.ts';
import type { OriginalSession } from './original-session.ts';
import { OriginalShell } from './original-shell.tsx';
import { exactStakes, phaseOf, shownBalance, shownRound, spotMaxMinor } from './original-state.ts';

const stakeKeys: Readonly<Record<string, 1 | -1>> = { arrowup: 1, arrowdown: -1 };

/** The page of a single-step original. */
export function OriginalPage(props: {
  readonly game: OriginalGame;
  readonly session: OriginalSession;
}) {
  const { game, session } = props;
  const { formatMoney } = useGamePage();
  const i18n = useGameTexts();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { sheet, currency, spot } = state;
  const phase = phaseOf(state);
  const round = shownRound(state);
  const context = { i18n, sheet };
  const { pencil } = session.rules;
  const liveText =
    round && round === state.lastRounds[0]
      ? `${game.resultText(round, context)}. ${sentence(wonText(round, { i18n, formatMoney, currency }))} ${i18n.t('result.balance', { amount: formatMoney(state.balanceMinor) })}`
      : '';

  function onKey(key: string, { isFree }: { readonly isFree: boolean }): boolean {
    const move = stakeKeys[key];
    const place = /^[1-9]$/.test(key) ? Number(key) - 1 : null;
    const chosen = game.spotAfterKey(key, spot);
    if (key === ' ' && isFree) session.press();
    else if (move) session.moveStake(move);
    else if (place !== null) session.chooseStake(state.stakesMinor[place] ?? state.stakeMinor);
    else if (chosen !== null) session.chooseSpot(chosen);
    else return false;
    return true;
  }

  const { Board } = game;
  return (
    <OriginalProvider value={{ game, state, session, formatMoney }}>
      <OriginalShell
        look={game.look}
        state={{ ...state, phase }}
        session={session}
        canRotate={phase === 'idle'}
        shownMinor={shownBalance(state)}
        stakedMinor={round ? toMinor(round.stake, currency) : 0n}
        returnedMinor={round ? toMinor(round.win, currency) : 0n}
        resultOf={(one) => game.shortResult(one, context)}
        draws={state.round?.outcome.draws.slice(0, game.deciding(state.round, sheet)) ?? []}
        pencil={{
          formula: pencil.formula(spot),
          computation: round ? pencil.computation(round.outcome) : [],
        }}
        controls={<Controls />}
        play={<PlayButton />}
        autobet={{
          baseMinor: state.stakeMinor,
          picksMax: 0,
          exactStakes: () => exactStakes(state, session.rules),
          loadWins: async () => session.rules.winsOf(spot),
        }}
        onKey={onKey}
        liveText={liveText}
        Rules={OriginalRulesDialog}
      >
        <Board />
      </OriginalShell>
    </OriginalProvider>
  );
}

/** The stake, and the game's own choices. */
function Controls() {
  const { game, state, session, formatMoney } = useOriginal();
  const { t } = useGameTexts();
  const { stakesMinor, stakeMinor, spot } = state;
  const { max } = session.rules.returnsOf(spot);
  return (
    <>
      <Stepper
        choices={stakesMinor}
        chosen={stakeMinor}
        lower={t('controls.lower')}
        raise={t('controls.raise')}
        now={t('controls.betNow', { amount: formatMoney(stakeMinor) })}
        label={t('originals:original.stake')}
        value={formatMoney(stakeMinor)}
        testId="stake"
        onMove={(move) => session.moveStake(move)}
      />
      <game.Fields />
      <Figure
        label={t(game.brings)}
        value={formatMoney((stakeMinor * BigInt(max)) / 100n)}
        className="original-brings"
        testId="brings"
      />
      {!session.isOffered && (
        <p className="original-most" role="status">
          {t('originals:original.most', {
            amount: formatMoney(spotMaxMinor(state, session.rules)),
          })}
        </p>
      )}
    </>
  );
}

function PlayButton() {
  const { state, session } = useOriginal();
  const { t } = useGameTexts();
  return (
    <button
      type="button"
      className="btn-game btn-brass original-play"
      data-testid="play"
      data-phase={phaseOf(state)}
      aria-disabled={!session.isOffered}
      onClick={() => session.press()}
    >
      {t(state.autobet ? 'controls.stop' : 'originals:original.play')}
    </button>
  );
}

/** The rules and the returns of the game. */
function OriginalRulesDialog({ onClose }: { readonly onClose: () => void }) {
  const { game, state, formatMoney } = useOriginal();
  const { t } = useGameTexts();
  const { rules, Pays } = game;
  const [min = 0n] = state.stakesMinor;
  const max = state.stakesMinor.at(-1) ?? min;
  return (
    <TableRules
      deal="one-step"
      rules={[...rules, 'originals:original.rulesMoney']}
      limits={t('steps.limits', { min: formatMoney(min), max: formatMoney(max) })}
      onClose={onClose}
    >
      <Pays />
    </TableRules>
  );
}
