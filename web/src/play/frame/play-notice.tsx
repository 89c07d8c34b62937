import type { TextKey } from '../i18n/en.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { Notice } from '../session/notices.ts';
import { NoticeBar, ReconnectingBar } from './notice-bar.tsx';
import { useGamePage } from './page-context.ts';

const texts = {
  insufficient: { title: 'notice.insufficientTitle', text: 'notice.insufficient' },
  blocked: { title: 'notice.refusedTitle', text: 'notice.blocked' },
  limit: { title: 'notice.refusedTitle', text: 'notice.limit' },
  stake: { title: 'notice.refusedTitle', text: 'notice.stake' },
  refused: { title: 'notice.refusedTitle', text: 'notice.refused' },
  cancelled: { title: 'notice.cancelledTitle', text: 'notice.cancelled' },
  pending: { title: 'notice.pendingTitle', text: 'notice.pending' },
  moved: { title: 'notice.movedTitle', text: 'notice.moved' },
  tableLimit: { title: 'notice.tableLimitTitle', text: 'notice.tableLimit' },
  lossStop: { title: 'notice.autoplayTitle', text: 'notice.lossStop' },
  winStop: { title: 'notice.autoplayTitle', text: 'notice.winStop' },
} as const satisfies Record<Notice, { title: TextKey; text: TextKey }>;

const mild: ReadonlySet<string> = new Set([
  'pending',
  'cancelled',
  'moved',
  'tableLimit',
  'lossStop',
  'winStop',
]);

type NoticesProps = {
  readonly state: { readonly notice: Notice | null; readonly reconnecting: boolean };
  readonly session: { readonly dismissNotice: () => void };
};

/** Messages about the last bet or the connection. */
export function PlayNotices(props: NoticesProps) {
  return (
    <div className="notices">
      <PlayNotice {...props} />
    </div>
  );
}

function PlayNotice({ state, session }: NoticesProps) {
  const { notice, reconnecting } = state;
  const { host } = useGamePage();
  const { t } = useI18n();
  if (reconnecting) return <ReconnectingBar />;
  if (!notice) return null;
  const { title, text } = texts[notice];
  const wayOut = host.embedded
    ? { label: t('notice.deposit'), run: () => host.post({ type: 'deposit' }) }
    : // In a tab of its own the cashier is in the player client.
      { label: t('problem.back'), run: host.leave };
  return (
    <NoticeBar
      tone={mild.has(notice) ? 'info' : 'error'}
      title={t(title)}
      text={t(text)}
      action={notice === 'insufficient' ? wayOut : undefined}
      onDismiss={() => session.dismissNotice()}
    />
  );
}
