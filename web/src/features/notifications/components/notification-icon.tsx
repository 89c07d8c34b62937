import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Dices,
  Gift,
  type LucideIcon,
  Megaphone,
  Settings,
  TriangleAlert,
  Trophy,
} from 'lucide-react';
import type { NotificationType } from '@/lib/api/contract-types.ts';

const looks = {
  system: { icon: Settings, hue: 'var(--fh-text-2)' },
  activity: { icon: Trophy, hue: 'var(--fh-brass)' },
  game: { icon: Dices, hue: 'var(--fh-brass)' },
  bonus: { icon: Gift, hue: 'var(--fh-lilac)' },
  deposit: { icon: ArrowDownToLine, hue: 'var(--fh-mint)' },
  withdrawal: { icon: ArrowUpFromLine, hue: 'var(--fh-sky)' },
  warning: { icon: TriangleAlert, hue: 'var(--fh-coral)' },
  promotion: { icon: Megaphone, hue: 'var(--fh-lilac)' },
} as const satisfies Record<NotificationType, { icon: LucideIcon; hue: string }>;

/** The icon of a notification's type; its title contains the same information. */
export function NotificationIcon({ type }: { readonly type: NotificationType }) {
  const { icon: Icon, hue } = looks[type];
  return (
    <span className="icon-box" style={{ '--icon-hue': hue }}>
      <Icon size={20} />
    </span>
  );
}
