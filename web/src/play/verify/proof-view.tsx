import { BadgeCheck, Check, CircleAlert, Info, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import { type MoneyWords, moneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { DealtView } from './dealt-view.tsx';
import type { Recomputation } from './recompute.ts';
import type { DrawnNumber } from './replay.ts';
import './verify.css';

/** Numbers shown; a feature of many free spins draws hundreds. */
const DRAWS_SHOWN = 24;

/** A step that nothing was given to compare with holds as far as anybody can say: `null`. */
type Holds = boolean | null;

export type ProofViewProps = {
  readonly gameId: string;
  readonly currency: Currency;
  readonly serverSeed: string;
  /** Shown before play; empty when it is not known. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly found: Recomputation;
  readonly sealHolds: Holds;
  readonly outcomeHolds: Holds;
};

/** Shows step by step how the bytes of a round became its outcome. */
export function ProofView(props: ProofViewProps) {
  const { found, currency, sealHolds, outcomeHolds } = props;
  const speech = useSpeech();
  const { t } = speech;
  const money: MoneyWords = moneyWords(speech, currency);
  return (
    <>
      <Verdict holds={verdictOf(sealHolds, outcomeHolds)} text={t('verify.here')} />
      <ol className="proof-steps">
        <ProofStep
          title={t(sealHolds === null ? 'verify.serverSeed' : 'verify.seal')}
          holds={sealHolds}
        >
          {props.serverSeedHash !== '' && (
            <Figure label={t('verify.hashBefore')} value={props.serverSeedHash} />
          )}
          <Figure label={t('verify.serverSeed')} value={props.serverSeed} />
          <Figure label={t('verify.hashNow')} value={found.seedHash} proven={sealHolds === true} />
        </ProofStep>
        <ProofStep title={t('verify.yours')} holds>
          <Figure label={t('fairness.clientSeed')} value={props.clientSeed} />
          <Figure label={t('fairness.nonce')} value={props.nonce} />
        </ProofStep>
        <ProofStep
          title={t(outcomeHolds === null ? 'verify.outcome' : 'verify.same')}
          holds={outcomeHolds}
        >
          <Draws draws={found.draws} />
          <DealtView gameId={props.gameId} dealt={found.dealt} money={money} currency={currency} />
          <Figure
            label={t('verify.win')}
            value={money(toMinor(found.win, currency))}
            proven={outcomeHolds === true}
          />
        </ProofStep>
      </ol>
      <p className="proof-note">{t('verify.how')}</p>
    </>
  );
}

function verdictOf(sealHolds: Holds, outcomeHolds: Holds): Holds {
  if (sealHolds === false || outcomeHolds === false) return false;
  return sealHolds === null || outcomeHolds === null ? null : true;
}

const verdicts = {
  true: { look: 'verdict-holds', icon: BadgeCheck, title: 'verify.matches' },
  false: { look: 'verdict-differs', icon: CircleAlert, title: 'verify.differs' },
  null: { look: 'verdict-open', icon: Info, title: 'verify.dealt' },
} as const;

/** What came of the comparison. `title` takes the place of its usual words. */
export function Verdict(props: {
  readonly holds: Holds;
  readonly title?: string;
  readonly text?: string;
}) {
  const { holds, title, text } = props;
  const { t } = useSpeech();
  const { look, icon: Icon, title: usual } = verdicts[`${holds}`];
  return (
    <div className={`verdict ${look}`}>
      <Icon size={30} aria-hidden />
      <div>
        <strong>{title ?? t(usual)}</strong>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}

/** One step of a proof; `null` holds as far as anybody can say. */
export function ProofStep(props: {
  readonly title: string;
  readonly holds: Holds;
  readonly children: ReactNode;
}) {
  const { title, holds, children } = props;
  const Mark = holds === null ? Info : holds ? Check : X;
  return (
    <li className="proof-step" data-holds={holds}>
      <span className="proof-mark" aria-hidden>
        <Mark size={16} strokeWidth={3} />
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

/** A long figure with its name. */
export function Figure(props: {
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
export function Draws(props: { readonly draws: readonly DrawnNumber[] }) {
  const { draws } = props;
  const { t, number } = useSpeech();
  const [isWhole, setIsWhole] = useState(false);
  const first = isWhole ? draws : draws.slice(0, DRAWS_SHOWN);
  const shown = first.map((draw, place) => ({ ...draw, place: place + 1 }));
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
        <button type="button" className="proof-all" onClick={() => setIsWhole(true)}>
          {t('verify.showAll', { count: number(draws.length) })}
        </button>
      )}
    </>
  );
}
