import type { MarketName, OfferedEvent, Runner } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { OddsButton } from './odds-button.tsx';
import { RunnerNumber } from './runner-number.tsx';

const columns = ['win', 'place', 'podium'] as const satisfies readonly MarketName[];

/** The runners of a race with their odds to win and to finish among the first three. */
export function RunnerTable(props: {
  readonly event: OfferedEvent;
  readonly runners: readonly Runner[];
  readonly isClosed: boolean;
}) {
  const { event, runners, isClosed } = props;
  const { t } = useGameTexts();
  const markets = columns.flatMap((name) => event.markets.filter(({ market }) => market === name));
  return (
    <section className="market px-3-5 pt-3 pb-3-5 rounded-lg">
      <table className="runner-table w-100">
        <thead>
          <tr>
            <th className="px-1-5 pt-0 pb-1-5 text-2 fs-xs fw-650 text-balance" scope="col">
              {t('fixtures:sports.runner')}
            </th>
            {markets.map(({ market }) => (
              <th
                className="px-1-5 pt-0 pb-1-5 text-2 fs-xs fw-650 text-balance"
                key={market}
                scope="col"
              >
                {t(`fixtures:sports.market.${market}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runners.map(({ number, name }) => (
            <tr key={number}>
              <th className="pe-2 fs-md fw-semibold" scope="row">
                <RunnerNumber number={number} />
                {name}
              </th>
              {markets.map(({ market, selections }) => {
                const offered = selections.find(({ selection }) => selection === String(number));
                return (
                  <td key={market}>
                    {offered && (
                      <OddsButton
                        event={event}
                        market={market}
                        isClosed={isClosed}
                        bare
                        {...offered}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
