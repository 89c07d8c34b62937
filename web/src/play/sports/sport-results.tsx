import type { PastEvent } from '../contract-types.ts';
import { resultText } from '../fixtures/fixture-labels.ts';
import { Results } from '../fixtures/results.tsx';
import { isRace } from './event-kind.ts';
import { RunnerNumber } from './runner-number.tsx';

/** Finished matches or races with their results. */
export function SportResults() {
  return <Results outcome={(event) => <Outcome event={event} />} />;
}

function Outcome({ event }: { readonly event: PastEvent }) {
  const { result, fixture } = event;
  if (!result) return null;
  if (!isRace(fixture) || (result.kind !== 'horses' && result.kind !== 'cars')) {
    return <b className="result-score text-nowrap">{resultText(result)}</b>;
  }
  return (
    <ol className="result-order d-flex flex-wrap row-gap-1 column-gap-3 fs-sm">
      {result.order.slice(0, 3).map((number) => (
        <li className="d-flex align-items-center gap-1-5" key={number}>
          <RunnerNumber number={number} />
          {fixture.runners.find((runner) => runner.number === number)?.name}
        </li>
      ))}
    </ol>
  );
}
