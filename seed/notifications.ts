import { insertStatement } from '@fairhall/api/ledger/rows';
import { weekInPlay } from '@fairhall/api/modules/history/weekly-summary.job';
import type { NewNotification } from '@fairhall/api/modules/notifications/notify';
import type { Services } from '@fairhall/api/services';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';

type SampleNotification = Pick<NewNotification, 'type' | 'message' | 'link'> & {
  readonly params?: NewNotification['params'];
  readonly daysAgo: number;
  readonly isRead: boolean;
};

/** Of every type but the weekly summary, for demo@; those about money match the sample orders and rounds. */
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
  { type: 'promotion', message: 'newGames', link: '/games', daysAgo: 0.5, isRead: false },
];

const insertSample = insertStatement(
  'Notification',
  ['id', 'userId', 'type', 'message', 'params', 'link', 'isRead', 'createdAt'],
  { ifAbsent: true },
);

export async function seedNotifications(services: Services, seededAt: Date): Promise<void> {
  for (const sample of [...samples, await sampleSummary(services, seededAt)]) {
    const { type, message, params = {}, link, daysAgo, isRead } = sample;
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
    await services.ledger.write([insertSample(row)]);
  }
}

/** The summary of demo@'s sample rounds. */
async function sampleSummary(services: Services, seededAt: Date): Promise<SampleNotification> {
  const daysAgo = 1;
  const until = daysBefore(seededAt, daysAgo);
  const params = await weekInPlay(services, { userId: sampleAccounts.demo.id, until });
  if (!params) throw new Error('the sample rounds have none in the last week');
  const message = 'weeklySummary';
  return { type: 'activity', message, params, link: '/history', daysAgo, isRead: false };
}
