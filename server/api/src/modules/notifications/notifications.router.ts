import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { countUnread, markAllRead } from './notifications.repository.ts';
import { listNotifications, readOne, removeOne } from './notifications.service.ts';

export const notificationsHandlers = {
  list: implement(c.notifications.list, ({ ctx, input }) =>
    listNotifications(ctx.services, {
      ...input,
      userId: ctx.session.userId,
      language: ctx.language,
    }),
  ),

  unreadCount: implement(c.notifications.unreadCount, async ({ ctx }) => ({
    count: await countUnread(ctx.services.prisma, ctx.session.userId),
  })),

  readAll: implement(c.notifications.readAll, async ({ ctx }) => {
    await markAllRead(ctx.services.prisma, ctx.session.userId);
    return null;
  }),

  read: implement(c.notifications.read, ({ ctx, input }) =>
    readOne(ctx.services, { id: input.id, userId: ctx.session.userId }),
  ),

  remove: implement(c.notifications.remove, ({ ctx, input }) =>
    removeOne(ctx.services, { id: input.id, userId: ctx.session.userId }),
  ),
};
