import type { NotificationType } from '@fairhall/api/contract/notification-types';
import { insertStatement } from '@fairhall/api/ledger/rows';
import type { NotificationMessage } from '@fairhall/api/modules/notifications/messages/en';
import type { Services } from '@fairhall/api/services';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';

type SampleNotification = {
  readonly type: NotificationType;
  readonly message: NotificationMessage;
  readonly params?: { amountMinor: string; walletType: string; order?: string };
  readonly link: string | null;
  readonly daysAgo: number;
  readonly isRead: boolean;
};

/** One of every type for demo@; those about money match the sample orders and rounds. */
const samples: readonly SampleNotification[] = [
  { type: 'system', message: 'welcome', link: null, daysAgo: 179, isRead: true },
  {
    type: 'bonus',
    message: 'depositBonus',
    params: { amountMinor: '50000', walletType: 'USD' },
    link: '/wallet',
    daysAgo: 170,
    isRead: true,
  },
  {
    type: 'withdrawal',
    message: 'withdrawPaid',
    params: { amountMinor: '20000', walletType: 'USD', order: 'FWSEED0041' },
    link: '/wallet',
    daysAgo: 59.9,
    isRead: true,
  },
  { type: 'warning', message: 'passwordAge', link: null, daysAgo: 30, isRead: true },
  {
    type: 'deposit',
    message: 'depositPaid',
    params: { amountMinor: '300000', walletType: 'THB' },
    link: '/wallet',
    daysAgo: 4,
    isRead: false,
  },
  {
    type: 'game',
    message: 'bigWin',
    params: { amountMinor: '13500', walletType: 'USD' },
    link: '/history',
    daysAgo: 2,
    isRead: false,
  },
  { type: 'activity', message: 'weekInPlay', link: '/history', daysAgo: 1, isRead: false },
  { type: 'promotion', message: 'newGames', link: '/games', daysAgo: 0.5, isRead: false },
];

const insertSample = insertStatement(
  'Notification',
  ['id', 'userId', 'type', 'message', 'params', 'link', 'isRead', 'createdAt'],
  { ifAbsent: true },
);

export async function seedNotifications({ ledger }: Services, seededAt: Date): Promise<void> {
  for (const { type, message, params = {}, link, daysAgo, isRead } of samples) {
    const row = {
      id: `seed.${type}`,
      userId: sampleAccounts.demo.id,
      type,
      message,
      params: JSON.stringify(params),
      link,
      isRead,
      createdAt: daysBefore(seededAt, daysAgo),
    };
    await ledger.write([insertSample(row)]);
  }
}
