import { useFixtures } from '../fixtures/fixtures-context.ts';
import { Figure } from '../frame/figure.tsx';
import { useGameTexts } from '../game-texts-context.ts';

/** The purchase button of a draw, with its price. */
export function BuyBar(props: {
  readonly lines: number;
  readonly totalMinor: bigint;
  readonly canBuy: boolean;
  readonly onBuy: () => void;
}) {
  const { lines, totalMinor, canBuy } = props;
  const { state, formatMoney } = useFixtures();
  const { t } = useGameTexts();
  return (
    <div className="buy-bar d-flex align-items-center justify-content-between gap-4">
      <Figure
        label={t('fixtures:draw.lines', { count: lines })}
        value={formatMoney(totalMinor)}
        testId="stake"
      />
      <button
        type="button"
        className="btn-game btn-brass buy-button flex-1 rounded-lg"
        data-testid="play"
        aria-disabled={!canBuy || state.buying}
        onClick={() => {
          if (canBuy && !state.buying) props.onBuy();
        }}
      >
        {t(state.buying ? 'fixtures:draw.buying' : 'fixtures:draw.buy')}
      </button>
    </div>
  );
}
