import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CirclePlay, Dices, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/components/ui/data-table.tsx';
import { webUrl } from '@/lib/browser/web-origin.ts';
import { MoneyCell, TimeText } from '../../components/cells.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Panel } from '../../components/page.tsx';
import type { OfficePlayer, PlayedRound } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { RoundDrawer } from './round-drawer.tsx';

/** The rounds of a player, each with the way to its proof. */
export function PlayTab({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const address = useAddress();
  const [open, setOpen] = useState<OpenRound | null>(null);
  const columns = useColumns(setOpen);
  const query = useQuery(
    office.players.rounds.queryOptions(
      { uid: player.uid, pageNum: address.page, pageSize: PAGE_SIZE },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Panel title={t('players.rounds')}>
      <ListView
        query={query}
        label={t('players.rounds')}
        columns={columns}
        keyOf={({ entryId }) => entryId}
        linkOf={({ entryId }) => `/ledger/${entryId}`}
        hasCards
        empty={{ icon: <Dices size={28} />, title: t('players.noRounds') }}
        page={address.page}
        onPage={(page) => address.set({ page })}
      />
      <RoundDrawer uid={player.uid} round={open} onClose={() => setOpen(null)} />
    </Panel>
  );
}

type OpenRound = { readonly roundId: string; readonly gameName: string };

function useColumns(onProof: (round: OpenRound) => void): readonly Column<PlayedRound>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'game',
      head: t('games.game'),
      cell: ({ gameName, roundId }) => (
        <span className="stacked">
          <b>{gameName}</b>
          <small className="mono text-3 ellipsis long-cell id-cell">{roundId ?? '—'}</small>
        </span>
      ),
    },
    { id: 'at', head: t('list.at'), cell: ({ createdAt }) => <TimeText at={createdAt} /> },
    {
      id: 'stake',
      head: t('players.stake'),
      isNumber: true,
      cell: ({ stake, walletType }) => <MoneyCell amount={stake} currency={walletType} />,
    },
    {
      id: 'win',
      head: t('players.win'),
      isNumber: true,
      cell: ({ win, walletType }) => <MoneyCell amount={win} currency={walletType} />,
    },
    {
      id: 'replay',
      head: t('players.replay'),
      cell: ({ replayUrl }) =>
        replayUrl === null ? (
          <span className="text-3">—</span>
        ) : (
          <a className="proof-link" href={webUrl(replayUrl)} target="_blank" rel="noreferrer">
            <CirclePlay size={15} />
            {t('players.watch')}
          </a>
        ),
    },
    {
      id: 'proof',
      head: t('players.proof'),
      cell: ({ verifyUrl, isOwn, roundId, gameName }) => {
        if (verifyUrl === null || roundId === null) return <span className="text-3">—</span>;
        const label = (
          <>
            <ShieldCheck size={15} />
            {t('players.verify')}
          </>
        );
        return isOwn ? (
          <button
            type="button"
            className="proof-link p-0 border-0 bg-transparent"
            onClick={() => onProof({ roundId, gameName })}
          >
            {label}
          </button>
        ) : (
          <a className="proof-link" href={webUrl(verifyUrl)} target="_blank" rel="noreferrer">
            {label}
          </a>
        );
      },
    },
  ];
}
