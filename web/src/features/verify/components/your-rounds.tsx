import { OWN_PROVIDER_ID } from '@fairhall/api/contract/own-provider';
import {
  Building2,
  ChevronLeft,
  ChevronRight,
  CircleOff,
  ExternalLink,
  Gamepad2,
  LockKeyhole,
  LockKeyholeOpen,
  LogIn,
  ShieldOff,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FilterSelect, RecordFilters } from '@/components/records/record-filters.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { PastRound } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useEveryGame } from '@/lib/games/catalogue.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useSession } from '@/lib/session/session.ts';
import { useRounds, useRoundsProviders } from '../api/use-rounds.ts';

type YourRoundsProps = {
  /** The id of the round on show. */
  readonly picked: string | null;
  readonly onPick: (roundId: string) => void;
};

/** The player's past rounds to pick one from, newest first. */
export function YourRounds(props: YourRoundsProps) {
  const { t } = useTranslation(['app', 'verify']);
  const session = useSession();
  return (
    <section className="panel verify-panel min-w-0" aria-labelledby="your-rounds">
      <h2 id="your-rounds">{t('verify:yours.title')}</h2>
      {session === null ? <GuestNotice /> : <Rounds {...props} />}
    </section>
  );
}

/** Guests can verify by seeds; saved rounds need an account. */
function GuestNotice() {
  const { t } = useTranslation(['app', 'verify']);
  return (
    <div className="d-flex flex-wrap align-items-center justify-content-between row-gap-3 column-gap-5">
      <p className="text-2 text-pretty">{t('verify:yours.guestText')}</p>
      <button
        type="button"
        className="btn btn-secondary"
        onClick={() => openModal('show-login-modal')}
      >
        <LogIn size={17} />
        {t('auth.login')}
      </button>
    </div>
  );
}

function Rounds(props: YourRoundsProps) {
  const [providerId, setProviderId] = useState<string>(OWN_PROVIDER_ID);
  const [gameId, setGameId] = useState('');
  const chooseProvider = (chosen: string) => {
    setProviderId(chosen);
    setGameId('');
  };
  return (
    <>
      <RecordFilters isFiltered={gameId !== ''} onClear={() => setGameId('')}>
        <ProviderSelect providerId={providerId} onChange={chooseProvider} />
        <GameSelect providerId={providerId} gameId={gameId} onChange={setGameId} />
      </RecordFilters>
      <RoundList
        // Another list starts on its first page, without the rows of the one before.
        key={`${providerId} ${gameId}`}
        {...props}
        providerId={providerId}
        gameId={gameId}
      />
    </>
  );
}

type RoundListProps = YourRoundsProps & { readonly providerId: string; readonly gameId: string };

function RoundList({ picked, onPick, providerId, gameId }: RoundListProps) {
  const { t } = useTranslation(['app', 'verify']);
  // The cursor of each page up to this one: each starts after the last round of the page before.
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  const rounds = useRounds({ providerId, gameId, before: pages.at(-1) });
  const next = rounds.data?.next ?? null;
  return (
    <>
      <Content
        rounds={rounds}
        picked={picked}
        onPick={onPick}
        isFiltered={gameId !== ''}
        isForeign={providerId !== OWN_PROVIDER_ID}
      />
      {(pages.length > 1 || next !== null) && (
        <nav
          className="verify-pages mt-3 d-flex justify-content-between gap-2"
          aria-label={t('records.pages')}
        >
          <button
            type="button"
            className="btn d-inline-flex align-items-center gap-1 btn-secondary btn-sm"
            disabled={pages.length === 1}
            onClick={() => setPages(pages.slice(0, -1))}
          >
            <ChevronLeft size={16} />
            {t('verify:yours.newer')}
          </button>
          <button
            type="button"
            className="btn d-inline-flex align-items-center gap-1 btn-secondary btn-sm"
            disabled={next === null || rounds.isPlaceholderData}
            onClick={() => next !== null && setPages([...pages, next])}
          >
            {t('verify:yours.older')}
            <ChevronRight size={16} />
          </button>
        </nav>
      )}
      <p className="mx-0 mt-3-5 mb-0 text-2 fs-sm">
        {t('verify:yours.ledger')} <Link to="/history">{t('verify:yours.history')}</Link>
      </p>
    </>
  );
}

/** The choice of the provider, where more than one offers past rounds. */
function ProviderSelect(props: {
  readonly providerId: string;
  readonly onChange: (providerId: string) => void;
}) {
  const { providerId, onChange } = props;
  const { t } = useTranslation(['app', 'verify']);
  const [own, ...others] = useRoundsProviders();
  if (own === undefined || others.length === 0) return null;
  return (
    <FilterSelect
      label={t('verify:yours.provider')}
      icon={<Building2 size={15} />}
      value={providerId === own.providerId ? null : providerId}
      values={others.map((provider) => provider.providerId)}
      labelOf={(id) => others.find((provider) => provider.providerId === id)?.name ?? id}
      anyLabel={own.name}
      onChange={(id) => onChange(id ?? own.providerId)}
    />
  );
}

