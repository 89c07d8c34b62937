import { useSpeech } from '../../../shell/speech-context.tsx';
import { tableOf } from '../../deal-plan.ts';
import { useDecisions } from '../../decision-context.ts';

/** Takes what the chain is worth; the guesses lie beside the card. */
export function TideControls() {
  const { state, session, money } = useDecisions();
  const { t } = useSpeech();
  const { round } = state;
  const { guesses = 0, worth = 0 } = round ? tableOf(round).figures : {};
  const canCollect = state.phase === 'choosing' && guesses > 0;
  const amount = money((state.stakeMinor * BigInt(worth)) / 100n);
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('decisions.choices')}</legend>
      <p className="tide-count">{t('tide.right', { count: guesses })}</p>
      <button
        type="button"
        className="btn-game btn-brass choice"
        data-choice="collect"
        aria-keyshortcuts="Enter C"
        aria-disabled={!canCollect}
        onClick={() => session.choose('collect')}
      >
        <span>{t('tide.collect')}</span>
        {guesses > 0 && <small>{amount}</small>}
      </button>
    </fieldset>
  );
}
