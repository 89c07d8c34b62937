import { PLAIN_TEXT_PATTERN } from '@fairhall/api/contract/plain-text';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { Fairness, PastSeeds, Proof, Rotation, Round } from '../contract-types.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { CallResult } from '../rgs-client.ts';
import { seedMatchesHash } from '../seed-check.ts';
import { isRoundOpen } from '../session/notices.ts';
import { SeedRow } from './copy-value.tsx';
import { Dialog } from './dialog.tsx';
import { FairnessFigures, LastRounds } from './fairness-figures.tsx';
import { OpenReturns } from './open-returns.tsx';
import { PastSeeds as PastSeedsList } from './past-seeds.tsx';
import { RulesHash } from './rules-hash.tsx';

const CLIENT_SEED_LENGTH_MAX = 64;
/** Maximum of listed rounds. */
const ROUNDS_MAX = 10;

type Revealed = Rotation['revealed'] & { readonly matches: boolean | null };

/** The seeds and rounds of a game, and the session that loads more. */
export type FairnessSource = {
  readonly state: {
    readonly fairness: Fairness;
    /** Newest first. */
    readonly lastRounds: readonly Round[];
  };
  readonly session: {
    readonly rotate: (clientSeed: string | undefined) => Promise<CallResult<Rotation>>;
    readonly proof: (roundId: string) => Promise<CallResult<Proof>>;
    readonly pastSeeds: () => Promise<CallResult<PastSeeds>>;
  };
  /** Seeds can be rotated between rounds only. */
  readonly canRotate: boolean;
};

/** The seeds of the next round, the newest rounds, and the rotation of the seeds. */
export function FairnessDialog(
  props: FairnessSource & {
    readonly onVerify: (round: Round) => void;
    readonly onClose: () => void;
  },
) {
  const { state, session, onVerify, onClose } = props;
  const { t } = useI18n();
  return (
    <Dialog title={t('fairness.title')} onClose={onClose}>
      <p className="prose">{t('fairness.intro')}</p>
      <FairnessFigures fairness={state.fairness} isFull />
      <RulesHash />
      <SeedChange {...props} />
      <PastSeedsList load={() => session.pastSeeds()} />
      <LastRounds rounds={state.lastRounds.slice(0, ROUNDS_MAX)} onVerify={onVerify} />
      <OpenReturns />
    </Dialog>
  );
}

function SeedChange({ state: { fairness }, session, canRotate }: FairnessSource) {
  const { t } = useI18n();
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
    const result = await session.rotate(clientSeed.trim() || undefined);
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
  const { t } = useI18n();
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
