import { PLAIN_TEXT_PATTERN } from '@fairhall/api/contract/plain-text';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { CallResult } from '../casino-client.ts';
import type { Fairness, PastSeeds, Rotation, Round } from '../contract-types.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { seedMatchesHash } from '../seed-check.ts';
import { SeedRow } from './copy-value.tsx';
import { Dialog } from './dialog.tsx';
import { FairnessFigures, LastRounds } from './fairness-figures.tsx';
import { OpenReturns } from './open-returns.tsx';
import { PastSeeds as PastSeedsList } from './past-seeds.tsx';
import { isRoundOpen } from './refusals.ts';
import { useSpeech } from './speech-context.tsx';

const CLIENT_SEED_LENGTH_MAX = 64;

type Revealed = Rotation['revealed'] & { readonly matches: boolean | null };

type FairnessDialogProps = {
  readonly fairness: Fairness;
  readonly rounds: readonly Round[];
  readonly currency: Currency;
  readonly money: MoneyWords;
  /** Seeds change between rounds only. */
  readonly canRotate: boolean;
  readonly onRotate: (clientSeed: string | undefined) => Promise<CallResult<Rotation>>;
  readonly loadPastSeeds: () => Promise<CallResult<PastSeeds>>;
  readonly onVerify: (round: Round) => void;
  readonly onClose: () => void;
};

/** The seals of the next round, the newest rounds, and the change to other seeds. */
export function FairnessDialog(props: FairnessDialogProps) {
  const { fairness, rounds, currency, money, onClose } = props;
  const { t } = useSpeech();
  return (
    <Dialog title={t('fairness.title')} onClose={onClose}>
      <p className="prose">{t('fairness.intro')}</p>
      <FairnessFigures fairness={fairness} whole />
      <SeedChange {...props} />
      <PastSeedsList load={props.loadPastSeeds} />
      <LastRounds rounds={rounds} currency={currency} money={money} onVerify={props.onVerify} />
      <OpenReturns />
    </Dialog>
  );
}

function SeedChange(props: FairnessDialogProps) {
  const { fairness, canRotate, onRotate } = props;
  const { t } = useSpeech();
  const inputId = useId();
  const [clientSeed, setClientSeed] = useState('');
  const [state, setState] = useState<'idle' | 'rotating' | 'failed' | 'roundOpen' | 'notPlain'>(
    'idle',
  );
  const [revealed, setRevealed] = useState<Revealed | null>(null);

  const rotate = async () => {
    if (!PLAIN_TEXT_PATTERN.test(clientSeed.trim())) {
      setState('notPlain');
      return;
    }
    setState('rotating');
    const result = await onRotate(clientSeed.trim() || undefined);
    if (!result.ok) {
      setState(isRoundOpen(result.failure) ? 'roundOpen' : 'failed');
      return;
    }
    setRevealed({
      ...result.data.revealed,
      matches: await seedMatchesHash(result.data.revealed),
    });
    setClientSeed('');
    setState('idle');
  };

  return (
    <form
      className="seed-change"
      onSubmit={(event) => {
        event.preventDefault();
        void rotate();
      }}
    >
      <dl className="seeds">
        <SeedRow label={t('fairness.nextHash')} value={fairness.nextServerSeedHash} />
      </dl>
      <label htmlFor={inputId}>{t('fairness.newClientSeed')}</label>
      <input
        id={inputId}
        value={clientSeed}
        maxLength={CLIENT_SEED_LENGTH_MAX}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${inputId}-help`}
        onChange={(event) => setClientSeed(event.target.value)}
      />
      <p id={`${inputId}-help`} className="seeds-none">
        {t('fairness.newClientSeedHelp')}
      </p>
      <button
        type="submit"
        className="btn-game btn-mint-quiet"
        disabled={!canRotate || state === 'rotating'}
      >
        <ShieldCheck size={18} aria-hidden />
        {t(state === 'rotating' ? 'fairness.rotating' : 'fairness.rotate')}
      </button>
      <div aria-live="polite">
        {state !== 'idle' && state !== 'rotating' && (
          <p className="seed-failed">
            <CircleAlert size={16} aria-hidden />
            {t(`fairness.${state}`)}
          </p>
        )}
        {revealed && <RevealedSeed revealed={revealed} />}
      </div>
    </form>
  );
}

function RevealedSeed(props: { readonly revealed: Revealed }) {
  const { serverSeed, rounds, matches } = props.revealed;
  const { t } = useSpeech();
  return (
    <div className="revealed" ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
      <dl className="seeds">
        <SeedRow label={t('fairness.revealed')} value={serverSeed} />
      </dl>
      <p className="prose">{t('fairness.revealedText', { count: rounds })}</p>
      {matches !== null && (
        <p className={matches ? 'seed-matches' : 'seed-failed'}>
          {matches ? <ShieldCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
          {t(matches ? 'fairness.matches' : 'fairness.differs')}
        </p>
      )}
    </div>
  );
}
