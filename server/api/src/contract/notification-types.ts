export const notificationTypes = [
  'system',
  'activity',
  'game',
  'bonus',
  'deposit',
  'withdrawal',
  'warning',
  'promotion',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationGroups = ['system', 'activity'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/**
 * The group of each type: `system` for announcements and the account's security, `activity` for the
 * player's games, payments and offers. The drawer's tabs are groups and not types, so that the
 * warning of a new login is under System and a deposit under Activity.
 */
const groupOf = {
  system: 'system',
  warning: 'system',
  activity: 'activity',
  game: 'activity',
  bonus: 'activity',
  deposit: 'activity',
  withdrawal: 'activity',
  promotion: 'activity',
} as const satisfies Record<NotificationType, NotificationGroup>;

/** The types of a group; each type is in exactly one. */
export function typesOf(group: NotificationGroup): NotificationType[] {
  return notificationTypes.filter((type) => groupOf[type] === group);
}
