import { IconButton } from '@/components/ui/icon-button.tsx';
import '@/styles/segmented.css';
import '../notifications.css';
import { CheckCheck, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '@/components/ui/dialog.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { Tabs } from '@/components/ui/segmented.tsx';
import { badgeText } from '@/lib/notifications/badge-text.ts';
import { useUnreadCount } from '@/lib/notifications/unread-count.ts';
import { useNotificationActions } from '../api/use-notification-actions.ts';
import { type NotificationTab, notificationTabs } from '../tabs.ts';
import { NotificationPanel } from './notification-panel.tsx';

type NotificationDrawerProps = {
  readonly show: boolean;
  readonly onHide: () => void;
};

/** The player's notifications: 400 px on wide windows, 300 px on small ones. */
export default function NotificationDrawer({ show, onHide }: NotificationDrawerProps) {
  const { t } = useTranslation(['app', 'notifications']);
  const titleId = useId();
  const panelId = useId();
  const [tab, setTab] = useState<NotificationTab>('all');
  const [refreshes, setRefreshes] = useState(0);
  const unread = useUnreadCount();
  const { readAll } = useNotificationActions();
  const isAllRead = unread === 0 || readAll.isPending;
  return (
    <Drawer show={show} onHide={onHide} titleId={titleId} className="notes">
      <div className="notes-head flex-none pt-2 pb-1 ps-4 pe-2 pt-md-3-5 pb-md-2 ps-md-5 pe-md-4 d-flex align-items-center gap-1">
        <h2
          id={titleId}
          className="rm-title flex-1 min-w-0 gap-2 gap-md-2-5 d-flex align-items-center"
        >
          {t('notifications:title')}
          {unread > 0 && (
            <span className="badge-count text-white num position-static d-grid place-items-center rounded-pill">
              {badgeText(unread)}
              <span className="visually-hidden"> {t('notifications:unread')}</span>
            </span>
          )}
        </h2>
        <IconButton
          label={t('notifications:refresh')}
          icon={RefreshCw}
          iconSizePx={18}
          onClick={() => setRefreshes(refreshes + 1)}
        />
        <CloseButton onClick={onHide} />
      </div>
      <div className="notes-tools flex-none pt-0 pb-2-5 ps-4 pe-2 pb-md-3-5 ps-md-5 pe-md-4 d-flex align-items-center gap-2 border-bottom border-line">
        <Tabs
          look="chips"
          className="notes-tabs flex-1 gap-1-5 min-w-0 d-flex flex-wrap"
          label={t('notifications:filter')}
          panelId={panelId}
          value={tab}
          onChange={setTab}
          segments={notificationTabs.map((name) => ({
            value: name,
            label: <TabLabel name={name} unread={unread} />,
          }))}
        />
        <IconButton
          label={t('notifications:readAll')}
          icon={CheckCheck}
          iconSizePx={20}
          className="text-brass"
          title={t('notifications:readAll')}
          aria-disabled={isAllRead}
          onClick={() => !isAllRead && readAll.mutate({})}
        />
      </div>
      <NotificationPanel
        id={panelId}
        tab={tab}
        isOpen={show}
        refreshes={refreshes}
        onHide={onHide}
      />
    </Drawer>
  );
}

type TabLabelProps = { readonly name: NotificationTab; readonly unread: number };

function TabLabel({ name, unread }: TabLabelProps) {
  const { t } = useTranslation(['app', 'notifications']);
  return (
    <>
      {t(`notifications:tabs.${name}`)}
      {name === 'unread' && unread > 0 && (
        <span className="chip-count fs-xs num">{badgeText(unread)}</span>
      )}
    </>
  );
}
