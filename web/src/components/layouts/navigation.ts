import {
  Heart,
  History,
  Hourglass,
  House,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  UserRound,
  Wallet,
} from 'lucide-react';

export type Destination = {
  readonly to: string;
  readonly label:
    | 'home'
    | 'games'
    | 'wallet'
    | 'history'
    | 'profile'
    | 'favorites'
    | 'saferPlay'
    | 'support';
  readonly icon: LucideIcon;
};

export const home: Destination = { to: '/home', label: 'home', icon: House };
export const games: Destination = { to: '/games', label: 'games', icon: LayoutGrid };
export const wallet: Destination = { to: '/wallet', label: 'wallet', icon: Wallet };
export const history: Destination = { to: '/history', label: 'history', icon: History };
export const profile: Destination = { to: '/profile', label: 'profile', icon: UserRound };
export const favorites: Destination = { to: '/favorites', label: 'favorites', icon: Heart };
const saferPlay: Destination = { to: '/safer-play', label: 'saferPlay', icon: Hourglass };
export const support: Destination = { to: '/support', label: 'support', icon: LifeBuoy };

export const accountDestinations: readonly Destination[] = [
  wallet,
  history,
  profile,
  favorites,
  saferPlay,
  support,
];
export const tabDestinations: readonly Destination[] = [home, games, wallet, favorites, profile];
