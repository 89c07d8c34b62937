import { SettingsError } from './settings.ts';

/** The errors of PostgreSQL's driver for a server that does not respond in time; they have no code. */
const UNANSWERED = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
];

/**
 * The message of a failed start, in one line: the cause and the remedy. An unexpected error keeps
 * its own message.
 */
export function startFailureLine(error: unknown): string {
  if (error instanceof SettingsError) return `Invalid setting: ${error.message}`;
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if (UNANSWERED.includes(message)) {
    return 'The database server did not respond in time. Start it, or try again when it is less busy.';
  }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the program that uses it, or set PORT, PAY_PORT, GAME_PORT, OFFICE_PORT or METRICS_PORT.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return port === undefined
        ? `No permission to write ${path ?? 'the data folder'}. Make it writable, or set DATABASE_URL to another place.`
        : `No permission to listen on port ${port}. Choose one above 1023.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'The database server cannot be reached. Start it, or correct DATABASE_URL.';
    case 'ENOSPC':
      return 'The disk is full.';
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
      return 'The database cannot be written. Make its folder writable, or set DATABASE_URL to another place.';
    default:
      return message || String(error);
  }
}
