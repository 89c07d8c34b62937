import { HomePage } from '@/features/games/components/home-page.tsx';

/** A component of its own: the budget of the first load is that of this module's chunk. */
export default function HomeRoute() {
  return <HomePage />;
}
