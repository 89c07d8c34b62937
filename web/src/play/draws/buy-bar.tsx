import { useEvents } from '../events/events-context.ts';
import { useSpeech } from '../shell/speech-context.tsx';

/** The brass button of the draw, with what it costs. */
export function BuyBar(props: {
  readonly lines: number;
  readonly totalMinor: bigint;
  readonly canBuy: boolean;
  readonly onBuy: () => void;
}) {
  const { lines, totalMinor, canBuy } = props;
  const { state, money } = useEvents();
  const { t } = useSpeech();
  return (
    <div className="buy-bar">
      <div className="figure">
        <span className="figure-label">{t('draw.lines', { count: lines })}</span>
        <strong data-testid="stake">{money(totalMinor)}</strong>
      </div>
      <button
        type="button"
        className="btn-game btn-brass buy-button"
        data-testid="play"
        aria-disabled={!canBuy || state.buying}
        onClick={() => {
          if (canBuy && !state.buying) props.onBuy();
        }}
      >
        {t(state.buying ? 'draw.buying' : 'draw.buy')}
      </button>
    </div>
  );
}
