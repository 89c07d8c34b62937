import { PLAIN_TEXT_PATTERN } from '@fairhall/api/contract/plain-text';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from '@/components/ui/form.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import { newClientSeed } from '../call-open.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { type CheckedRotation, checkedRotation } from '../record/check-rotation.ts';
import { isRoundOpen } from '../session/notices.ts';
import { RecordLine } from '../verify/record-line.tsx';
import { Mismatches } from '../verify/record-verdict.tsx';
import { SeedRounds } from '../verify/seed-rounds-view.tsx';
import { canCompute } from '../verify/web-hmac.ts';
import { SeedRow } from './copy-value.tsx';
import type { FairnessSource } from './fairness-source.ts';
import { useGamePage } from './page-context.ts';
import { useSeedSource } from './use-seed-source.ts';

const CLIENT_SEED_LENGTH_MAX = 64;

type State = 'idle' | 'rotating' | 'failed' | 'roundOpen' | 'unable';

/** Rotates the seeds, with a client seed that this device makes, and checks what is revealed. */
export function SeedChange({ state: { fairness }, session, canRotate }: FairnessSource) {
  const { t } = useGameTexts();
  const { record } = useGamePage();
  const inputId = useId();
  const [state, setState] = useState<State>('idle');
  const [rotation, setRotation] = useState<CheckedRotation | null>(null);
  const rotate = async (clientSeed: string) => {
    setState('rotating');
    const result = await session.rotate(clientSeed.trim() || undefined);
    if (!result.ok) return setState(isRoundOpen(result.failure) ? 'roundOpen' : 'failed');
    form.reset();
    if (!canCompute()) return setState('unable');
    const loadPastSeeds = () => session.loadPastSeeds();
    setRotation(await checkedRotation(result.data, { shown: fairness, record, loadPastSeeds }));
    setState('idle');
  };
  const form = useForm({
    initial: () => ({ clientSeed: newClientSeed() }),
    check: ({ clientSeed }) =>
      PLAIN_TEXT_PATTERN.test(clientSeed.trim()) ? null : { field: 'clientSeed' as const },
    textOf: () => t('fairness.notPlain'),
    call: { isPending: state === 'rotating', reset: () => setState('idle') },
    send: ({ clientSeed }) => void rotate(clientSeed),
  });
  const { name, value, error, onChange } = form.field('clientSeed');

  return (
    <Form form={form} className="seed-change">
      {fairness.nextServerSeedHash !== null && (
        <dl className="seeds">
          <SeedRow label={t('fairness.nextHash')} value={fairness.nextServerSeedHash} />
        </dl>
      )}
      <label className="d-block mt-4-5 mb-1-5 fs-sm fw-semibold text-2" htmlFor={inputId}>
        {t('fairness.newClientSeed')}
      </label>
      <input
        className="w-100 h-46 px-3-5 py-0 rounded bg-s3 text-body"
        id={inputId}
        name={name}
        value={value}
        maxLength={CLIENT_SEED_LENGTH_MAX}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${inputId}-help` : `${inputId}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${inputId}-help`} className="seeds-none mt-1-5">
        {t('fairness.newClientSeedHelp')}
      </p>
      <button
        type="submit"
        className="btn-game btn-mint-quiet w-100 mt-3-5"
        disabled={!canRotate || state === 'rotating'}
      >
        <ShieldCheck size={18} aria-hidden />
        {t(state === 'rotating' ? 'fairness.rotating' : 'fairness.rotate')}
      </button>
      <div aria-live="polite">
        {error !== undefined && (
          <p
            id={`${inputId}-error`}
            className="d-flex align-items-center gap-2 mt-2-5 fs-sm fw-semibold text-coral"
          >
            <CircleAlert size={16} aria-hidden />
            {error}
          </p>
        )}
        <Failure state={state} />
        {rotation && (
          <RevealedSeed key={rotation.shownHash} rotation={rotation} session={session} />
        )}
      </div>
    </Form>
  );
}

function Failure({ state }: { readonly state: State }) {
  const { t } = useGameTexts();
  if (state === 'idle' || state === 'rotating') return null;
  return (
    <p className="d-flex align-items-center gap-2 mt-2-5 fs-sm fw-semibold text-coral">
      <CircleAlert size={16} aria-hidden />
      {t(state === 'unable' ? 'proof:verify.unable' : `fairness.${state}`)}
    </p>
  );
}

/** Scrolls the sheet of the dialog alone: `scrollIntoView` would move its head out of sight, too. */
function scrollToStart(element: HTMLElement | null): void {
  const sheet = element?.closest('.dialog-sheet');
  const head = sheet?.querySelector('.dialog-head');
  if (!element || !sheet || !head) return;
  sheet.scrollTop += element.getBoundingClientRect().top - head.getBoundingClientRect().bottom;
}

/** The revealed seed beside the record, and all rounds that it dealt. */
function RevealedSeed(props: {
  readonly rotation: CheckedRotation;
  readonly session: FairnessSource['session'];
}) {
  const { revealed, mismatches, shownAt } = props.rotation;
  const { t, dateTime } = useGameTexts();
  const source = useSeedSource(props.session);
  return (
    <div className="revealed" ref={scrollToStart}>
      <dl className="seeds">
        <SeedRow label={t('fairness.revealed')} value={revealed.serverSeed} />
      </dl>
      <p className="prose mt-2-5 fs-sm">{t('fairness.revealedText', { count: revealed.rounds })}</p>
      {mismatches.length > 0 ? (
        <RecordLine look="differs" text={t('proof:verify.differs')}>
          <Mismatches mismatches={mismatches} />
        </RecordLine>
      ) : shownAt === null ? (
        <RecordLine look="open" text={t('proof:record.commitmentOfPage')} />
      ) : (
        <RecordLine
          look="matches"
          text={t('proof:record.commitmentHeld', { when: dateTime(shownAt) })}
        />
      )}
      <SeedRounds source={source(props.rotation.shownHash, revealed.rounds)} />
    </div>
  );
}
