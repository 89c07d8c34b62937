import { type Logger, pino } from 'pino';
import { build as prettyStream } from 'pino-pretty';
import type { Settings } from './core/settings.ts';

/** One log for the process: JSON lines in production, readable ones on a developer's machine. */
export function createLogger({ production, logLevel }: Settings): Logger {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization', 'token', 'password', '*.token', '*.password'],
  };
  if (production) return pino(options);
  return pino(
    options,
    prettyStream({ ignore: 'pid,hostname,reqId', singleLine: true, sync: true }),
  );
}
