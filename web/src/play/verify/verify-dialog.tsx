import { BadgeCheck, Check, CircleAlert, ShieldCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { CallResult } from '../casino-client.ts';
import type { Proof, Round } from '../contract-types.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import type { DrawnNumber, Recomputation } from './recompute.ts';
import { canCompute } from './web-hmac.ts';
import './verify.css';

/** Numbers shown; a feature of many free spins draws hundreds. */
const DRAWS_SHOWN = 40;

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
        {state.kind === 'done' && <Shown {...state} currency={currency} money={money} />}
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

function Verdict(props: {
  readonly holds: boolean;
  readonly title: string;
  readonly text?: string;
}) {
  const { holds, title, text } = props;
  const Icon = holds ? BadgeCheck : CircleAlert;
  return (
    <div className={holds ? 'verdict verdict-holds' : 'verdict verdict-differs'}>
      <Icon size={30} aria-hidden />
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
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
  readonly money: MoneyWords;
}) {
  const { round, serverSeed, found, currency, money } = props;
  const { t } = useSpeech();
  const holds = found.sealHolds && found.outcomeHolds;
  return (
    <>
      <Verdict
        holds={holds}
        title={t(holds ? 'verify.matches' : 'verify.differs')}
        text={t('verify.here')}
      />
      <ol className="proof-steps">
        <ProofStep title={t('verify.seal')} holds={found.sealHolds}>
          <Figure label={t('verify.hashBefore')} value={round.proof.serverSeedHash} />
          <Figure label={t('verify.serverSeed')} value={serverSeed} />
          <Figure label={t('verify.hashNow')} value={found.seedHash} proven={found.sealHolds} />
        </ProofStep>
        <ProofStep title={t('verify.yours')} holds>
          <Figure label={t('fairness.clientSeed')} value={round.proof.clientSeed} />
          <Figure label={t('fairness.nonce')} value={String(round.proof.nonce)} />
        </ProofStep>
        <ProofStep title={t('verify.same')} holds={found.outcomeHolds}>
          <Draws draws={found.draws} />
          <Figure
            label={t('verify.win')}
            value={money(toMinor(found.win, currency))}
            proven={found.outcomeHolds}
          />
        </ProofStep>
      </ol>
      <p className="prose">{t('verify.how')}</p>
    </>
  );
}

function ProofStep(props: {
  readonly title: string;
  readonly holds: boolean;
  readonly children: ReactNode;
}) {
  const { title, holds, children } = props;
  return (
    <li className="proof-step" data-holds={holds}>
      <span className="proof-mark" aria-hidden>
        {holds ? <Check size={16} strokeWidth={3} /> : <X size={16} strokeWidth={3} />}
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

function Figure(props: {
  readonly label: string;
  readonly value: string;
  readonly proven?: boolean;
}) {
  return (
    <dl className={props.proven ? 'proof-figure proof-proven' : 'proof-figure'}>
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </dl>
  );
}

/** Every number of the round: four bytes, the float that they make, and the event. */
function Draws(props: { readonly draws: readonly DrawnNumber[] }) {
  const { draws } = props;
  const { t, number } = useSpeech();
  const shown = draws.slice(0, DRAWS_SHOWN).map((draw, place) => ({ ...draw, place: place + 1 }));
  return (
    <>
      <div className="proof-draws">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('verify.number')}</th>
              <th scope="col">{t('verify.bytes')}</th>
              <th scope="col">{t('verify.float')}</th>
              <th scope="col">{t('verify.event')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ place, bytes, float, of, event }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{bytes}</td>
                <td>{float.toFixed(8)}</td>
                <td>
                  ⌊× {of}⌋ = <b>{event}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {draws.length > shown.length && (
        <p className="prose">
          {t('verify.more', { count: draws.length - shown.length, all: number(draws.length) })}
        </p>
      )}
    </>
  );
}
