import { describe, expect, it } from 'vitest';
import { AppError, unauthorized } from '../core/app-error.ts';
import { LedgerOverloadedError, LedgerUnavailableError } from '../ledger/port.ts';
import { failure, success } from './envelope.ts';

const fromFramework = (statusCode: number) => Object.assign(new Error('no body'), { statusCode });

describe('the answer to something thrown', () => {
  it.each([new LedgerOverloadedError('full'), new LedgerUnavailableError('closed')])(
    'is to come back in a second when the ledger cannot serve: %s',
    (thrown) => {
      expect(failure(thrown, 'en')).toMatchObject({
        status: 503,
        body: { code: 503, data: null },
        retryAfterS: 1,
        unexpected: false,
      });
    },
  );

  it('is HTTP 200 with its own code for a refusal, and its data', () => {
    expect(failure(new AppError('LIMIT_REACHED', { data: { left: 3 } }), 'en')).toMatchObject({
      status: 200,
      body: { code: 1106, data: { left: 3 } },
    });
  });

  it('says in the words for it why a session is over', () => {
    const texts = (['LOGIN_REQUIRED', 'SESSION_EXPIRED', 'KICKED_OUT'] as const).map(
      (reason) => failure(unauthorized(reason), 'en').body.msg,
    );
    expect(new Set(texts).size).toBe(3);
  });

  it('says how long to wait where that is known', () => {
    const error = new AppError('TOO_MANY_REQUESTS', { retryAfterS: 512 });
    expect(failure(error, 'en').body.msg).toBe('Too many attempts, please try again in 9 minutes');
  });

  it.each([
    [413, 413],
    [415, 415],
    [429, 429],
    [400, 400],
    [418, 400],
  ])('is for the framework’s %i the code %i', (statusCode, code) => {
    const response = failure(fromFramework(statusCode), 'en');
    expect(response).toMatchObject({ status: code, body: { code }, unexpected: false });
  });

  it.each([fromFramework(500), new Error('a secret of the inside'), 'text', null])(
    'is a failure inside for anything else, and tells nothing of it: %s',
    (thrown) => {
      const response = failure(thrown, 'en');
      expect(response).toMatchObject({ status: 500, body: { code: 500, data: null } });
      expect(response.unexpected).toBe(true);
      expect(JSON.stringify(response)).not.toContain('secret');
    },
  );
});

it('an answer without data says so in place of leaving it out', () => {
  expect(success(undefined)).toEqual({ code: 200, msg: 'success', data: null });
  expect(success(false).data).toBe(false);
});
