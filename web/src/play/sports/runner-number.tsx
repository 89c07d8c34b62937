import { runnerLook } from './colours.ts';

/** The number of a runner in its colour, with a ring if the player backs it. */
export function RunnerNumber(props: { readonly number: number; readonly isOwn?: boolean }) {
  const { number, isOwn = false } = props;
  return (
    <b
      className="runner-number d-inline-grid flex-none place-items-center"
      data-own={isOwn || undefined}
      style={{ background: runnerLook(number).colour }}
    >
      {number}
    </b>
  );
}
