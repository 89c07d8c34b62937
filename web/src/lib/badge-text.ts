const BADGE_MAX = 99;

/** What the badge of the notifications says: "99+" from a hundred on. */
export function badgeText(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}
