import type { Market, OfferedEvent } from '../contract-types.ts';
import { useServerTime } from '../fixtures/use-server-time.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Forecast } from './forecast.tsx';
import { OddsButton } from './odds-button.tsx';
import { RunnerTable } from './runner-table.tsx';
import './markets.css';

/** Markets shown in the table of runners. */
const runnerMarkets: ReadonlySet<string> = new Set(['win', 'place', 'podium']);

/** The markets of an event. */
export function Markets({ event }: { readonly event: OfferedEvent }) {
  const isClosed = Date.parse(event.closesAt) <= useServerTime();
  const { fixture } = event;
  const isRace = fixture.kind === 'horses' || fixture.kind === 'cars';
  const others = event.markets.filter(({ market }) => !(isRace && runnerMarkets.has(market)));
  return (
    <div className="markets d-grid gap-3">
      {isRace && <RunnerTable event={event} runners={fixture.runners} isClosed={isClosed} />}
      {others.map((market) =>
        market.market === 'forecast' ? (
          <Forecast key={market.market} event={event} market={market} isClosed={isClosed} />
        ) : (
          <MarketBoard key={market.market} event={event} market={market} isClosed={isClosed} />
        ),
      )}
    </div>
  );
}

function MarketBoard(props: {
  readonly event: OfferedEvent;
  readonly market: Market;
  readonly isClosed: boolean;
}) {
  const { event, market, isClosed } = props;
  const { t } = useGameTexts();
  return (
    <section className={`market px-3-5 pt-3 pb-3-5 rounded-lg market-${market.market}`}>
      <h3 className="mb-2 text-2 fs-md fw-650 lh-20">
        {t(`fixtures:sports.market.${market.market}`)}
      </h3>
      <div className="market-odds">
        {market.selections.map(({ selection, odds }) => (
          <OddsButton
            key={selection}
            event={event}
            market={market.market}
            selection={selection}
            odds={odds}
            isClosed={isClosed}
          />
        ))}
      </div>
    </section>
  );
}
