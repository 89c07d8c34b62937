import { test } from 'vitest';
import { isFullSuite } from '../../server/commands/suite.mjs';

/** `test` for what starts processes, in the full suite alone: `npm test` has a neighbour of it that proves its promise. */
export const fullTest = test.runIf(isFullSuite);
