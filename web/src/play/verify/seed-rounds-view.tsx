import { useEffect, useEffectEvent, useState } from 'react';
import { type GameTexts, moneyFormat } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import type { SeedCheck } from '../record/check-rounds.ts';
import { nonceText } from '../record/mismatch.ts';
import { RecordLine } from './record-line.tsx';
import { Mismatches } from './record-verdict.tsx';
import { refusalText } from './refusal-text.ts';
import {
  type RefusedRound,
  returnOf,
  type SeedSource,
  type SeedVerdict,
  verifySeedRounds,
} from './seed-rounds.ts';

type State = 'working' | 'failed' | SeedVerdict;

/** Whether every round of a seed is listed, and what the refused ones would have been. */
export function SeedRounds({ source }: { readonly source: SeedSource }) {
  const { t } = useGameTexts();
  const [attempt, setAttempt] = useState(0);
  return (
    <section
      className="seed-rounds mt-4-5 pt-3-5 border-top border-line"
      aria-label={t('proof:record.rounds.title')}
      aria-live="polite"
    >
      <h3 className="m-0">{t('proof:record.rounds.title')}</h3>
      <Checking
        // A retry, or another seed, starts over.
        key={`${source.serverSeedHash} ${attempt}`}
        source={source}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </section>
  );
}

function Checking(props: { readonly source: SeedSource; readonly onAgain: () => void }) {
  const { source, onAgain } = props;
  const { t } = useGameTexts();
  const [state, setState] = useState<State>('working');
  const check = useEffectEvent(async () => {
    setState((await verifySeedRounds(source).catch(() => null)) ?? 'failed');
  });
  useEffect(() => {
    void check();
  }, []);
  if (state === 'working') return <p className="record-note">{t('proof:record.rounds.working')}</p>;
  if (state !== 'failed') return <Checked {...state} />;
  return (
    <>
      <RecordLine look="differs" text={t('proof:record.rounds.failed')} />
      <button type="button" className="proof-all" onClick={onAgain}>
        {t('proof:record.rounds.again')}
      </button>
    </>
  );
}

/** The same, on request. */
export function SeedRoundsOnRequest({ source }: { readonly source: SeedSource }) {
  const { t } = useGameTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <SeedRounds source={source} />;
  return (
    <button type="button" className="proof-all" onClick={() => setIsOpen(true)}>
      {t('proof:record.rounds.check')}
    </button>
  );
}

function Checked({ check, refused, isFollowed }: SeedVerdict) {
  const { t, number } = useGameTexts();
  const { mismatches, expected, listed, isWhole, unseen, disputed } = check;
  return (
    <>
      {mismatches.length > 0 ? (
        <RecordLine look="differs" text={t('proof:record.rounds.incomplete')}>
          <Mismatches mismatches={mismatches} />
        </RecordLine>
      ) : (
        <RecordLine look="matches" text={completeText(check, t)} />
      )}
      {!isWhole && (
        <p className="record-note">
          {t('proof:record.rounds.partial', { number: number(listed) })}
        </p>
      )}
      {expected > 0 && check.basis !== 'commitment' && (
        <p className="record-note">{t('proof:record.rounds.noRecord')}</p>
      )}
      {check.shown > 0 && mismatches.length === 0 && (
        <p className="record-note">{t('proof:record.rounds.shown', { count: check.shown })}</p>
      )}
      {disputed.length > 0 && (
        <RecordLine
          look="open"
          text={t('proof:record.rounds.disputed', {
            count: disputed.length,
            nonces: nonceText(disputed),
          })}
        />
      )}
      {unseen > 0 && check.basis === 'commitment' && (
        <p className="record-note">{t('proof:record.rounds.unseen', { count: unseen })}</p>
      )}
      {isFollowed === true && <p className="record-note">{t('proof:record.rounds.followed')}</p>}
      {isFollowed === false && (
        <RecordLine look="differs" text={t('proof:verify.differs')}>
          <Mismatches mismatches={[{ kind: 'commitmentSkipped' }]} />
        </RecordLine>
      )}
      <Refused check={check} refused={refused} />
    </>
  );
}

function completeText({ expected, listed, isWhole }: SeedCheck, t: GameTexts['t']): string {
  if (expected === 0) return t('proof:record.rounds.none');
  const count = isWhole ? expected : listed;
  return t('proof:record.rounds.complete', { count, last: count - 1 });
}

function Refused({ check, refused }: Pick<SeedVerdict, 'check' | 'refused'>) {
  const { t, percent, number } = useGameTexts();
  const count = check.refused.length;
  if (check.expected === 0) return null;
  if (count === 0) {
    // A list that does not match proves nothing about refusals.
    if (check.mismatches.length > 0) return null;
    return <p className="record-note">{t('proof:record.refused.none')}</p>;
  }
  const { dealt, percent: share, winners } = returnOf(refused);
  return (
    <div className="refused-rounds">
      <p>
        {t('proof:record.refused.count', { count })}{' '}
        {dealt > 0 && (
          <span>
            {t('proof:record.refused.would', { share: percent(share), winners: number(winners) })}
          </span>
        )}
      </p>
      <ul className="mx-0 mt-2 mb-0 p-0 list-style-none">
        {refused.map((round) => (
          <RefusedLine key={round.roundId} round={round} />
        ))}
      </ul>
      {count > refused.length && (
        <p className="record-note">{t('proof:record.refused.more', { count: refused.length })}</p>
      )}
    </div>
  );
}

function RefusedLine({ round }: { readonly round: RefusedRound }) {
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const { nonce, gameName, refusal } = round;
  return (
    <li className="d-grid gap-0-5 px-0 py-2 border-bottom border-line text-2 fs-sm">
      <span>
        {t('proof:record.refused.round', {
          nonce: number(nonce),
          game: gameName,
          reason: refusalText(refusal, t),
        })}
      </span>
      <b className="text-body fw-semibold">{wouldText(round, i18n)}</b>
    </li>
  );
}

function wouldText({ would, walletType }: RefusedRound, i18n: GameTexts): string {
  const { t } = i18n;
  switch (would.kind) {
    case 'dealt': {
      const formatMoney = moneyFormat(i18n, walletType);
      const money = (text: string) => formatMoney(toMinor(text, walletType));
      return t('proof:record.refused.win', { win: money(would.win), stake: money(would.stake) });
    }
    case 'choices':
      return t('proof:record.refused.choices');
    case 'unrevealed':
      return t('proof:record.refused.unrevealed');
    case 'failed':
      return t('proof:verify.failed');
  }
}
