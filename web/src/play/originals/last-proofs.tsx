import type { Round } from '../contract-types.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { kindOfReturn } from '../round-return.ts';

/** Results on the strip. */
const SHOWN_MAX = 20;

/** The last results, newest first; each opens its proof. */
export function LastProofs<Shown extends Round>(props: {
  readonly rounds: readonly Shown[];
  /** The result in a few characters, as "×2.41". */
  readonly resultOf: (round: Shown) => string;
  readonly onVerify: (round: Shown) => void;
}) {
  const { currency } = useGamePage();
  const { t, number } = useGameTexts();
  const rounds = props.rounds.slice(0, SHOWN_MAX);
  return (
    <ol className="last-proofs" aria-label={t('table.last', { count: SHOWN_MAX })}>
      {rounds.map((round) => (
        <li key={round.roundId}>
          <button
            type="button"
            data-return={kindOfReturn(round, currency)}
            aria-label={t('originals:original.proofOf', {
              result: props.resultOf(round),
              round: number(round.proof.nonce),
            })}
            onClick={() => props.onVerify(round)}
          >
            {props.resultOf(round)}
          </button>
        </li>
      ))}
    </ol>
  );
}
