import { formatMoney } from '@fairhall/api/contract/money-text';
import {
  ChevronLeft,
  ChevronRight,
  CircleOff,
  Gamepad2,
  LockKeyhole,
  LockKeyholeOpen,
  LogIn,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Link } from '@/components/ui/link.tsx';
import { isWaitingOffline, OfflineState } from '@/components/ui/offline-state.tsx';
import { FilterSelect, RecordFilters } from '@/components/ui/record-filters.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { useCatalogue } from '@/lib/catalogue.ts';
import type { PastRound } from '@/lib/contract-types.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { useSession } from '@/lib/session.ts';
import { openModal } from '@/lib/window-events.ts';
import { useRounds } from '../api/use-rounds.ts';

type YourRoundsProps = {
  /** The round on show. */
  readonly picked: string | null;
  readonly onPick: (roundId: string) => void;
};

/** The player's past rounds to pick one from, newest first. */
export function YourRounds(props: YourRoundsProps) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <section className="panel verify-panel" aria-labelledby="your-rounds">
      <h2 id="your-rounds">{t('verify.yours.title')}</h2>
      {session === null ? <GuestLine /> : <Rounds {...props} />}
    </section>
  );
}

/** A guest came for a proof, which needs no account. */
function GuestLine() {
  const { t } = useTranslation();
  return (
    <div className="verify-guest">
      <p>{t('verify.yours.guestText')}</p>
      <button
        type="button"
        className="btn btn-secondary"
        onClick={() => openModal('show-login-modal')}
      >
        <LogIn size={17} aria-hidden="true" />
        {t('auth.login')}
      </button>
    </div>
  );
}

function Rounds({ picked, onPick }: YourRoundsProps) {
  const { t } = useTranslation();
  const [gameId, setGameId] = useState('');
  // The pages up to this one: each begins below the last round of the page before it.
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  const rounds = useRounds({ gameId, before: pages.at(-1) });
  const choose = (next: string) => {
    setGameId(next);
    setPages([undefined]);
  };
  const next = rounds.data?.next ?? null;
  return (
    <>
      <GameFilter gameId={gameId} onChange={choose} />
      <Content rounds={rounds} picked={picked} onPick={onPick} isFiltered={gameId !== ''} />
      {(pages.length > 1 || next !== null) && (
        <nav className="verify-pages" aria-label={t('records.pages')}>
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            disabled={pages.length === 1}
            onClick={() => setPages(pages.slice(0, -1))}
          >
            <ChevronLeft size={16} aria-hidden="true" />
            {t('verify.yours.newer')}
          </button>
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            disabled={next === null || rounds.isPlaceholderData}
            onClick={() => next !== null && setPages([...pages, next])}
          >
            {t('verify.yours.older')}
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </nav>
      )}
      <p className="verify-note">
        {t('verify.yours.ledger')} <Link to="/history">{t('verify.yours.history')}</Link>
      </p>
    </>
  );
}

function GameFilter(props: {
  readonly gameId: string;
  readonly onChange: (gameId: string) => void;
}) {
  const { gameId, onChange } = props;
  const { t } = useTranslation();
  const games = useCatalogue().data ?? [];
  return (
    <RecordFilters isFiltered={gameId !== ''} onClear={() => onChange('')}>
      <FilterSelect
        label={t('verify.yours.filter')}
        icon={<Gamepad2 size={15} aria-hidden="true" />}
        value={gameId}
        options={[
          { value: '', label: t('verify.yours.allGames') },
          ...games.map((game) => ({ value: game.gameId, label: game.gameName })),
        ]}
        onChange={onChange}
      />
    </RecordFilters>
  );
}

const placeholders = [1, 2, 3, 4, 5];

type ContentProps = YourRoundsProps & {
  readonly rounds: ReturnType<typeof useRounds>;
  readonly isFiltered: boolean;
};

function Content({ rounds, picked, onPick, isFiltered }: ContentProps) {
  const { t } = useTranslation();
  if (rounds.isError && rounds.data === undefined) {
    return (
      <ErrorState
        error={rounds.error}
        onRetry={() => void rounds.refetch()}
        retrying={rounds.isFetching}
      />
    );
  }
  if (isWaitingOffline(rounds)) return <OfflineState />;
  if (rounds.data === undefined) {
    return (
      <div className="verify-rounds" role="status" aria-label={t('common.loading')}>
        {placeholders.map((place) => (
          <Skeleton key={place} height="56px" radius="12px" />
        ))}
      </div>
    );
  }
  if (rounds.data.list.length === 0) {
    return (
      <EmptyState
        icon={<Gamepad2 size={30} aria-hidden="true" />}
        title={t(isFiltered ? 'verify.yours.noneOfGame' : 'verify.yours.none')}
        text={t('verify.yours.noneText')}
        action={
          <Link className="btn btn-secondary btn-sm" to="/games">
            {t('verify.yours.play')}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="verify-rounds" aria-busy={rounds.isPlaceholderData}>
      {rounds.data.list.map((round) => (
        <li key={round.roundId}>
          <Pick round={round} isPicked={round.roundId === picked} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}

function Pick(props: {
  readonly round: PastRound;
  readonly isPicked: boolean;
  readonly onPick: (roundId: string) => void;
}) {
  const { round, isPicked, onPick } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const art = useCatalogue().data?.find(({ gameId }) => gameId === round.gameId)?.pgIconUrl;
  const money = (amount: number) =>
    formatMoney({ amount, currency: round.walletType, language, sign: 'auto' });
  const seal = sealOf(round);
  const Seal = sealIcons[seal];
  return (
    <button
      type="button"
      className="verify-pick"
      aria-pressed={isPicked}
      onClick={() => onPick(round.roundId)}
    >
      {art ? <img src={art} alt="" width={36} height={40} loading="lazy" /> : <span />}
      <span className="verify-pick-words">
        <b className="ellipsis">{round.gameName}</b>
        <span className="num">
          {formatDateTime({ at: round.createTime, language, style: 'full' })}
        </span>
      </span>
      <span className="verify-pick-money num">
        <span>{t('verify.yours.staked', { amount: money(round.stake) })}</span>
        <b>
          {round.win === null
            ? t('verify.yours.open')
            : t('verify.yours.paid', { amount: money(round.win) })}
        </b>
      </span>
      <span className={seal === 'revealed' ? 'verify-seal is-open' : 'verify-seal'}>
        <Seal size={15} aria-hidden="true" />
        {t(`verify.yours.${seal}`)}
      </span>
    </button>
  );
}

const sealIcons = { calledOff: CircleOff, revealed: LockKeyholeOpen, sealed: LockKeyhole } as const;

/** What there is to verify a round with: nothing is revealed of what was never drawn. */
function sealOf({ isCalledOff, isRevealed }: PastRound): keyof typeof sealIcons {
  if (isCalledOff) return 'calledOff';
  return isRevealed ? 'revealed' : 'sealed';
}
