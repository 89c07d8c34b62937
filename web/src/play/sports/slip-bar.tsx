import { useFixtures } from '../fixtures/fixtures-context.ts';
import { Figure } from '../frame/figure.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { oddsText } from './bet-labels.ts';
import { combinedOdds } from './slip-state.ts';
import { useSport } from './sport-context.ts';
import { useSlipValidation } from './use-slip-validation.ts';

/** A summary of the slip at the bottom of phones; opens the slip. */
export function SlipBar(props: { readonly onOpen: () => void }) {
  const { slip } = useSport();
  const { formatMoney } = useFixtures();
  const { totalMinor } = useSlipValidation();
  const i18n = useGameTexts();
  const { t } = i18n;
  const count = slip.choices.length;
  return (
    <div className="buy-bar d-flex align-items-center justify-content-between gap-4">
      <Figure label={t('fixtures:total')} value={formatMoney(totalMinor)} testId="stake" />
      <Figure
        label={t('fixtures:sports.totalOdds')}
        value={count === 0 ? '–' : oddsText(combinedOdds(slip.choices), i18n)}
      />
      <button
        type="button"
        className="btn-game btn-brass buy-button flex-1 rounded-lg"
        data-testid="slip"
        aria-haspopup="dialog"
        onClick={props.onOpen}
      >
        {t('fixtures:sports.slip')}
        {count > 0 && (
          <b className="tab-count d-inline-grid place-items-center px-1-5 py-0 rounded-pill fs-xs">
            {count}
          </b>
        )}
      </button>
    </div>
  );
}
