import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gamepad2,
  Gift,
  type LucideIcon,
  Scale,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '@/lib/api/contract-types.ts';
import { useEveryGame } from '@/lib/games/catalogue.ts';
import type { HistoryType } from '../history-filter.ts';

/** The text of a row's subject: the game, or the type of the movement. */
export function useSubject(): (row: HistoryRow) => string {
  const { t } = useTranslation(['app', 'history']);
  return (row) => {
    if (isMovement(row) && row.type !== null) return t(`history:type.${row.type}`);
    return row.gameName ?? t('history:unknownGame');
  };
}

const isMovement = ({ kind }: HistoryRow) => kind === 'transaction' || kind === 'adjustment';

/** Why staff made an adjustment; null for other rows. */
export function HistoryReason({ row: { reason } }: { readonly row: HistoryRow }) {
  return reason === undefined ? null : (
    <span className="fw-400 lh-snug text-2 fs-sm wrap-anywhere">{reason}</span>
  );
}

const movementIcons = {
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  adjustment: Scale,
  reward: Gift,
} as const satisfies Partial<Record<HistoryType, LucideIcon>>;

const movementLooks = {
  deposit: 'bg-mint-wash text-mint',
  withdraw: 'bg-sky-wash text-sky',
  adjustment: 'bg-s3 text-2',
  reward: 'bg-s3 text-2',
} as const satisfies Record<keyof typeof movementIcons, string>;

/** The game's image, or an icon for the type of the movement. */
export function SubjectPicture({ row }: { readonly row: HistoryRow }) {
  const { type } = row;
  if (!isMovement(row) || type === null || type === 'bet' || type === 'win') {
    return <GamePicture gameId={row.gameId} />;
  }
  const Icon = movementIcons[type];
  return (
    <span
      className={`history-picture flex-none w-36 h-40 d-grid place-items-center overflow-hidden rounded-10 ${movementLooks[type]}`}
    >
      <Icon size={18} />
    </span>
  );
}

function GamePicture({ gameId }: { readonly gameId: string | null }) {
  const catalogue = useEveryGame();
  const [isBroken, setIsBroken] = useState(false);
  const art = catalogue.data?.find((game) => game.gameId === gameId)?.pgIconUrl;
  return (
    <span className="history-picture flex-none w-36 h-40 d-grid place-items-center overflow-hidden rounded-10 bg-s3 text-2">
      {art && !isBroken ? (
        <img
          className="w-100 h-100 object-fit-cover"
          src={art}
          alt=""
          loading="lazy"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <Gamepad2 size={18} />
      )}
    </span>
  );
}
