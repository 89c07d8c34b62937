import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { Proof, Rotation, Round } from '../contract-types.ts';
import type { FormatMoney } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import type { RecordCheck } from '../record/check-round.ts';
import { checkSavedRound } from '../record/check-saved-round.ts';
import type { RecordReader } from '../record/record-reader.ts';
import type { CallResult } from '../rgs-client.ts';
import { isRoundOpen } from '../session/notices.ts';
import { OpenVerifier } from './open-verifier.tsx';
import { ProofDialog, type ProofState } from './proof-dialog.tsx';
import { Verdict } from './proof-parts.tsx';
import { ProofView } from './proof-view.tsx';
import type { Recomputation } from './recompute.ts';
import { queryOfRound, writeQuery } from './round-query.ts';
import { type RulesProblem, rulesProblem } from './rules-problem.ts';
import { canCompute } from './web-hmac.ts';

type State =
  | {
      readonly kind: Exclude<ProofState, 'done'> | 'roundOpen';
      readonly problem?: RulesProblem | null;
    }
  | {
      readonly kind: 'done';
      readonly round: Round;
      readonly serverSeed: string;
      readonly found: Recomputation;
      readonly check: RecordCheck;
    };

/** Replays a past round in the browser and shows how its bytes determine the outcome. */
export function VerifyDialog(props: {
  readonly round: Round;
  readonly gameName: string;
  readonly currency: Currency;
  readonly formatMoney: FormatMoney;
  readonly record: RecordReader;
  readonly loadProof: (roundId: string) => Promise<CallResult<Proof>>;
  /** Rotates the seeds, which reveals the seed of the round. */
  readonly onReveal: () => Promise<CallResult<Rotation>>;
  readonly onClose: () => void;
}) {
  const { round, gameName, currency, formatMoney, onClose } = props;
  const { t, number, locale } = useGameTexts();
  const [state, setState] = useState<State>({ kind: 'working' });

  const check = useEffectEvent(() => verify(round.roundId, { ...props, setState }));
  useEffect(() => {
    void check();
  }, []);

  const reveal = async () => {
    setState({ kind: 'working' });
    const revealed = await props.onReveal();
    if (revealed.ok) return verify(round.roundId, { ...props, setState });
    setState({ kind: isRoundOpen(revealed.failure) ? 'roundOpen' : 'failed' });
  };
  const when = new Date(round.createdAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const bet = formatMoney(toMinor(round.stake, currency));
  return (
    <ProofDialog
      title={t('fairness.verifyRound', { round: number(round.proof.nonce) })}
      about={t('proof:verify.about', { game: gameName, when, bet })}
      state={state.kind === 'roundOpen' ? 'unrevealed' : state.kind}
      unrevealed={
        state.kind === 'roundOpen' ? (
          <Verdict matches={null} title={t('fairness.roundOpen')} />
        ) : (
          <UnrevealedSeed onReveal={() => void reveal()} />
        )
      }
      problem={state.kind === 'done' ? null : (state.problem ?? null)}
      onClose={onClose}
    >
      {state.kind === 'done' && (
        <ComputedProof {...state} roundId={round.roundId} currency={currency} />
      )}
    </ProofDialog>
  );
}

async function verify(
  roundId: string,
  given: {
    readonly currency: Currency;
    readonly record: RecordReader;
    readonly loadProof: (roundId: string) => Promise<CallResult<Proof>>;
    readonly setState: (state: State) => void;
  },
): Promise<void> {
  const { currency, record, loadProof, setState } = given;
  if (!canCompute()) return setState({ kind: 'unable' });
  const proof = await loadProof(roundId);
  if (!proof.ok) return setState({ kind: 'failed' });
  const { round, serverSeed } = proof.data;
  if (serverSeed === null) return setState({ kind: 'unrevealed' });
  try {
    const { checkRound, rulesLoader } = await import('./check-query.ts');
    const { found } = await checkRound(round, { serverSeed, currency }, rulesLoader(''));
    const check = await checkSavedRound(round, { roundId, seedHash: found.seedHash, record });
    setState({ kind: 'done', round, serverSeed, found, check });
  } catch (error) {
    setState({ kind: 'failed', problem: rulesProblem(error) });
  }
}

function UnrevealedSeed(props: { readonly onReveal: () => void }) {
  const { t } = useGameTexts();
  return (
    <div className="verify-unrevealed d-grid gap-3-5 mt-3-5">
      <p className="prose">{t('proof:verify.unrevealed')}</p>
      <button type="button" className="btn-game btn-mint-quiet" onClick={props.onReveal}>
        <ShieldCheck size={18} aria-hidden />
        {t('proof:verify.reveal')}
      </button>
    </div>
  );
}

function ComputedProof(props: {
  /** The id that the player was shown. */
  readonly roundId: string;
  readonly round: Round;
  readonly serverSeed: string;
  readonly found: Recomputation;
  readonly check: RecordCheck;
  readonly currency: Currency;
}) {
  const { roundId, round, serverSeed, found, check, currency } = props;
  const query = { ...queryOfRound(round, { serverSeed, currency }), roundId };
  const search = `${writeQuery(query)}`;
  return (
    <>
      <ProofView
        currency={currency}
        serverSeed={serverSeed}
        serverSeedHash={round.proof.serverSeedHash}
        clientSeed={round.proof.clientSeed}
        nonce={`${round.proof.nonce}`}
        found={found}
        recordedWin={round.win}
        seedHashMatches={found.seedHashMatches}
        outcomeMatches={found.outcomeMatches}
        check={check}
      />
      <OpenVerifier search={search} />
    </>
  );
}
