import { isFullSuite } from '../../server/commands/suite.mjs';

/** The projects of playwright.config.ts. */
export type Layout = 'desktop' | 'mobile' | 'tablet';

const ONE_LAYOUT = '@one-layout';
const quickTag = (layout: Layout) => `@quick-${layout}`;

/**
 * The details of a test that runs on the wide window alone, in the full suite too. A test without
 * them runs in every layout there, as each journey of a player has to.
 * @param reason what makes the other layouts prove nothing more
 */
export function oneLayout(reason: string) {
  return { tag: ONE_LAYOUT, annotation: { type: 'one layout', description: reason } };
}

/** The details of a test whose layouts in `npm test` are these; without them it is the wide window. */
function quickIn(...layouts: Layout[]) {
  return { tag: layouts.map(quickTag) };
}

export const onDesktop = quickIn('desktop');
/** For a journey that means most on a phone: under a finger, in a drawer, in a narrow window. */
export const onPhone = quickIn('mobile');
/** For a journey that means most on a tablet: a finger on a wide page, beside the rail. */
export const onTablet = quickIn('tablet');
/** For a journey that takes another way on a phone: drawer or dialog, cards or table, tools in a menu. */
export const onDesktopAndPhone = quickIn('desktop', 'mobile');
/** For what each layout can break in its own way. */
export const onEveryLayout = quickIn('desktop', 'mobile', 'tablet');

/** Which tests a layout's project runs, by their tags. */
export function testsOf(layout: Layout): { grep?: RegExp; grepInvert?: RegExp } {
  if (isFullSuite) return layout === 'desktop' ? {} : { grepInvert: new RegExp(ONE_LAYOUT) };
  if (layout !== 'desktop') return { grep: new RegExp(quickTag(layout)) };
  return { grep: new RegExp(`^(?!.*@quick-)|${quickTag(layout)}`) };
}
