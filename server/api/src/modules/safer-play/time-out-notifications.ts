import type { Services } from '../../services.ts';
import { notify } from '../notifications/notify.ts';

type TimeOut = { readonly userId: string; readonly until: Date };

export async function notifyOfTimeOut(
  services: Services,
  { userId, until }: TimeOut,
): Promise<void> {
  await notify(services, {
    id: `time-out.${userId}.${until.getTime()}`,
    userId,
    type: 'system',
    message: 'timeOutStarted',
    params: { at: until.toISOString() },
    link: '/safer-play',
  });
}

export async function notifyOfTimeOutEnd(
  services: Services,
  { userId, until }: TimeOut,
): Promise<void> {
  await notify(services, {
    id: `time-out-over.${userId}.${until.getTime()}`,
    userId,
    type: 'system',
    message: 'timeOutOver',
    params: {},
    link: '/safer-play',
  });
}
