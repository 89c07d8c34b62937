import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error.ts';
import { exclusionOf } from './exclusion.ts';

const refused = (code: number, data: unknown) =>
  new ApiError({ kind: 'refusal', code, message: 'No.', data });

test('a login is refused with the end of the exclusion, or without one', () => {
  const exclusion = { until: '2027-05-25T10:00:00.000Z', canReturn: false };
  expect(exclusionOf(refused(1006, exclusion))).toEqual(exclusion);
  const forever = { until: null, canReturn: false };
  expect(exclusionOf(refused(1006, forever))).toEqual(forever);
});

test.each([
  ['wrong credentials', refused(1001, { until: null, canReturn: true })],
  ['a blocked account without an exclusion', refused(1006, null)],
  ['data of another shape', refused(1006, { until: 7, canReturn: true })],
  ['another error', new Error('a bug')],
])('%s are no exclusion', (_what, error) => {
  expect(exclusionOf(error)).toBeNull();
});
