import type { Prisma, PrismaClient } from '../../db/generated/client.ts';

/** Notes an event of the provider; the same eventId twice is the same row. */
export async function recordEvent(
  prisma: PrismaClient,
  event: Prisma.PaymentEventCreateInput,
): Promise<void> {
  await prisma.paymentEvent.upsert({
    where: { eventId: event.eventId },
    create: event,
    update: {},
    select: { eventId: true },
  });
}
