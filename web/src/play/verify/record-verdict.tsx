import type { Translate } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import type { RecordCheck } from '../record/check-round.ts';
import type { Mismatch } from '../record/mismatch.ts';
import { type Comparison, Figure, Verdict } from './proof-parts.tsx';
import './record.css';

/** The verdict of a proof: what the player's record and the recomputation have found together. */
export function RecordVerdict(props: {
  readonly check: RecordCheck;
  /** Whether the values fit each other; `null` without one to compare. */
  readonly fits: Comparison;
}) {
  const { check, fits } = props;
  const { t, dateTime } = useGameTexts();
  const { basis, mismatches } = check;
  const when = check.shownAt === null ? '' : dateTime(check.shownAt);
  if (mismatches.length > 0 || fits === false) {
    return (
      <Verdict matches={false} text={t('proof:verify.here')}>
        <Mismatches mismatches={mismatches} />
      </Verdict>
    );
  }
  if (basis === 'round') return <Verdict matches text={t('proof:record.compared', { when })} />;
  return (
    <Verdict
      matches={null}
      title={t(`proof:record.fits.${basis}`)}
      text={
        basis === 'commitment'
          ? t('proof:record.limit.commitment', { when })
          : t('proof:record.limit.none')
      }
    />
  );
}

/** Every contradiction by name; renders nothing without one. */
export function Mismatches({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const { t } = useGameTexts();
  if (mismatches.length === 0) return null;
  return (
    <ul className="mismatches mx-0 mt-1-5 mb-0 text-coral d-grid gap-1 pe-0 ps-4-5 py-0 fs-sm">
      {mismatches.map((mismatch) => (
        <li key={mismatch.kind} data-mismatch={mismatch.kind}>
          {mismatchText(mismatch, t)}
        </li>
      ))}
    </ul>
  );
}

function mismatchText({ kind, values }: Mismatch, t: Translate): string {
  return t(`proof:record.mismatch.${kind}`, { nonces: '', hashes: '', ...values });
}

/** The hash that the record has; without a record the one that the server gives. */
export function ShownHash(props: { readonly check: RecordCheck; readonly fromServer: string }) {
  const { check, fromServer } = props;
  const { t } = useGameTexts();
  if (check.shownHash !== null) {
    return <Figure label={t('proof:record.hash')} value={check.shownHash} canCopy />;
  }
  if (fromServer === '') return null;
  return <Figure label={t('proof:record.hashFromServer')} value={fromServer} canCopy />;
}

/** Whether a seed has the hash of the record; `null` without one, unless the values contradict. */
export function commitmentComparison(
  check: RecordCheck,
  of: { readonly seedHash: string; readonly fits: Comparison },
): Comparison {
  if (check.shownHash !== null) return check.shownHash === of.seedHash;
  return of.fits === false ? false : null;
}
