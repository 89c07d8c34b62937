import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useSaferPlayTexts } from '../use-safer-play-texts.ts';
import '../break-banner.css';

/** Shows on every page that the player is on a break, and until when. */
export default function BreakBanner({ until }: { readonly until: string }) {
  const texts = useSaferPlayTexts();
  const { dateTime } = useFormat();
  if (texts === null) return null;
  return (
    <div role="status" className="break-banner">
      <Hourglass size={18} />
      <span>{filledText(texts.timeOut.banner, { time: dateTime(until, 'short') })}</span>
      <Link to="/safer-play">{texts.timeOut.details}</Link>
    </div>
  );
}
