/** The roles of staff, the one with the fewest permissions first. */
export const roles = ['viewer', 'support', 'payments', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * What a call of the back office requires.
 * - `read`: everything, with masked details, and revealing one, which is audited
 * - `support`: notes, messages, ending sessions, reset mails, tighter breaks, tickets
 * - `payments`: deciding on withdrawals, requesting adjustments
 * - `manage`: approving large adjustments, games, the market of a player
 * - `administer`: the accounts of staff, the settings of the server
 */
export const permissions = ['read', 'support', 'payments', 'manage', 'administer'] as const;
export type Permission = (typeof permissions)[number];

const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  support: ['read', 'support'],
  payments: ['read', 'payments'],
  manager: ['read', 'support', 'payments', 'manage'],
  admin: permissions,
};

export function permissionsOf(role: Role): readonly Permission[] {
  return permissionsByRole[role];
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}
