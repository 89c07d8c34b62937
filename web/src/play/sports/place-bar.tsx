import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { oddsText } from './bet-labels.ts';
import { useSport } from './sport-context.ts';
import { useSlipValidation } from './use-slip-validation.ts';

/** The possible return of the slip, and the button that places it. */
export function PlaceBar(props: { readonly onPlace: () => void }) {
  const { odds } = useSport();
  const { state, formatMoney } = useFixtures();
  const i18n = useGameTexts();
  const { t } = i18n;
  const validated = useSlipValidation();
  const canPlace = validated.status === 'good' && !state.buying;
  return (
    <div className="place-bar">
      {validated.status === 'legs' && (
        <p className="mt-1-5 text-coral fs-sm">
          {t('fixtures:sports.legsMax', { count: odds.legsMax })}
        </p>
      )}
      {validated.status === 'odds' && (
        <p className="mt-1-5 text-coral fs-sm">
          {t('fixtures:sports.oddsMax', { odds: oddsText(BigInt(odds.combinedMax), i18n) })}
        </p>
      )}
      <dl className="d-grid">
        {validated.odds !== null && (
          <div className="d-flex justify-content-between gap-3 text-2">
            <dt>{t('fixtures:sports.totalOdds')}</dt>
            <dd className="text-white fw-650 font-num" data-testid="odds">
              {oddsText(validated.odds, i18n)}
            </dd>
          </div>
        )}
        <div className="d-flex justify-content-between gap-3 text-2">
          <dt>{t('fixtures:total')}</dt>
          <dd className="text-white fw-650 font-num" data-testid="stake">
            {formatMoney(validated.totalMinor)}
          </dd>
        </div>
        <div className="place-return d-flex justify-content-between gap-3 text-2">
          <dt>{t('fixtures:sports.possibleReturn')}</dt>
          <dd className="text-brass-hi" data-testid="win">
            {formatMoney(validated.returnMinor)}
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className="btn-game btn-brass buy-button btn-wide flex-1 w-100 rounded-lg"
        data-testid="play"
        aria-disabled={!canPlace}
        onClick={() => {
          if (canPlace) props.onPlace();
        }}
      >
        {t(state.buying ? 'fixtures:sports.placing' : 'fixtures:sports.placeBet')}
      </button>
    </div>
  );
}
