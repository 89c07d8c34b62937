import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipRack } from '../chips/chip-rack.tsx';
import { toMinor } from '../money.ts';
import { Counted } from '../shell/counted.tsx';
import { Figure } from '../shell/figure.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { useDecisions } from './decision-context.ts';
import { type DecisionState, endedRound, isAtRest } from './decision-state.ts';

type DockProps = {
  /** The shown balance in words. */
  readonly balance: ReactNode;
  readonly onFairness: () => void;
};

/** Figures, the stakes or the choices, and the button that deals. */
export function DecisionDock({ balance, onFairness }: DockProps) {
  const { kind, state, session, money } = useDecisions();
  const { t, number } = useSpeech();
  const ended = endedRound(state);
  const returnedMinor = ended ? toMinor(ended.win, state.currency) : 0n;
  const { Controls = ChoiceButtons } = kind;
  const isBetting = state.phase === 'betting';
  return (
    <section className="dock felt-dock decision-dock" aria-label={t('controls.label')}>
      <div className="felt-figures">
        <Figure label={t('controls.balance')} className="figure-balance" value={balance} />
        <Figure label={t('felt.totalBet')} value={money(stakeShown(state))} testId="stake" />
        <Figure
          label={t('felt.returned')}
          className="figure-win"
          value={<Counted minor={returnedMinor} money={money} />}
          testId="win"
        />
      </div>
      {isBetting ? (
        <ChipRack
          of={state}
          label={t('decisions.stake')}
          chosenMinor={state.stakeMinor}
          money={money}
          onChoose={(stakeMinor) => session.chooseStake(stakeMinor)}
        />
      ) : (
        <Controls />
      )}
      <div className="felt-plays">
        <button type="button" className="btn-game btn-mint-quiet felt-seal" onClick={onFairness}>
          <ShieldCheck size={18} aria-hidden />
          <span>{t('bar.sealed', { round: number(state.fairness.nextNonce) })}</span>
        </button>
        {state.phase !== 'choosing' && (
          <button
            type="button"
            className="btn-game btn-brass felt-play"
            data-testid="play"
            data-phase={state.phase}
            aria-disabled={isBetting && state.waitsIn !== null}
            onClick={() => session.press()}
          >
            {t(isBetting ? (ended ? 'felt.dealAgain' : 'felt.deal') : 'controls.skip')}
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * What the round has taken, also once it is over: what it returned stands beside it. What the next
 * one will take where the player has chosen another stake.
 */
function stakeShown({ phase, round, currency, stakeMinor }: DecisionState): bigint {
  if (!round) return stakeMinor;
  const isOn = phase === 'revealing' || round.status === 'open';
  const isNext = toMinor(round.outcome.openingStake, currency) !== stakeMinor;
  const isShown = isOn || (phase === 'betting' && !isNext);
  return isShown ? toMinor(round.stake, currency) : stakeMinor;
}

/** A button for each choice; they stay while a choice is on its way, so that no focus is lost. */
function ChoiceButtons() {
  const { kind, state, session, money } = useDecisions();
  const speech = useSpeech();
  const { t } = speech;
  // What a first deal will offer is said when its cards lie open.
  const isFirstDeal = state.phase === 'revealing' && state.seenSteps === 0;
  const choices = isFirstDeal ? [] : (state.round?.choices ?? []);
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('decisions.choices')}</legend>
      {choices.map(({ name, stake }, place) => {
        const stakeMinor = toMinor(stake, state.currency);
        const choice = kind.choiceName(name, speech);
        const amount = money(stakeMinor);
        return (
          <button
            key={name}
            type="button"
            className={`btn-game choice ${place === 0 ? 'btn-brass' : 'btn-quiet'}`}
            data-choice={name}
            aria-label={stakeMinor > 0n ? t('decisions.withStake', { choice, amount }) : undefined}
            aria-keyshortcuts={kind.keys[name]}
            aria-disabled={!isAtRest(state)}
            onClick={() => session.choose(name)}
          >
            <span>{choice}</span>
            {stakeMinor > 0n && <small>{amount}</small>}
            {kind.keys[name] && <kbd aria-hidden>{kind.keys[name].toUpperCase()}</kbd>}
          </button>
        );
      })}
    </fieldset>
  );
}
