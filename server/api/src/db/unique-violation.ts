import { Prisma } from './generated/client.ts';

const UNIQUE_VIOLATION = 'P2002';

/** Whether a write failed because another row already has what must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
}
