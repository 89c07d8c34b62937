import { type NotificationGroup, typesOf } from '@fairhall/api/contract/notification-types';
import type { NotificationType } from '@/lib/api/contract-types.ts';

/** The drawer's tabs, in their order. */
export const notificationTabs = ['all', 'unread', 'system', 'activity'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

/** The filter of the call for a tab. */
export function filterOf(tab: NotificationTab): {
  readonly group?: NotificationGroup;
  readonly isRead?: boolean;
} {
  if (tab === 'all') return {};
  return tab === 'unread' ? { isRead: false } : { group: tab };
}

type Filterable = { readonly type: NotificationType; readonly isRead: boolean };

/** Whether a notification belongs to a tab. */
export function belongsTo(tab: NotificationTab, { type, isRead }: Filterable): boolean {
  if (tab === 'all') return true;
  return tab === 'unread' ? !isRead : typesOf(tab).includes(type);
}
