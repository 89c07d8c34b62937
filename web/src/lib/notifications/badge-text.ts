const BADGE_MAX = 99;

/** The text of the notification badge: "99+" from a hundred on. */
export function badgeText(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}
