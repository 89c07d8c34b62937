import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Avatar } from '@/components/ui/avatar.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import { PlayerStateText } from '../../components/cells.tsx';
import { Page } from '../../components/page.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { LogTab } from './log-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PlayTab } from './play-tab.tsx';
import { SaferPlayTab } from './safer-play-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';

const TABS = [
  'overview',
  'money',
  'play',
  'saferPlay',
  'sessions',
  'notes',
  'messages',
  'log',
] as const;
type Tab = (typeof TABS)[number];

const PANEL = 'player-panel';

const bodies = {
  overview: OverviewTab,
  money: MoneyTab,
  play: PlayTab,
  saferPlay: SaferPlayTab,
  sessions: SessionsTab,
  notes: NotesTab,
  messages: MessagesTab,
  log: LogTab,
} as const satisfies Record<Tab, unknown>;

/** All that is known of a player, and what staff may do. */
export default function PlayerPage() {
  const { t } = useTranslation('office');
  const { uid = '', tab: wanted } = useParams();
  const navigate = useNavigate();
  const tab = TABS.find((one) => one === wanted) ?? 'overview';
  const query = useQuery(office.players.get.queryOptions({ uid }));
  const Body = bodies[tab];
  useTabInSight(tab, query.data !== undefined);
  return (
    <Page
      title={query.data?.nickName ?? t('players.player')}
      aside={query.data && <Identity player={query.data} />}
      actions={
        <Link className="btn btn-sm btn-ghost" to="/players">
          {t('players.all')}
        </Link>
      }
    >
      <Loaded<OfficePlayer> query={query} skeleton={<BlocksSkeleton heights={[46, 120, 260]} />}>
        {(player) => (
          <>
            <Tabs
              label={t('players.tabs')}
              look="chips"
              className="chips"
              segments={TABS.map((value) => ({ value, label: t(`players.tab.${value}`) }))}
              value={tab}
              onChange={(value) =>
                void navigate(`/players/${encodeURIComponent(uid)}/${value}`, { replace: true })
              }
              panelId={PANEL}
            />
            <div
              id={PANEL}
              role="tabpanel"
              aria-labelledby={tabId(PANEL, tab)}
              className="d-flex flex-column gap-4"
            >
              <Body key={uid} player={player} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** On phones the row of tabs is wider than the window: it scrolls to the one that is shown. */
function useTabInSight(tab: Tab, isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return;
    const shown = document.getElementById(tabId(PANEL, tab));
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab, isLoaded]);
}

function Identity({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  return (
    <span className="identity d-inline-flex align-items-center gap-2-5">
      <Avatar name={player.nickName} sizePx={32} />
      <PlayerStateText state={player.state} />
      <span className="mono text-3">{player.uid}</span>
      <CopyButton text={player.uid} what={t('players.uid')} />
    </span>
  );
}
