/** What the phone and the tablet leave out; see the projects of playwright.config.ts. */
export const ONE_LAYOUT = '@one-layout';

/**
 * The details of a test that runs on the wide window alone. A test without them runs in every
 * layout, as each journey of a player has to.
 * @param reason what makes the other layouts prove nothing more
 */
export function oneLayout(reason: string) {
  return { tag: ONE_LAYOUT, annotation: { type: 'one layout', description: reason } };
}
