import type { NewNotification } from '../notifications/index.ts';

type TimeOut = { readonly userId: string; readonly until: Date };

export function timeOutNotification({ userId, until }: TimeOut): NewNotification {
  return {
    id: `time-out.${userId}.${until.getTime()}`,
    userId,
    type: 'system',
    message: 'timeOutStarted',
    params: { at: until.toISOString() },
    link: '/safer-play',
  };
}

export function timeOutEndNotification({ userId, until }: TimeOut): NewNotification {
  return {
    id: `time-out-over.${userId}.${until.getTime()}`,
    userId,
    type: 'system',
    message: 'timeOutOver',
    params: {},
    link: '/safer-play',
  };
}
