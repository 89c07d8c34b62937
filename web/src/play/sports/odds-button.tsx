import type { MarketName, OfferedEvent } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { oddsText, selectionName } from './bet-labels.ts';
import { isChosen } from './slip-state.ts';
import { useSport } from './sport-context.ts';

/** A button with odds that adds a selection to the slip, or removes it. */
export function OddsButton(props: {
  readonly event: OfferedEvent;
  readonly market: MarketName;
  readonly selection: string;
  readonly odds: string;
  readonly isClosed: boolean;
  /** Shows the odds without the selection, which is beside them. */
  readonly bare?: boolean;
}) {
  const { event, market, selection, odds, isClosed, bare = false } = props;
  const { slip, choose } = useSport();
  const i18n = useGameTexts();
  const { t } = i18n;
  const name = selectionName({ fixture: event.fixture, market, selection }, i18n);
  const shown = oddsText(odds, i18n);
  return (
    <button
      type="button"
      className={
        bare
          ? 'odds odds-bare d-flex align-items-center w-100 min-w-0 rounded fs-sm'
          : 'odds d-flex align-items-center min-w-0 rounded fs-sm'
      }
      aria-pressed={isChosen(slip, { eventId: event.eventId, market, selection })}
      aria-label={t('fixtures:sports.oddsOf', {
        selection: name,
        market: t(`fixtures:sports.market.${market}`),
        odds: shown,
      })}
      aria-disabled={isClosed}
      onClick={() => {
        if (!isClosed) choose(event, market, selection);
      }}
    >
      {!bare && <span>{name}</span>}
      <b className="fs-h3 fw-bold font-num lh-20">{shown}</b>
    </button>
  );
}
