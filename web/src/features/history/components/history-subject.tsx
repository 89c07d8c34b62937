import { ArrowDownToLine, ArrowUpFromLine, Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '@/lib/catalogue.ts';
import type { HistoryRow } from '@/lib/contract-types.ts';

/** The text of a row's subject: the game, or the kind of transaction. */
export function useSubject(): (row: HistoryRow) => string {
  const { t } = useTranslation();
  return (row) => {
    if (row.kind === 'transaction' && row.type !== null) return t(`history.type.${row.type}`);
    return row.gameName ?? t('history.unknownGame');
  };
}

/** The game's image, or an arrow for deposits and withdrawals. */
export function SubjectPicture({ row }: { readonly row: HistoryRow }) {
  if (row.kind !== 'transaction') return <GamePicture gameId={row.gameId} />;
  const Icon = row.type === 'withdraw' ? ArrowUpFromLine : ArrowDownToLine;
  return (
    <span className={`history-picture is-${row.type ?? 'deposit'}`}>
      <Icon size={18} />
    </span>
  );
}

function GamePicture({ gameId }: { readonly gameId: string | null }) {
  const catalogue = useCatalogue();
  const [isBroken, setIsBroken] = useState(false);
  const art = catalogue.data?.find((game) => game.gameId === gameId)?.pgIconUrl;
  return (
    <span className="history-picture">
      {art && !isBroken ? (
        <img src={art} alt="" loading="lazy" onError={() => setIsBroken(true)} />
      ) : (
        <Gamepad2 size={18} />
      )}
    </span>
  );
}
