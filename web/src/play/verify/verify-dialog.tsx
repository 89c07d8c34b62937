import { ExternalLink, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { CallResult } from '../casino-client.ts';
import type { Proof, Round } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useHost } from '../shell/host-context.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { ProofView, Verdict } from './proof-view.tsx';
import type { Recomputation } from './recompute.ts';
import { queryOfRound, writeQuery } from './round-query.ts';
import { canCompute } from './web-hmac.ts';

type State =
  | { readonly kind: 'working' | 'sealed' | 'failed' | 'unable' }
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
  readonly onReveal: () => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const { round, gameName, currency, money, onClose } = props;
  const host = useHost();
  const { t, number, locale } = useSpeech();
  const [state, setState] = useState<State>({ kind: 'working' });

  const check = useEffectEvent(() => verify(round.roundId, { ...props, setState }));
  useEffect(() => {
    void check();
  }, []);

  const reveal = async () => {
    setState({ kind: 'working' });
    if (await props.onReveal()) await verify(round.roundId, { ...props, setState });
    else setState({ kind: 'failed' });
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
        {state.kind === 'sealed' && <Sealed onReveal={() => void reveal()} />}
        {state.kind === 'done' && <Shown {...state} currency={currency} host={host} />}
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
  readonly host: Host;
}) {
  const { round, serverSeed, found, currency, host } = props;
  const { t } = useSpeech();
  const search = `${writeQuery(queryOfRound(round, { serverSeed, currency }))}`;
  const address = host.verifier(search);
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
        sealHolds={found.sealHolds}
        outcomeHolds={found.outcomeHolds}
      />
      {address && (
        <a
          className="btn-game btn-mint-quiet"
          href={address}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            // A frame may open no tab: the page around it does.
            if (!host.embedded) return;
            event.preventDefault();
            host.tell({ type: 'verify', search });
          }}
        >
          <ExternalLink size={18} aria-hidden />
          {t('verify.open')}
        </a>
      )}
    </>
  );
}
