import { runnerLook } from './colours.ts';

/** The number of a runner in its colour. */
export function RunnerNumber({ number }: { readonly number: number }) {
  return (
    <b className="runner-number" style={{ background: runnerLook(number).colour }}>
      {number}
    </b>
  );
}
