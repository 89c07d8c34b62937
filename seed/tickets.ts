import type { Infrastructure } from '@fairhall/api/app';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';

const ID = 'seed-ticket-1';

/** A question that waits for an answer of support. */
export async function seedTickets({ prisma }: Infrastructure, seededAt: Date): Promise<void> {
  const at = daysBefore(seededAt, 0.25);
  const text =
    'My withdrawal to Lamplight Savings has been on its way since yesterday.\n' +
    'Do you need anything else from me?';
  await prisma.supportTicket.upsert({
    where: { id: ID },
    create: {
      id: ID,
      userId: sampleAccounts.busy.id,
      subject: 'My withdrawal',
      state: 'open',
      createdAt: at,
      updatedAt: at,
      messages: { create: { id: `${ID}-message`, text, createdAt: at } },
    },
    update: {},
    select: { id: true },
  });
}