function GameSelect(props: {
  readonly providerId: string;
  readonly gameId: string;
  readonly onChange: (gameId: string) => void;
}) {
  const { providerId, gameId, onChange } = props;
  const { t } = useTranslation(['app', 'verify']);
  const games = useEveryGame().data?.filter((game) => game.providerId === providerId) ?? [];
  return (
    <FilterSelect
      label={t('verify:yours.filter')}
      icon={<Gamepad2 size={15} />}
      value={gameId === '' ? null : gameId}
      values={games.map((game) => game.gameId)}
      labelOf={(id) => games.find((game) => game.gameId === id)?.gameName ?? id}
      anyLabel={t('verify:yours.allGames')}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}

const placeholders = [1, 2, 3, 4, 5];

type ContentProps = YourRoundsProps & {
  readonly rounds: ReturnType<typeof useRounds>;
  readonly isFiltered: boolean;
  /** Whether the rounds are another provider's than our own game server's. */
  readonly isForeign: boolean;
};

function Content({ rounds, picked, onPick, isFiltered, isForeign }: ContentProps) {
  const { t } = useTranslation(['app', 'verify']);
  return (
    <QueryView
      query={rounds}
      skeleton={
        <Loading className="verify-rounds d-grid gap-1-5">
          {placeholders.map((place) => (
            <Skeleton key={place} height="56px" radius="12px" />
          ))}
        </Loading>
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            icon={<Gamepad2 size={30} />}
            title={t(isFiltered ? 'verify:yours.noneOfGame' : 'verify:yours.none')}
            text={t('verify:yours.noneText')}
            action={
              <Link className="btn btn-secondary btn-sm" to="/games">
                {t('verify:yours.play')}
              </Link>
            }
          />
        ) : (
          <ul className="verify-rounds d-grid gap-1-5" aria-busy={rounds.isPlaceholderData}>
            {list.map((round) => (
              <li key={round.roundId}>
                {isForeign ? (
                  <ForeignRound round={round} />
                ) : (
                  <Pick round={round} isPicked={round.roundId === picked} onPick={onPick} />
                )}
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

function Pick(props: {
  readonly round: PastRound;
  readonly isPicked: boolean;
  readonly onPick: (roundId: string) => void;
}) {
  const { round, isPicked, onPick } = props;
  const { t } = useTranslation(['app', 'verify']);
  const proofState = proofStateOf(round);
  const ProofIcon = proofIcons[proofState];
  return (
    <button
      type="button"
      className="verify-pick row-gap-1 column-gap-3 gap-md-3-5 text-body bg-s2 d-grid align-items-center w-100 rounded text-start"
      aria-pressed={isPicked}
      onClick={() => onPick(round.roundId)}
    >
      <RoundFacts round={round} />
      <span
        className={
          proofState === 'revealed'
            ? 'verify-proof-state is-open d-inline-flex align-items-center gap-1-5 fs-sm'
            : 'verify-proof-state d-inline-flex align-items-center gap-1-5 fs-sm'
        }
      >
        <ProofIcon size={15} />
        {t(`verify:yours.${proofState}`)}
      </span>
    </button>
  );
}

/** A round of another provider, which has its proofs on its own pages or none. */
function ForeignRound({ round }: { readonly round: PastRound }) {
  const { t } = useTranslation(['app', 'verify']);
  if (round.proofUrl === null) {
    return (
      <div className="verify-pick row-gap-1 column-gap-3 gap-md-3-5 text-body bg-s2 d-grid align-items-center w-100 rounded text-start">
        <RoundFacts round={round} />
        <span className="verify-proof-state d-inline-flex align-items-center gap-1-5 fs-sm">
          <ShieldOff size={15} />
          {t('games.noProofs')}
        </span>
      </div>
    );
  }
  return (
    <a
      className="verify-pick row-gap-1 column-gap-3 gap-md-3-5 text-body bg-s2 d-grid align-items-center w-100 rounded text-start text-decoration-none"
      href={round.proofUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      <RoundFacts round={round} />
      <span className="verify-proof-state is-open d-inline-flex align-items-center gap-1-5 fs-sm">
        <ExternalLink size={15} />
        {t('verify:yours.openProof')}
      </span>
    </a>
  );
}

/** The game, the time and the money of a round. */
function RoundFacts({ round }: { readonly round: PastRound }) {
  const { t } = useTranslation(['app', 'verify']);
  const { money, dateTime } = useFormat();
  const art = useEveryGame().data?.find(({ gameId }) => gameId === round.gameId)?.pgIconUrl;
  return (
    <>
      {art ? (
        <img
          className="rounded-8 object-fit-cover"
          src={art}
          alt=""
          width={36}
          height={40}
          loading="lazy"
        />
      ) : (
        <span />
      )}
      <span className="min-w-0 d-grid gap-0-5">
        <b className="ellipsis">{round.gameName}</b>
        <span className="num text-2 fs-sm">{dateTime(round.createTime, 'full')}</span>
      </span>
      <span className="verify-pick-money min-w-0 num d-grid gap-0-5">
        <span className="text-2 fs-sm">
          {t('verify:yours.staked', { amount: money(round.stake, round.walletType) })}
        </span>
        <b>
          {round.refusal !== null
            ? t('verify:yours.refused')
            : round.win === null
              ? t('verify:yours.open')
              : t('verify:yours.paid', { amount: money(round.win, round.walletType) })}
        </b>
      </span>
    </>
  );
}

const proofIcons = {
  calledOff: CircleOff,
  revealed: LockKeyholeOpen,
  sealed: LockKeyhole,
} as const;

/** The state of a round's proof; a round that was never drawn reveals nothing. */
function proofStateOf({ isCalledOff, isRevealed }: PastRound): keyof typeof proofIcons {
  if (isCalledOff) return 'calledOff';
  return isRevealed ? 'revealed' : 'sealed';
}
