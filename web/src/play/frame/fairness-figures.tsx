import type { Fairness, Round } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { kindOfReturn } from '../round-return.ts';
import { SeedRow } from './copy-value.tsx';
import { useGamePage } from './page-context.ts';

/** An abbreviated hash: `4be07d…91c3`. */
export const shortHash = (hash: string): string =>
  hash.length > 14 ? `${hash.slice(0, 6)}…${hash.slice(-4)}` : hash;

/** The seeds of the next round. */
export function FairnessFigures(props: { readonly fairness: Fairness; readonly isFull?: boolean }) {
  const { fairness, isFull = false } = props;
  const { t } = useGameTexts();
  return (
    <dl className="seeds">
      {isFull ? (
        <>
          <SeedRow label={t('fairness.serverSeedHash')} value={fairness.serverSeedHash} />
          <SeedRow label={t('fairness.clientSeed')} value={fairness.clientSeed} />
        </>
      ) : (
        <>
          <dt>{t('fairness.serverSeedHash')}</dt>
          <dd title={fairness.serverSeedHash}>{shortHash(fairness.serverSeedHash)}</dd>
          <dt>{t('fairness.clientSeed')}</dt>
          <dd>{fairness.clientSeed}</dd>
        </>
      )}
      <dt>{t('fairness.nonce')}</dt>
      <dd>{fairness.nextNonce}</dd>
    </dl>
  );
}

/** The newest rounds by nonce, with their wins. */
export function LastRounds(props: {
  readonly rounds: readonly Round[];
  /** Whether each round has a button of its own, or the newest alone. */
  readonly isEachVerified: boolean;
  /** Opens the proof of a round. */
  readonly onVerify: (round: Round) => void;
}) {
  const { rounds, isEachVerified, onVerify } = props;
  const [newest] = rounds;
  const { currency, formatMoney } = useGamePage();
  const { t, number } = useGameTexts();
  return (
    <>
      <h3 className="seeds-label">{t('fairness.lastRounds')}</h3>
      {rounds.length === 0 ? (
        <p className="seeds-none">{t('fairness.noRounds')}</p>
      ) : (
        <ol className="rounds fs-sm fw-semibold font-num">
          {rounds.map((round) => {
            const isWon = kindOfReturn(round, currency) === 'won';
            const winMinor = toMinor(round.win, currency);
            return (
              <li
                className="d-flex align-items-center justify-content-between gap-2"
                key={round.roundId}
              >
                <span>{number(round.proof.nonce)}</span>
                <span className={isWon ? 'text-mint' : 'text-2'}>
                  {formatMoney(winMinor, isWon ? 'always' : undefined)}
                </span>
                {isEachVerified && (
                  <button
                    type="button"
                    className="rounds-verify px-2-5 py-0 rounded-sm fs-sm"
                    aria-label={t('fairness.verifyRound', { round: number(round.proof.nonce) })}
                    onClick={() => onVerify(round)}
                  >
                    {t('fairness.verify')}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {newest && (
        <button
          type="button"
          className="btn-game btn-mint-quiet btn-small"
          onClick={() => onVerify(newest)}
        >
          {t('fairness.verifyLast')}
        </button>
      )}
    </>
  );
}
