import { isFullSuite } from '../../server/commands/suite.mjs';

/** The projects of playwright.config.ts. */
export type Layout = 'desktop' | 'mobile' | 'tablet';

const ONE_LAYOUT = '@one-layout';
const NOT_ON_PHONE = '@not-on-phone';
const quickTag = (layout: Layout) => `@quick-${layout}`;

/**
 * The details of a test for the wide window alone, in the full suite too, where other tests run in every
 * layout.
 * @param reason why other layouts add no coverage
 * @param quick the wide window, if `npm test` runs it, too
 */
export function oneLayout(reason: string, ...quick: readonly 'desktop'[]) {
  const tag = [ONE_LAYOUT, ...quick.map(quickTag)];
  return { tag, annotation: { type: 'one layout', description: reason } };
}

/**
 * The details of a test of pages that a phone does not have.
 * @param reason why there are none
 */
export function notOnPhone(reason: string) {
  return { tag: NOT_ON_PHONE, annotation: { type: 'not on a phone', description: reason } };
}

/** The details of a test that `npm test` runs in these layouts: the journey of a promise. */
function quickIn(...layouts: Layout[]) {
  return { tag: layouts.map(quickTag) };
}

export const onDesktop = quickIn('desktop');
/** For a journey that matters most on a phone: touch, a drawer, a narrow window. */
export const onPhone = quickIn('mobile');
/** For a journey that matters most on a tablet: touch on a wide page, beside the rail. */
export const onTablet = quickIn('tablet');
/** In a table of tests: one that `npm test` leaves out, like every test without a mark. */
export const inFullSuite = quickIn();

/** The tests of a layout's project, by their tags. */
export function testsOf(layout: Layout): { grep?: RegExp; grepInvert?: RegExp } {
  if (!isFullSuite) return { grep: new RegExp(quickTag(layout)) };
  const others = { desktop: [], tablet: [ONE_LAYOUT], mobile: [ONE_LAYOUT, NOT_ON_PHONE] }[layout];
  return others.length > 0 ? { grepInvert: new RegExp(others.join('|')) } : {};
}
