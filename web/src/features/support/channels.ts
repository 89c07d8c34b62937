import {
  BookOpen,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  Phone,
  Send,
  ThumbsUp,
} from 'lucide-react';
import type Resources from '@/i18n/resources.d.ts';

export type ChannelName = keyof Resources['support']['channels'];

type Channel = {
  readonly name: ChannelName;
  readonly icon: LucideIcon;
  readonly hue: string;
  /**
   * The channel's address: names and numbers that are reserved for examples. Null for a channel on
   * this page.
   */
  readonly address: string | null;
};

/** The support channels, in the order in which they are shown. */
export const channels: readonly Channel[] = [
  { name: 'chat', icon: MessageCircle, hue: 'var(--fh-brass)', address: null },
  { name: 'help', icon: BookOpen, hue: 'var(--fh-mint)', address: null },
  { name: 'email', icon: Mail, hue: 'var(--fh-sky)', address: 'help@fairhall.example' },
  { name: 'phone', icon: Phone, hue: 'var(--fh-mint)', address: '+1 202 555 0100' },
  { name: 'telegram', icon: Send, hue: 'var(--fh-sky)', address: '@fairhall.example' },
  { name: 'whatsapp', icon: MessageSquareText, hue: 'var(--fh-mint)', address: '+1 202 555 0101' },
  { name: 'facebook', icon: ThumbsUp, hue: 'var(--fh-lilac)', address: 'fairhall.example' },
];
