import { expect, it } from 'vitest';
import { SettingsError } from './settings.ts';
import { startFailureLine } from './start-failure.ts';

it.each([
  [new SettingsError('PORT: must be a number'), 'PORT: must be a number'],
  [Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3000 }), 'Port 3000'],
  [Object.assign(new Error('listen'), { code: 'EACCES', port: 80 }), 'port 80'],
  [Object.assign(new Error('mkdir'), { code: 'EACCES', path: '/x/data' }), '/x/data'],
  [Object.assign(new Error('open'), { code: 'SQLITE_CANTOPEN' }), 'database'],
  [Object.assign(new Error('mkdir'), { code: 'EROFS' }), 'the data folder'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'The disk is full'],
  [Object.assign(new Error('write'), { code: 'SQLITE_READONLY' }), 'database'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'server cannot be reached'],
  [new Error('timeout expired'), 'The database server did not respond in time'],
  [new Error('something else'), 'something else'],
  [new RangeError(), 'RangeError'],
])('states the cause of a failed start in one line: %s', (error, part) => {
  const line = startFailureLine(error);
  expect(line).toContain(part);
  expect(line).not.toContain('\n');
});
