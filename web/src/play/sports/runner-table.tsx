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
    <section className="market">
      <table className="runner-table">
        <thead>
          <tr>
            <th scope="col">{t('sports.runner')}</th>
            {markets.map(({ market }) => (
              <th key={market} scope="col">
                {t(`sports.market.${market}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runners.map(({ number, name }) => (
            <tr key={number}>
              <th scope="row">
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
