import { ArrowUpFromLine, FileText, HeartHandshake, Hourglass } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openModal } from '@/lib/browser/window-events.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import '../break-banner.css';

/** In the place of promotions for a player on a break: its end, and what goes on. */
export default function BreakCard({ until }: { readonly until: string }) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { dateTime } = useFormat();
  return (
    <section
      className="panel d-flex flex-column align-items-start gap-3 p-6"
      aria-labelledby="break-title"
    >
      <h2 id="break-title" className="d-flex align-items-center gap-2 m-0">
        <Hourglass size={22} className="text-brass" />
        {t('safer-play:timeOut.cardTitle')}
      </h2>
      <p className="m-0 text-2 text-pretty">
        {t('safer-play:timeOut.banner', { time: dateTime(until, 'short') })}
      </p>
      <div className="d-flex flex-wrap gap-2-5">
        <Button variant="secondary" onClick={() => openModal('show-withdraw-modal')}>
          <ArrowUpFromLine size={18} />
          {t('home.quick.withdraw')}
        </Button>
        <Link className="btn btn-secondary" to="/safer-play/statement">
          <FileText size={18} />
          {t('safer-play:month.statement')}
        </Link>
        <Link className="btn btn-secondary" to="/safer-play/help">
          <HeartHandshake size={18} />
          {t('safer-play:help.title')}
        </Link>
      </div>
    </section>
  );
}
