import { describe, expect, it } from 'vitest';
import { AppError, unauthorized } from '../core/app-error.ts';
import {
  LedgerOutcomeUnknownError,
  LedgerOverloadedError,
  LedgerUnavailableError,
} from '../ledger/port.ts';
import { failure, success } from './envelope.ts';

const fromFramework = (statusCode: number) => Object.assign(new Error('no body'), { statusCode });

describe('the response to a thrown value', () => {
  it.each([new LedgerOverloadedError('full'), new LedgerUnavailableError('closed')])(
    'is 503 with a retry after one second when the ledger is unavailable: %s',
    (thrown) => {
      expect(failure(thrown, 'en')).toMatchObject({
        status: 503,
        body: { code: 503, data: null },
        retryAfterS: 1,
        unexpected: false,
      });
    },
  );

  it('is 500 when the outcome of a post is unknown, because 503 means that nothing was done', () => {
    const response = failure(new LedgerOutcomeUnknownError('the writer ended'), 'en');
    expect(response).toMatchObject({ status: 500, body: { code: 500, data: null } });
  });

  it('is HTTP 200 with the code and the data of a refusal', () => {
    expect(failure(new AppError('LIMIT_REACHED', { data: { left: 3 } }), 'en')).toMatchObject({
      status: 200,
      body: { code: 1106, data: { left: 3 } },
    });
  });

  it('has a message of its own for each reason why a session ended', () => {
    const texts = (['LOGIN_REQUIRED', 'SESSION_EXPIRED', 'KICKED_OUT'] as const).map(
      (reason) => failure(unauthorized(reason), 'en').body.msg,
    );
    expect(new Set(texts).size).toBe(3);
  });

  it('contains the time to wait when it is known', () => {
    const error = new AppError('TOO_MANY_REQUESTS', { retryAfterS: 512 });
    expect(failure(error, 'en').body.msg).toBe('Too many attempts, please try again in 9 minutes');
  });

  it.each([
    [413, 413],
    [415, 415],
    [429, 429],
    [400, 400],
    [418, 400],
  ])('maps the framework’s %i to the code %i', (statusCode, code) => {
    const response = failure(fromFramework(statusCode), 'en');
    expect(response).toMatchObject({ status: code, body: { code }, unexpected: false });
  });

  it.each([fromFramework(500), new Error('an internal secret'), 'text', null])(
    'is 500 without details for anything else: %s',
    (thrown) => {
      const response = failure(thrown, 'en');
      expect(response).toMatchObject({ status: 500, body: { code: 500, data: null } });
      expect(response.unexpected).toBe(true);
      expect(JSON.stringify(response)).not.toContain('secret');
    },
  );
});

it('a response without data contains `data: null`', () => {
  expect(success(undefined)).toEqual({ code: 200, msg: 'success', data: null });
  expect(success(false).data).toBe(false);
});
