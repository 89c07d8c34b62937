import { useGameTexts } from '../../../game-texts-context.ts';
import { tableOf } from '../../deal-plan.ts';
import { useMultiStep } from '../../multi-step-context.ts';

/** The button that cashes out; the guesses are beside the card. */
export function TideControls() {
  const { state, session, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const { round } = state;
  const { guesses = 0, worth = 0 } = round ? tableOf(round).figures : {};
  const canCollect = state.phase === 'choosing' && guesses > 0;
  const amount = formatMoney((state.stakeMinor * BigInt(worth)) / 100n);
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('steps.choices')}</legend>
      <p className="tide-count">{t('cards:tide.right', { count: guesses })}</p>
      <button
        type="button"
        className="btn-game btn-brass choice"
        data-choice="collect"
        aria-keyshortcuts="Enter C"
        aria-disabled={!canCollect}
        onClick={() => session.choose('collect')}
      >
        <span>{t('cards:tide.collect')}</span>
        {guesses > 0 && <small className="fs-sm font-num">{amount}</small>}
      </button>
    </fieldset>
  );
}
