import { type Infrastructure, insertStatement } from '@fairhall/api/app';
import { weekInPlay } from '@fairhall/api/modules/history';
import type { NewNotification } from '@fairhall/api/modules/notifications';
import { bigWinNotification } from '@fairhall/api/modules/play';
import { playedAt } from './deal-rounds.ts';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';
import { dealSampleRounds } from './sample-rounds.ts';

type SampleNotification = Pick<NewNotification, 'type' | 'message' | 'link'> & {
  readonly params?: NewNotification['params'];
  readonly createdAt: Date;
  readonly isRead: boolean;
};

const userId = sampleAccounts.demo.id;

/** Of every type but those about rounds, for demo@; those about money match the sample orders. */
const samples: readonly (Omit<SampleNotification, 'createdAt'> & { readonly daysAgo: number })[] = [
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
  { type: 'promotion', message: 'newGames', link: '/games', daysAgo: 0.5, isRead: false },
];

const insertSample = insertStatement(
  'Notification',
  ['id', 'userId', 'type', 'message', 'params', 'link', 'isRead', 'createdAt'],
  { ifAbsent: true },
);

export async function seedNotifications(
  infrastructure: Infrastructure,
  seededAt: Date,
): Promise<void> {
  const notifications: SampleNotification[] = [
    ...samples.map(({ daysAgo, ...sample }) => ({
      ...sample,
      createdAt: daysBefore(seededAt, daysAgo),
    })),
    sampleBigWin(seededAt),
    await sampleSummary(infrastructure, seededAt),
  ];
  for (const { params = {}, ...notification } of notifications) {
    const id = `seed.${notification.type}`;
    const row = { ...notification, id, userId, params: JSON.stringify(params) };
    await infrastructure.ledger.write([insertSample(row)]);
  }
}

/** The last big win of the sample rounds. */
function sampleBigWin(seededAt: Date): SampleNotification {
  const rounds = dealSampleRounds().flatMap((seeds) => seeds.rounds);
  for (const round of rounds.reverse()) {
    const notification = bigWinNotification({ ...round, userId, wonMinor: round.winMinor });
    if (!notification) continue;
    const { type, message, params, link } = notification;
    return { type, message, params, link, createdAt: playedAt(round, seededAt), isRead: false };
  }
  throw new Error('no sample round is a big win');
}

/** The summary of demo@'s sample rounds. */
async function sampleSummary(
  infrastructure: Infrastructure,
  seededAt: Date,
): Promise<SampleNotification> {
  const createdAt = daysBefore(seededAt, 1);
  const params = await weekInPlay(infrastructure, { userId, until: createdAt });
  if (!params) throw new Error('the sample rounds have none in the last week');
  const message = 'weeklySummary';
  return { type: 'activity', message, params, link: '/history', createdAt, isRead: false };
}
