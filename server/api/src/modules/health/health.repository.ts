import { statfs } from 'node:fs/promises';
import type { PrismaClient } from '../../db/generated/client.ts';

/** Rejects when the database does not respond. */
export async function pingDatabase(prisma: PrismaClient): Promise<void> {
  await prisma.user.count({ take: 1 });
}

const MB = 1_000_000;

/** Rejects when the disk of the folder has less free space: the database could not grow. */
export async function assertFreeSpace(folder: string, { minMb }: { minMb: number }): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / MB);
  if (freeMb < minMb) throw new Error(`the disk is almost full: ${freeMb} MB of ${minMb} MB`);
}
