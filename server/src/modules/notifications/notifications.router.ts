import { contract as c } from '../../contract/index.ts';
import { authed } from '../../core/trpc.ts';
import { countUnread, markAllRead } from './notifications.repository.ts';
import { listNotifications, readOne, removeOne } from './notifications.service.ts';

export const notificationsProcedures = {
  list: authed
    .input(c.notifications.list.input)
    .output(c.notifications.list.output)
    .query(({ ctx, input }) =>
      listNotifications(ctx.services, {
        ...input,
        userId: ctx.session.userId,
        language: ctx.language,
      }),
    ),

  unreadCount: authed
    .input(c.notifications.unreadCount.input)
    .output(c.notifications.unreadCount.output)
    .query(async ({ ctx }) => ({
      count: await countUnread(ctx.services.prisma, ctx.session.userId),
    })),

  readAll: authed
    .input(c.notifications.readAll.input)
    .output(c.notifications.readAll.output)
    .mutation(async ({ ctx }) => {
      await markAllRead(ctx.services.prisma, ctx.session.userId);
      return null;
    }),

  read: authed
    .input(c.notifications.read.input)
    .output(c.notifications.read.output)
    .mutation(({ ctx, input }) =>
      readOne(ctx.services, { id: input.id, userId: ctx.session.userId }),
    ),

  remove: authed
    .input(c.notifications.remove.input)
    .output(c.notifications.remove.output)
    .mutation(({ ctx, input }) =>
      removeOne(ctx.services, { id: input.id, userId: ctx.session.userId }),
    ),
};
