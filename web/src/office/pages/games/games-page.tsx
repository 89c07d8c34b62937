import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Column } from '@/components/ui/data-table.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { Tag } from '../../components/cells.tsx';
import { Page } from '../../components/page.tsx';
import { RtpText } from '../../components/rtp-text.tsx';
import { SearchedTable } from '../../components/searched-table.tsx';
import { Loaded, TableSkeleton } from '../../components/states.tsx';
import type { OfficeGame } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { useNumbers } from '../../lib/i18n/use-numbers.ts';
import { useMay } from '../../lib/session/office-session.ts';
import { GameDrawer } from './game-drawer.tsx';
import { isInside } from './is-inside.ts';

/** The games with their metrics; managers switch and label them. */
export default function GamesPage() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { gameId } = useParams();
  const query = useQuery(office.games.list.queryOptions({}));
  const columns = useColumns();
  const { search } = useAddress();
  return (
    <Page title={t('games.title')} aside={<small className="text-3">{t('games.period')}</small>}>
      <section className="panel office-panel">
        <Loaded<readonly OfficeGame[]> query={query} skeleton={<TableSkeleton />}>
          {(games) => (
            <SearchedTable
              label={t('games.title')}
              searchLabel={t('games.search')}
              textsOf={({ gameId, gameName, supplier, providerId }) => [
                gameId,
                gameName,
                supplier ?? providerId,
              ]}
              columns={columns}
              rows={games}
              keyOf={(game) => game.gameId}
              pathOf={(game) => `/games/${encodeURIComponent(game.gameId)}`}
              openKey={gameId}
              hasKeys={gameId === undefined}
            />
          )}
        </Loaded>
      </section>
      <GameDrawer
        game={query.data?.find((one) => one.gameId === gameId) ?? null}
        onClose={() => void navigate(`/games${search}`)}
      />
    </Page>
  );
}

function useColumns(): readonly Column<OfficeGame>[] {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const { count, percent } = useNumbers();
  return [
    {
      id: 'game',
      head: t('games.game'),
      sort: ({ gameName }) => gameName,
      cell: ({ gameName, supplier, providerId }) => (
        <span className="stacked">
          <b>{gameName}</b>
          <small className="text-3">{supplier ?? providerId}</small>
        </span>
      ),
    },
    {
      id: 'type',
      head: t('games.type'),
      from: 'desktop',
      sort: ({ gameType }) => gameType,
      cell: ({ gameType }) => t(`games.types.${typeNames[gameType]}`),
    },
    {
      id: 'enabled',
      head: t('games.enabled'),
      sort: ({ enabled }) => Number(enabled),
      cell: (game) => <GameSwitch game={game} />,
    },
    {
      id: 'label',
      head: t('games.label'),
      from: 'desktop',
      cell: (game) => <Labels game={game} />,
    },
    {
      id: 'bets',
      head: t('games.bets'),
      isNumber: true,
      from: 'desktop',
      sort: ({ figures }) => figures.bets,
      cell: ({ figures }) => count(figures.bets),
    },
    {
      id: 'stakes',
      head: t('overview.stakes'),
      isNumber: true,
      from: 'tablet',
      sort: ({ figures }) => figures.stakes,
      cell: ({ figures }) => money(figures.stakes, 'USD'),
    },
    {
      id: 'ggr',
      head: t('overview.ggr'),
      isNumber: true,
      from: 'tablet',
      sort: ({ figures }) => figures.ggr,
      cell: ({ figures }) => money(figures.ggr, 'USD'),
    },
    {
      id: 'rtp',
      head: t('games.measured'),
      isNumber: true,
      cell: (game) => <RtpText figures={game.figures} isInside={isInside(game)} />,
    },
    {
      id: 'stated',
      head: t('games.computed'),
      isNumber: true,
      sort: ({ rtp }) => rtp,
      cell: ({ rtp }) => percent(rtp),
    },
  ];
}

/** By the numbers of the contract. */
const typeNames = ['slot', 'table', 'fishing', 'sports', 'lottery', 'card'] as const;

function Labels({ game }: { readonly game: OfficeGame }) {
  const { t } = useTranslation('office');
  const { gameLabel, overridden } = game;
  return (
    <span className="d-inline-flex flex-wrap gap-1">
      {gameLabel !== null && <Tag>{t(`games.labels.${gameLabel}`)}</Tag>}
      {overridden.length > 0 && <Tag tone="warn">{t('games.overridden')}</Tag>}
      {gameLabel === null && overridden.length === 0 && <span className="text-3">—</span>}
    </span>
  );
}

/** Switches a game on or off for new launches; open rounds end normally. */
function GameSwitch({ game }: { readonly game: OfficeGame }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const mayManage = useMay('manage');
  const update = useMutation(
    office.games.update.mutationOptions({
      onSuccess: ({ gameName, enabled }) => {
        showToast({
          tone: 'success',
          title: t(enabled ? 'games.switchedOn' : 'games.switchedOff', { name: gameName }),
        });
        return queries.invalidateQueries(office.games.pathFilter());
      },
    }),
  );
  return (
    <label className="form-switch min-h-36 d-inline-flex align-items-center gap-2-5 p-0 text-2 fs-sm">
      <input
        className="form-check-input m-0"
        type="checkbox"
        aria-label={t('games.switch', { name: game.gameName })}
        disabled={!mayManage}
        checked={update.isPending ? (update.variables.enabled ?? false) : game.enabled}
        onChange={({ target }) => update.mutate({ gameId: game.gameId, enabled: target.checked })}
      />
      <span>{t(game.enabled ? 'games.on' : 'games.off')}</span>
    </label>
  );
}
