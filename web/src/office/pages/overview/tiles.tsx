import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { durationText } from '@/lib/time/duration-text.ts';
import { UsdText } from '../../components/cells.tsx';
import type { Overview } from '../../lib/api/contract-types.ts';
import { useNumbers } from '../../lib/i18n/use-numbers.ts';

const DAY_S = 86_400;

/** The metrics of the period. */
export function Tiles({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const { count } = useNumbers();
  const { tiles, before, retention, walletType } = overview;
  const sum = (amount: number) => money(amount, walletType ?? 'USD');
  const times = (value: number) => t('overview.orders', { count: value });
  const earlier = (value: string) => t('overview.before', { value });
  const { registered, deposited, played } = tiles.funnel;
  return (
    <dl className="tiles-row m-0 d-grid gap-3">
      <Tile label={t('overview.ggr')} value={sum(tiles.ggr)} hint={earlier(sum(before.ggr))} />
      <Tile label={t('overview.ngr')} value={sum(tiles.ngr)} hint={earlier(sum(before.ngr))} />
      <Tile
        label={t('overview.stakes')}
        value={sum(tiles.stakes)}
        hint={earlier(sum(before.stakes))}
      />
      <Tile
        label={t('overview.rewards')}
        value={sum(tiles.rewards)}
        hint={earlier(sum(before.rewards))}
      />
      <Tile
        label={t('overview.activePlayers')}
        value={count(tiles.activePlayers)}
        hint={t('overview.retention', {
          returning: count(retention.returning),
          active: count(retention.active),
        })}
      />
      <Tile
        label={t('overview.deposits')}
        value={sum(tiles.deposits.amount)}
        hint={`${times(tiles.deposits.count)} · ${earlier(sum(before.deposits.amount))}`}
      />
      <Tile
        label={t('overview.withdrawals')}
        value={sum(tiles.withdrawals.amount)}
        hint={`${times(tiles.withdrawals.count)} · ${earlier(sum(before.withdrawals.amount))}`}
      />
      <WaitingTile waiting={tiles.waiting} />
      <Tile
        label={t('overview.newPlayers')}
        value={count(registered)}
        hint={t('overview.funnel', { deposited: count(deposited), played: count(played) })}
      />
    </dl>
  );
}

type TileProps = {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
};

function Tile({ label, value, hint }: TileProps) {
  return (
    <div className="panel figure m-0 position-relative min-w-0 px-4 py-3-5">
      <dt className="text-3 fs-sm fw-semibold">{label}</dt>
      <dd className="figure-value num tracking-tight wrap-anywhere m-0">{value}</dd>
      {hint !== undefined && <dd className="num text-3 fs-sm m-0">{hint}</dd>}
    </div>
  );
}

/** The queue, which leads to it; an order that waits for more than a day is marked. */
function WaitingTile({ waiting }: { readonly waiting: Overview['tiles']['waiting'] }) {
  const { t } = useTranslation('office');
  const { count, amountUsd, oldestAgeS } = waiting;
  const isLate = oldestAgeS !== null && oldestAgeS > DAY_S;
  return (
    <div
      className={`panel figure m-0 figure-link position-relative min-w-0 px-4 py-3-5 ${isLate ? 'is-late' : ''}`}
    >
      <dt className="text-3 fs-sm fw-semibold">
        <Link className="text-brass-hi text-decoration-none" to="/withdrawals">
          {t('overview.waiting')}
        </Link>
      </dt>
      <dd className="figure-value num tracking-tight wrap-anywhere m-0">{count}</dd>
      <dd className="num text-3 fs-sm m-0">
        {oldestAgeS === null ? (
          t('overview.noneWaiting')
        ) : (
          <>
            <span className={isLate ? 'text-coral fw-650' : ''}>
              {t('overview.oldest', { age: durationText(oldestAgeS * 1000) })}
            </span>{' '}
            · <UsdText amount={amountUsd} />
          </>
        )}
      </dd>
    </div>
  );
}
