import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import type { NotificationsContext } from './context.ts';
import { countUnread, markAllRead } from './notifications.repository.ts';
import { listNotifications, readOne, removeOne } from './notifications.service.ts';

export const notificationsHandlers = (context: NotificationsContext) => ({
  list: implement(c.notifications.list, ({ ctx, input }) =>
    listNotifications(context, {
      ...input,
      userId: ctx.session.userId,
      language: ctx.language,
    }),
  ),

  unreadCount: implement(c.notifications.unreadCount, async ({ ctx }) => ({
    count: await countUnread(context.prisma, ctx.session.userId),
  })),

  readAll: implement(c.notifications.readAll, async ({ ctx }) => {
    await markAllRead(context.prisma, ctx.session.userId);
    return null;
  }),

  read: implement(c.notifications.read, ({ ctx, input }) =>
    readOne(context, { id: input.id, userId: ctx.session.userId }),
  ),

  remove: implement(c.notifications.remove, ({ ctx, input }) =>
    removeOne(context, { id: input.id, userId: ctx.session.userId }),
  ),
});
