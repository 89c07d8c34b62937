import { runnerLook } from './colours.ts';

/** A runner's number in its colour. */
export function RunnerNumber({ number }: { readonly number: number }) {
  return (
    <b className="runner-number" style={{ background: runnerLook(number).colour }}>
      {number}
    </b>
  );
}
