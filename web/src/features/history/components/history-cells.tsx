import { OWN_PROVIDER_ID } from '@fairhall/api/contract/own-provider';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot.tsx';
import type { HistoryRow } from '@/lib/api/contract-types.ts';
import { useEveryGame } from '@/lib/games/catalogue.ts';
import type { HistoryStatus } from '../history-filter.ts';
import { type RowAmount, returnAmount, rowAmount } from '../row-amount.ts';

const tones = {
  pending: 'waiting',
  completed: 'success',
  failed: 'failed',
  cancelled: 'muted',
} as const satisfies Record<HistoryStatus, StatusTone>;

export function HistoryStatusDot({ status }: { readonly status: HistoryStatus }) {
  const { t } = useTranslation(['app', 'history']);
  return <StatusDot tone={tones[status]}>{t(`history:status.${status}`)}</StatusDot>;
}

/** The signed amount: gains in mint with a plus, losses muted with a minus, never in red. */
export function HistoryAmount({ row }: { readonly row: HistoryRow }) {
  return <SignedAmount signed={rowAmount(row)} currency={row.walletType} />;
}

/** The return of a round. */
export function HistoryReturn({ row }: { readonly row: HistoryRow }) {
  return <SignedAmount signed={returnAmount(row)} currency={row.walletType} />;
}

type SignedAmountProps = {
  readonly signed: RowAmount | null;
  readonly currency: HistoryRow['walletType'];
};

function SignedAmount({ signed, currency }: SignedAmountProps) {
  if (signed === null || currency === null) return null;
  return (
    <MoneyText
      className={`fw-650 ${signed.look === 'in' ? 'text-mint' : 'text-2'}`}
      amount={signed.amount}
      currency={currency}
      sign={signed.look === 'still' ? 'auto' : 'always'}
    />
  );
}

/** A link to the proof of a round; null for a game without proofs. */
export function VerifyLink({ row }: { readonly row: HistoryRow }) {
  const { t } = useTranslation(['app', 'history']);
  const game = useEveryGame().data?.find(({ gameId }) => gameId === row.gameId);
  if (row.roundId === null || game?.proofUrl === null) return null;
  const link = {
    className: 'history-verify',
    'aria-label': t('history:verifyRound', { game: row.gameName ?? '' }),
    children: (
      <>
        <ShieldCheck size={15} />
        {t('history:verify')}
      </>
    ),
  };
  if (game === undefined || game.providerId === OWN_PROVIDER_ID) {
    return <Link {...link} to={`/verify?${new URLSearchParams({ round: row.roundId })}`} />;
  }
  const address = new URL(game.proofUrl);
  address.searchParams.set('round', row.roundId);
  return <a {...link} href={address.href} target="_blank" rel="noopener noreferrer" />;
}
