import { HomePage } from '@/features/games/components/home-page.tsx';
import { usePlayBreak } from '@/lib/session/play-break.ts';
import { BreakNoticeCard } from '../break-notice.tsx';

/** A component of its own: the budget of the first load is that of this module's chunk. */
export default function HomeRoute() {
  const until = usePlayBreak();
  return <HomePage breakCard={until !== null && <BreakNoticeCard until={until} />} />;
}
