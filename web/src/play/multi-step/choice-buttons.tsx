import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { isIdle } from '../session/round-state.ts';
import { useMultiStep } from './multi-step-context.ts';

/** A button for each choice; they remain during a request, so that none loses the focus. */
export function ChoiceButtons() {
  const { game, state, session, formatMoney } = useMultiStep();
  const i18n = useGameTexts();
  const { t } = i18n;
  // The choices after the first deal are shown when its cards are revealed.
  const isFirstDeal = state.phase === 'revealing' && state.seenSteps === 0;
  const choices = isFirstDeal ? [] : (state.round?.choices ?? []);
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('steps.choices')}</legend>
      {choices.map(({ name, stake }, place) => {
        const stakeMinor = toMinor(stake, state.currency);
        const choice = game.choiceName(name, i18n);
        const amount = formatMoney(stakeMinor);
        return (
          <button
            key={name}
            type="button"
            className={`btn-game choice ${place === 0 ? 'btn-brass' : 'btn-quiet'}`}
            data-choice={name}
            aria-label={stakeMinor > 0n ? t('steps.withStake', { choice, amount }) : undefined}
            aria-keyshortcuts={game.keys[name]}
            aria-disabled={!isIdle(state)}
            onClick={() => session.choose(name)}
          >
            <span>{choice}</span>
            {stakeMinor > 0n && <small className="fs-sm fw-650 font-num">{amount}</small>}
            {game.keys[name] && <kbd aria-hidden>{game.keys[name].toUpperCase()}</kbd>}
          </button>
        );
      })}
    </fieldset>
  );
}
