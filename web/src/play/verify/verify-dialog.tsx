import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { CallResult } from '../casino-client.ts';
import type { Proof, Rotation, Round } from '../contract-types.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { Dialog } from '../shell/dialog.tsx';
import { isRoundOpen } from '../shell/refusals.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { OpenVerifier } from './open-verifier.tsx';
import { Verdict } from './proof-parts.tsx';
import { ProofView } from './proof-view.tsx';
import type { Recomputation } from './recompute.ts';
import { queryOfRound, writeQuery } from './round-query.ts';
import { canCompute } from './web-hmac.ts';

type State =
  | { readonly kind: 'working' | 'sealed' | 'failed' | 'roundOpen' | 'unable' }
  | {
      readonly kind: 'done';
      readonly round: Round;
      readonly serverSeed: string;
      readonly found: Recomputation;
    };

/** Deals a past round again on this device and shows how its bytes became the outcome. */
export function VerifyDialog(props: {
  readonly round: Round;
  readonly gameName: string;
  readonly currency: Currency;
  readonly money: MoneyWords;
  readonly loadProof: (roundId: string) => Promise<CallResult<Proof>>;
  /** Reveals the seed of the round, when play is at rest. */
  readonly onReveal: () => Promise<CallResult<Rotation>>;
  readonly onClose: () => void;
}) {
  const { round, gameName, currency, money, onClose } = props;
  const { t, number, locale } = useSpeech();
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
  const bet = money(toMinor(round.stake, currency));
  return (
    <Dialog
      title={t('verify.title', { round: number(round.proof.nonce) })}
      size="large"
      onClose={onClose}
    >
      <p className="prose">{t('verify.about', { game: gameName, when, bet })}</p>
      <div aria-live="polite" data-testid="verdict">
        {state.kind === 'working' && <p className="prose">{t('verify.working')}</p>}
        {state.kind === 'unable' && <Verdict holds={false} title={t('verify.unable')} />}
        {state.kind === 'failed' && <Verdict holds={false} title={t('verify.failed')} />}
        {state.kind === 'roundOpen' && <Verdict holds={null} title={t('fairness.roundOpen')} />}
        {state.kind === 'sealed' && <Sealed onReveal={() => void reveal()} />}
        {state.kind === 'done' && <Shown {...state} currency={currency} />}
      </div>
    </Dialog>
  );
}

async function verify(
  roundId: string,
  given: {
    readonly currency: Currency;
    readonly loadProof: (roundId: string) => Promise<CallResult<Proof>>;
    readonly setState: (state: State) => void;
  },
): Promise<void> {
  const { currency, loadProof, setState } = given;
  if (!canCompute()) return setState({ kind: 'unable' });
  const proof = await loadProof(roundId);
  if (!proof.ok) return setState({ kind: 'failed' });
  const { round, serverSeed } = proof.data;
  if (serverSeed === null) return setState({ kind: 'sealed' });
  try {
    const { recompute } = await import('./recompute.ts');
    const found = await recompute(round, { serverSeed, currency });
    setState({ kind: 'done', round, serverSeed, found });
  } catch {
    setState({ kind: 'failed' });
  }
}

function Sealed(props: { readonly onReveal: () => void }) {
  const { t } = useSpeech();
  return (
    <div className="verify-sealed">
      <p className="prose">{t('verify.sealed')}</p>
      <button type="button" className="btn-game btn-mint-quiet" onClick={props.onReveal}>
        <ShieldCheck size={18} aria-hidden />
        {t('verify.reveal')}
      </button>
    </div>
  );
}

function Shown(props: {
  readonly round: Round;
  readonly serverSeed: string;
  readonly found: Recomputation;
  readonly currency: Currency;
}) {
  const { round, serverSeed, found, currency } = props;
  const search = `${writeQuery(queryOfRound(round, { serverSeed, currency }))}`;
  return (
    <>
      <ProofView
        gameId={round.gameId}
        currency={currency}
        serverSeed={serverSeed}
        serverSeedHash={round.proof.serverSeedHash}
        clientSeed={round.proof.clientSeed}
        nonce={`${round.proof.nonce}`}
        found={found}
        saidToPay={round.win}
        sealHolds={found.sealHolds}
        outcomeHolds={found.outcomeHolds}
      />
      <OpenVerifier search={search} />
    </>
  );
}
