import type { PrismaClient } from '../../../db/generated/client.ts';

export type StaffNames = ReadonlyMap<string, string>;

/** The names of members of staff by id. */
export async function staffNames(
  prisma: PrismaClient,
  ids: readonly (string | null)[],
): Promise<StaffNames> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await prisma.staffUser.findMany({
    where: { id: { in: wanted } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
