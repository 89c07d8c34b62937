import { CircleCheck, Info, Trophy, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useSpeech } from '../shell/speech-context.tsx';
import { useEvents } from './events-context.ts';
import type { SlipNews as News } from './events-state.ts';

/** How long an announcement stays, in milliseconds; a win is looked at longer. */
const SHOWN_MS = 4000;
const WIN_SHOWN_MS = 7000;

/** How slips ended, one after the other. Only a return above the stake is celebrated. */
export function SlipNews() {
  const { state } = useEvents();
  const news = state.news[0];
  return (
    <div className="slip-news" aria-live="polite" data-testid="spoken">
      {news && <Announcement key={news.slipId} news={news} />}
    </div>
  );
}

function Announcement({ news }: { readonly news: News }) {
  const { session, money, state } = useEvents();
  const { t } = useSpeech();
  const { slipId, end, stakeMinor, winMinor } = news;
  const dismiss = useEffectEvent(() => session.dismissNews(slipId));
  useEffect(() => {
    const timer = setTimeout(() => dismiss(), end === 'won' ? WIN_SHOWN_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [end]);
  const amounts = { win: money(winMinor), stake: money(stakeMinor) };
  const Icon = end === 'won' ? Trophy : end === 'back' ? CircleCheck : Info;
  return (
    <div className={`toast toast-${end}`}>
      {end === 'won' && <span className="toast-rays" aria-hidden />}
      <Icon size={end === 'won' ? 30 : 20} aria-hidden />
      <div className="toast-words">
        <strong>{t(`events.news.${end}`, amounts)}</strong>
        <span>{t(`events.news.${end}Text`, amounts)}</span>{' '}
        <span className="visually-hidden">
          {t('events.balance', { amount: money(state.balanceMinor) })}
        </span>
      </div>
      <button
        type="button"
        className="notice-close"
        aria-label={t('notice.dismiss')}
        onClick={() => session.dismissNews(slipId)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
