import { useEvents } from '../events/events-context.ts';
import { Figure } from '../shell/figure.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { oddsText } from './bet-words.ts';
import { combinedOdds } from './slip-state.ts';
import { useSport } from './sport-context.ts';
import { useJudgedSlip } from './use-judged-slip.ts';

/** What lies on the slip, at the lower edge of a phone; it opens the slip. */
export function SlipBar(props: { readonly onOpen: () => void }) {
  const { slip } = useSport();
  const { money } = useEvents();
  const { totalMinor } = useJudgedSlip();
  const speech = useSpeech();
  const { t } = speech;
  const count = slip.choices.length;
  return (
    <div className="buy-bar">
      <Figure label={t('events.total')} value={money(totalMinor)} testId="stake" />
      <Figure
        label={t('sports.totalOdds')}
        value={count === 0 ? '–' : oddsText(combinedOdds(slip.choices), speech)}
      />
      <button
        type="button"
        className="btn-game btn-brass buy-button"
        data-testid="slip"
        aria-haspopup="dialog"
        onClick={props.onOpen}
      >
        {t('sports.slip')}
        {count > 0 && <b className="tab-count">{count}</b>}
      </button>
    </div>
  );
}
