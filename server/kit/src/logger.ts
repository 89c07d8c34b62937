import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { build as prettyStream } from 'pino-pretty';
import { databaseFault } from './database-fault.ts';
import type { Settings } from './settings.ts';

/** Fields that are redacted, at the top of a line or one level down. */
const SECRET_FIELDS = [
  'authorization',
  'email',
  'phone',
  'password',
  'oldPassword',
  'newPassword',
  'secret',
  'signature',
  'token',
];

/** Between two lines of one cause: an error of every call would fill the disk that caused it. */
const SAME_CAUSE_MS = 1000;
const CAUSES_LOGGED_MAX = 100;

/** An email anywhere in an error's text; package versions in stack traces have no such ending. */
const EMAIL = /[\w.+-]+@[\w.-]+\.[a-z]{2,}\b/gi;
const CAUSES_MAX = 4;

/**
 * The logger of the process: JSON lines in production, readable ones on a developer's machine.
 * Secrets and personal data are redacted here, for every caller. Of the lines with the same field
 * `cause`, and of those with errors of the same fault of a database, one a second is written.
 */
export function createLogger(
  { production, logLevel }: Pick<Settings, 'production' | 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    redact: [
      'req.headers',
      'headers',
      ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*["x-${field}"]`]),
    ],
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { logMethod: oncePerCause() },
  };
  if (destination) return pino(options, destination);
  if (production) return pino(options);
  return pino(
    options,
    prettyStream({ ignore: 'pid,hostname,reqId', singleLine: true, sync: true }),
  );
}

function causeOf(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return null;
  if ('cause' in fields) return fields.cause;
  return 'err' in fields ? databaseFault(fields.err) : null;
}

function oncePerCause(): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const quietUntilMs = new Map<unknown, number>();
  return function log(args, method) {
    const cause = causeOf(args[0]);
    if (cause !== null) {
      const nowMs = performance.now();
      if (nowMs < (quietUntilMs.get(cause) ?? 0)) return;
      if (quietUntilMs.size >= CAUSES_LOGGED_MAX) quietUntilMs.clear();
      quietUntilMs.set(cause, nowMs + SAME_CAUSE_MS);
    }
    method.apply(this, args);
  };
}

/**
 * An error's message and stack without the properties that libraries add: they contain a query's
 * values, a mail's recipients or a complete request.
 */
function describeError(error: unknown, depth = 0): object | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? masked(error) : typeof error;
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: masked(message),
    ...('code' in error && { code: error.code }),
    stack: masked(stack ?? ''),
    ...(cause !== undefined && depth < CAUSES_MAX && { cause: describeError(cause, depth + 1) }),
  };
}

function masked(text: string): string {
  return text.replaceAll(EMAIL, '[email]');
}
