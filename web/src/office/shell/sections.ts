import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BookOpenText,
  Dices,
  FlaskConical,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Plug,
  Scale,
  ScrollText,
  Settings2,
  UserCog,
  Users,
} from 'lucide-react';
import type { Permission } from '../lib/api/contract-types.ts';
import type { OfficeSession } from '../lib/session/office-session.ts';

type Section = {
  readonly name:
    | 'withdrawals'
    | 'overview'
    | 'deposits'
    | 'players'
    | 'support'
    | 'adjustments'
    | 'ledger'
    | 'games'
    | 'providers'
    | 'log'
    | 'staff'
    | 'settings'
    | 'sandboxTools';
  readonly path: string;
  readonly icon: LucideIcon;
  readonly permission: Permission;
};

type Group = { readonly name: 'desk' | 'money' | 'house'; readonly sections: readonly Section[] };

/** The pages of the office, in the order of the sidebar. */
export const sectionGroups: readonly Group[] = [
  {
    name: 'desk',
    sections: [
      { name: 'withdrawals', path: '/withdrawals', icon: ArrowUpFromLine, permission: 'read' },
      { name: 'overview', path: '/overview', icon: LayoutDashboard, permission: 'read' },
      { name: 'players', path: '/players', icon: Users, permission: 'read' },
      { name: 'support', path: '/support', icon: LifeBuoy, permission: 'read' },
    ],
  },
  {
    name: 'money',
    sections: [
      { name: 'deposits', path: '/deposits', icon: ArrowDownToLine, permission: 'read' },
      { name: 'adjustments', path: '/adjustments', icon: Scale, permission: 'read' },
      { name: 'ledger', path: '/ledger', icon: BookOpenText, permission: 'read' },
    ],
  },
  {
    name: 'house',
    sections: [
      { name: 'games', path: '/games', icon: Dices, permission: 'read' },
      { name: 'providers', path: '/providers', icon: Plug, permission: 'read' },
      { name: 'log', path: '/log', icon: ScrollText, permission: 'read' },
      { name: 'staff', path: '/staff', icon: UserCog, permission: 'administer' },
      { name: 'settings', path: '/settings', icon: Settings2, permission: 'administer' },
      { name: 'sandboxTools', path: '/test-desk', icon: FlaskConical, permission: 'manage' },
    ],
  },
];

/** Whether the role allows the section, and the server has it. */
export function isOffered({ name, permission }: Section, session: OfficeSession): boolean {
  if (name === 'sandboxTools' && !session.hasTestDesk) return false;
  return session.staff.permissions.includes(permission);
}
