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
        <p className="stake-wrong">{t('sports.legsMax', { count: odds.legsMax })}</p>
      )}
      {validated.status === 'odds' && (
        <p className="stake-wrong">
          {t('sports.oddsMax', { odds: oddsText(BigInt(odds.combinedMax), i18n) })}
        </p>
      )}
      <dl>
        {validated.odds !== null && (
          <div>
            <dt>{t('sports.totalOdds')}</dt>
            <dd data-testid="odds">{oddsText(validated.odds, i18n)}</dd>
          </div>
        )}
        <div>
          <dt>{t('fixtures.total')}</dt>
          <dd data-testid="stake">{formatMoney(validated.totalMinor)}</dd>
        </div>
        <div className="place-return">
          <dt>{t('sports.possibleReturn')}</dt>
          <dd data-testid="win">{formatMoney(validated.returnMinor)}</dd>
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
