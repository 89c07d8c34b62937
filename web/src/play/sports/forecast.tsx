import { useId, useState } from 'react';
import type { Market, OfferedEvent } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { OddsButton } from './odds-button.tsx';
import { RunnerNumber } from './runner-number.tsx';

/** The market of first and second in order: two rows of numbers, and the odds of the pair. */
export function Forecast(props: {
  readonly event: OfferedEvent;
  readonly market: Market;
  readonly isClosed: boolean;
}) {
  const { event, market, isClosed } = props;
  const { t } = useGameTexts();
  const [first, setFirst] = useState<number | null>(null);
  const [second, setSecond] = useState<number | null>(null);
  const { fixture } = event;
  if (fixture.kind !== 'horses' && fixture.kind !== 'cars') return null;
  const offered = market.selections.find(({ selection }) => selection === `${first}-${second}`);
  const numbers = fixture.runners.map(({ number, name }) => ({ number, name }));
  return (
    <section className="market px-3-5 pt-3 pb-3-5 rounded-lg">
      <h3 className="mb-2 text-2 fs-md fw-650 lh-20">{t('fixtures:sports.market.forecast')}</h3>
      <NumberRow
        legend={t('fixtures:sports.first')}
        runners={numbers}
        chosen={first}
        onChoose={(number) => {
          setFirst(number);
          if (number === second) setSecond(null);
        }}
      />
      <NumberRow
        legend={t('fixtures:sports.second')}
        runners={numbers.filter(({ number }) => number !== first)}
        chosen={second}
        onChoose={setSecond}
      />
      {offered ? (
        <OddsButton event={event} market="forecast" isClosed={isClosed} {...offered} />
      ) : (
        <p className="text-2 fs-sm">{t('fixtures:sports.forecastHint')}</p>
      )}
    </section>
  );
}

function NumberRow(props: {
  readonly legend: string;
  readonly runners: readonly { readonly number: number; readonly name: string }[];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}) {
  const { legend, runners, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="number-row d-flex flex-wrap align-items-center gap-1 mb-1-5">
      <legend className="me-1 text-2 fs-sm">{legend}</legend>
      {runners.map((runner) => (
        <label
          className="position-relative d-grid place-items-center w-hit h-hit"
          key={runner.number}
        >
          <input
            className="position-absolute inset-0 opacity-0 cursor-pointer"
            type="radio"
            name={name}
            checked={runner.number === chosen}
            onChange={() => onChoose(runner.number)}
          />
          <RunnerNumber number={runner.number} />
          <span className="visually-hidden">{runner.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
