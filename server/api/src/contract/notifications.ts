import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identifier } from './identifier.ts';
import { notificationGroups, notificationTypes, typesOf } from './notification-types.ts';
import { pageOf, pageQuery, queryFlag } from './page.ts';

export const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  link: z.string().nullable().describe('The path of the client that the notification links to.'),
});
export type Notification = z.infer<typeof notification>;

const id = identifier(64).describe('The id of a notification.');

const groupsText = notificationGroups
  .map((group) => `\`${group}\`: of type ${typesOf(group).join(', ')}.`)
  .join(' ');

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'session',
    summary: 'Notifications of the player, newest first, in the language of `Accept-Language`.',
    input: z.object({
      type: z.enum(notificationTypes).optional().describe('Only notifications of this type.'),
      group: z.enum(notificationGroups).optional().describe(groupsText),
      isRead: queryFlag.optional().describe('`false` returns only unread ones.'),
      ...pageQuery,
    }),
    output: pageOf(notification),
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: '/notifications/unread-count',
    access: 'session',
    summary: 'The number of unread notifications.',
    input: z.object({}),
    output: z.object({ count: z.int().nonnegative() }),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/notifications/read-all',
    access: 'session',
    summary: 'Marks every notification of the player as read.',
    input: z.object({}),
    output: z.null(),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/notifications/{id}/read',
    access: 'session',
    summary: 'Marks one notification as read; 404 for another player’s.',
    input: z.object({ id }),
    output: z.null(),
    notFound: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/notifications/{id}',
    access: 'session',
    summary: 'Deletes one notification; 404 for another player’s.',
    input: z.object({ id }),
    output: z.null(),
    notFound: true,
  }),
};
