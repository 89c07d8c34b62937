import { useEvents } from '../events/events-context.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { oddsText } from './bet-words.ts';
import { useSport } from './sport-context.ts';
import { useJudgedSlip } from './use-judged-slip.ts';

/** What the slip would return, and the brass button that places it. */
export function PlaceBar(props: { readonly onPlace: () => void }) {
  const { opened } = useSport();
  const { state, money } = useEvents();
  const speech = useSpeech();
  const { t } = speech;
  const judged = useJudgedSlip();
  const canPlace = judged.verdict === 'good' && !state.buying;
  return (
    <div className="place-bar">
      {judged.verdict === 'legs' && (
        <p className="stake-wrong">{t('sports.legsMax', { count: opened.limits.legsMax })}</p>
      )}
      {judged.verdict === 'odds' && (
        <p className="stake-wrong">
          {t('sports.oddsMax', { odds: oddsText(opened.limits.oddsMax, speech) })}
        </p>
      )}
      <dl>
        {judged.odds !== null && (
          <div>
            <dt>{t('sports.totalOdds')}</dt>
            <dd data-testid="odds">{oddsText(judged.odds, speech)}</dd>
          </div>
        )}
        <div>
          <dt>{t('events.total')}</dt>
          <dd data-testid="stake">{money(judged.totalMinor)}</dd>
        </div>
        <div className="place-return">
          <dt>{t('sports.possibleReturn')}</dt>
          <dd data-testid="win">{money(judged.returnMinor)}</dd>
        </div>
      </dl>
      <button
        type="button"
        className="btn-game btn-brass buy-button btn-wide"
        data-testid="play"
        aria-disabled={!canPlace}
        onClick={() => {
          if (canPlace) props.onPlace();
        }}
      >
        {t(state.buying ? 'sports.placing' : 'sports.placeBet')}
      </button>
    </div>
  );
}
