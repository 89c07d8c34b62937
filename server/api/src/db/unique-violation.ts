import { Prisma } from './generated/client.ts';

const UNIQUE_VIOLATION = 'P2002';

/** Whether a write failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
}
