import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '@/lib/i18n/use-format.ts';
import '../break-banner.css';

/** Shows on every page that the player is on a break, and until when. */
export default function BreakBanner({ until }: { readonly until: string }) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  return (
    <div
      role="status"
      className="break-banner py-2-5 px-4 px-md-8 bg-s3 d-flex flex-wrap align-items-center row-gap-0-5 column-gap-3 border-bottom fs-md"
    >
      <Hourglass className="flex-none text-brass" size={18} />
      <span className="text-pretty flex-1 min-w-0">
        {t('safer-play:timeOut.banner', { time: dateTime(until, 'short') })}
      </span>
      <Link className="d-inline-flex align-items-center min-h-hit min-h-md-32" to="/safer-play">
        {t('safer-play:timeOut.details')}
      </Link>
      <Link
        className="d-inline-flex align-items-center min-h-hit min-h-md-32"
        to="/safer-play/help"
      >
        {t('safer-play:help.title')}
      </Link>
    </div>
  );
}
