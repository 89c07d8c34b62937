import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { durationText } from '@/lib/time/duration-text.ts';
import { useNow } from '@/lib/time/use-now.ts';
import type { Market, PlayerRef, PlayerState } from '../lib/api/contract-types.ts';

type Currency = Parameters<typeof MoneyText>[0]['currency'];

type MoneyCellProps = {
  readonly amount: number;
  readonly currency: Currency;
  /** In US dollars; shown below an amount of another currency. */
  readonly amountUsd?: number;
};

export function MoneyCell({ amount, currency, amountUsd }: MoneyCellProps) {
  return (
    <span className="stacked">
      <MoneyText amount={amount} currency={currency} className="fw-650" />
      {amountUsd !== undefined && currency !== 'USD' && <UsdText amount={amountUsd} />}
    </span>
  );
}

/** An amount by the reference rates: "≈ $12.00". */
export function UsdText({ amount }: { readonly amount: number }) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  return <small className="text-3 num">{t('money.about', { amount: money(amount, 'USD') })}</small>;
}

/** The same as the amount itself, and not beside one. */
export function UsdAmount({ amount }: { readonly amount: number }) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  return <span className="num">{t('money.about', { amount: money(amount, 'USD') })}</span>;
}

/** The name of a player above the masked email. */
export function PlayerCell({ player }: { readonly player: PlayerRef }) {
  return (
    <span className="stacked">
      <span className="ellipsis fw-650">{player.nickName}</span>
      <small className="text-3 ellipsis">{player.email}</small>
    </span>
  );
}

/** The name of a player as a link to the page of the player. */
export function PlayerLink({ player }: { readonly player: Pick<PlayerRef, 'uid' | 'nickName'> }) {
  return (
    <Link className="quiet-link" to={`/players/${encodeURIComponent(player.uid)}`}>
      {player.nickName}
    </Link>
  );
}

/** A time of this year to the minute, with the whole time as its title. */
export function TimeText({ at }: { readonly at: string | null }) {
  const { dateTime } = useFormat();
  if (at === null) return <span className="text-3">—</span>;
  return (
    <time className="num" dateTime={at} title={dateTime(at, 'full')}>
      {dateTime(at, 'short')}
    </time>
  );
}

/** From this age on an order is late, and its age coral. */
const LATE_MS = 24 * 3600 * 1000;

/** How long something waits. */
export function AgeText({
  since,
  isWaiting,
}: {
  readonly since: string;
  readonly isWaiting: boolean;
}) {
  const ageMs = Math.max(0, useNow() - Date.parse(since));
  const isLate = isWaiting && ageMs > LATE_MS;
  return (
    <time className={`num ${isLate ? 'text-coral fw-650' : ''}`} dateTime={since}>
      {durationText(ageMs)}
    </time>
  );
}

const playerTones = {
  open: 'success',
  timeOut: 'waiting',
  excluded: 'failed',
} as const satisfies Record<PlayerState, StatusTone>;

export function PlayerStateText({ state }: { readonly state: PlayerState }) {
  const { t } = useTranslation('office');
  return <StatusDot tone={playerTones[state]}>{t(`players.state.${state}`)}</StatusDot>;
}

export function MarketText({ market }: { readonly market: Market }) {
  const { t } = useTranslation('office');
  return <>{t(`players.market.${market}`)}</>;
}

const tagLooks = {
  plain: 'bg-s4 text-2',
  warn: 'bg-brass-wash text-brass-hi',
  danger: 'bg-coral-wash text-coral',
} as const;

type TagProps = { readonly tone?: keyof typeof tagLooks | undefined; readonly children: string };

/** A short mark, such as a flag of a withdrawal. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span
      className={`tag d-inline-flex align-items-center px-2 py-0 rounded-xs fs-xs fw-semibold text-nowrap ${tagLooks[tone]}`}
    >
      {children}
    </span>
  );
}
