import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from './logger.ts';

/** The log line that is written for these details. */
function logged(details: object): { text: string; line: Record<string, unknown> } {
  let text = '';
  const write = (chunk: string) => {
    text += chunk;
  };
  createLogger({ production: true, logLevel: 'info' }, { write }).info(details, 'it happened');
  return { text, line: JSON.parse(text) };
}

describe('a line of the log', () => {
  it('contains the event and the player', () => {
    expect(logged({ userId: '204518936', code: 1101 }).line).toMatchObject({
      msg: 'it happened',
      userId: '204518936',
      code: 1101,
    });
  });

  it.each(['authorization', 'email', 'password', 'newPassword', 'token', 'signature', 'secret'])(
    'never shows a %s, at the top or within',
    (field) => {
      expect(logged({ [field]: 'hush-hush' }).text).not.toContain('hush-hush');
      expect(logged({ body: { [field]: 'hush-hush' } }).text).not.toContain('hush-hush');
    },
  );

  it('never contains the headers of a request', () => {
    const headers = { 'x-signature': 'hush-hush', cookie: 'hush-hush' };
    expect(logged({ headers }).text).not.toContain('hush-hush');
    expect(logged({ req: { headers } }).text).not.toContain('hush-hush');
  });

  it('contains the type, message, code and causes of an error, and none of its other properties', () => {
    const cause = Object.assign(new Error('550 no such user <ada@fairhall.test>'), {
      rejected: ['ada@fairhall.test'],
    });
    const err = Object.assign(
      new TypeError('the mail to ada@fairhall.test was not taken', { cause }),
      {
        code: 'EENVELOPE',
        meta: { values: ['hush-hush'] },
      },
    );
    const { text, line } = logged({ err });
    expect(line.err).toMatchObject({
      type: 'TypeError',
      message: 'the mail to [email] was not taken',
      code: 'EENVELOPE',
      cause: { message: '550 no such user <[email]>' },
    });
    expect(text).not.toContain('ada@');
    expect(text).not.toContain('hush-hush');
  });

  it('contains a thrown string without addresses, and of any other thrown value only its type', () => {
    expect(logged({ err: 'no mail for ada@fairhall.test' }).line.err).toBe('no mail for [email]');
    expect(logged({ err: { token: 'hush-hush' } }).line.err).toBe('object');
  });

  it('follows the causes of an error four deep, so that a cycle of causes ends', () => {
    const ring = new Error('again');
    ring.cause = ring;
    const { text } = logged({ err: ring });
    expect(text.split('"message":"again"')).toHaveLength(1 + 5);
  });

  it('keeps the package versions of a stack trace', () => {
    const err = new Error('x');
    err.stack = 'Error: x\n    at f (node_modules/.pnpm/fastify@5.12.8/lib/reply.js:1:1)';
    expect(logged({ err }).text).toContain('fastify@5.12.8');
  });
});

it('one line a second is written for each cause: an error of every call would fill the disk that caused it', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = createLogger(
    { production: true, logLevel: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line).msg) },
  );
  const full = () => Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
  for (let call = 0; call < 50; call += 1) {
    log.error({ err: full() }, 'full');
    log.child({ service: 'api' }).error({ err: new Error('a query', { cause: full() }) }, 'full');
    log.error({ cause: 'no response' }, 'away');
    log.info({ call }, 'a call');
  }
  expect(lines.filter((line) => line !== 'a call')).toEqual(['full', 'away']);
  expect(lines.filter((line) => line === 'a call')).toHaveLength(50);
  vi.advanceTimersByTime(1000);
  log.error({ err: full() }, 'full');
  expect(lines.at(-1)).toBe('full');
});
