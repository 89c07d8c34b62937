import { isFullSuite } from '../../server/commands/suite.mjs';

/** The projects of playwright.config.ts. */
export type Layout = 'desktop' | 'mobile' | 'tablet';

const ONE_LAYOUT = '@one-layout';
const NOT_ON_PHONE = '@not-on-phone';
const quickTag = (layout: Layout) => `@quick-${layout}`;

/**
 * The details of a test for the wide window alone, in the full suite too. Other tests run in every
 * layout there, which each user journey requires.
 * @param reason why other layouts add no coverage
 */
export function oneLayout(reason: string) {
  return { tag: ONE_LAYOUT, annotation: { type: 'one layout', description: reason } };
}

/**
 * The details of a test of pages that a phone does not have. In `npm test` it runs in the wide window.
 * @param reason why there are none
 */
export function notOnPhone(reason: string) {
  return { tag: NOT_ON_PHONE, annotation: { type: 'not on a phone', description: reason } };
}

/** The details of a test with these layouts in `npm test`; the default is the wide window. */
function quickIn(...layouts: Layout[]) {
  return { tag: layouts.map(quickTag) };
}

export const onDesktop = quickIn('desktop');
/** For a journey that matters most on a phone: touch, a drawer, a narrow window. */
export const onPhone = quickIn('mobile');
/** For a journey that matters most on a tablet: touch on a wide page, beside the rail. */
export const onTablet = quickIn('tablet');
/** For a journey that differs on a phone: drawer or dialog, cards or table, tools in a menu. */
export const onDesktopAndPhone = quickIn('desktop', 'mobile');
/** For a feature that each layout can break in its own way. */
export const onEveryLayout = quickIn('desktop', 'mobile', 'tablet');

/** The tests of a layout's project, by their tags. */
export function testsOf(layout: Layout): { grep?: RegExp; grepInvert?: RegExp } {
  if (isFullSuite) {
    const others = { desktop: [], tablet: [ONE_LAYOUT], mobile: [ONE_LAYOUT, NOT_ON_PHONE] }[
      layout
    ];
    return others.length > 0 ? { grepInvert: new RegExp(others.join('|')) } : {};
  }
  if (layout !== 'desktop') return { grep: new RegExp(quickTag(layout)) };
  return { grep: new RegExp(`^(?!.*@quick-)|${quickTag(layout)}`) };
}
