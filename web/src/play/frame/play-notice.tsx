import { formatMoney } from '@fairhall/api/contract/money-text';
import { minutesText } from '@/lib/time/duration-text.ts';
import type { GameTexts, TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import type { NoticeName } from '../session/notices.ts';
import type { ReachedLimit } from '../session/reached-limit.ts';
import type { SessionState } from '../session/session-state.ts';
import { Caption } from '../sound/caption.tsx';
import { NoticeBar, ReconnectingBar } from './notice-bar.tsx';
import { useGamePage } from './page-context.ts';

const texts = {
  insufficient: { title: 'notice.insufficientTitle', text: 'notice.insufficient' },
  blocked: { title: 'notice.refusedTitle', text: 'notice.blocked' },
  limit: { title: 'notice.refusedTitle', text: 'notice.limit' },
  realityCheck: { title: 'notice.refusedTitle', text: 'notice.realityCheck' },
  tooSoon: { title: 'notice.refusedTitle', text: 'notice.tooSoon' },
  stake: { title: 'notice.refusedTitle', text: 'notice.stake' },
  refused: { title: 'notice.refusedTitle', text: 'notice.refused' },
  cancelled: { title: 'notice.cancelledTitle', text: 'notice.cancelled' },
  pending: { title: 'notice.pendingTitle', text: 'notice.pending' },
  moved: { title: 'notice.movedTitle', text: 'notice.moved' },
  tableLimit: { title: 'notice.tableLimitTitle', text: 'notice.tableLimit' },
  lossStop: { title: 'notice.autobetTitle', text: 'notice.lossStop' },
  winStop: { title: 'notice.autobetTitle', text: 'notice.winStop' },
  profitStop: { title: 'notice.autobetTitle', text: 'notice.profitStop' },
  stakeStop: { title: 'notice.autobetTitle', text: 'notice.stakeStop' },
} as const satisfies Record<NoticeName, { title: TextKey; text: TextKey }>;

const mild: ReadonlySet<NoticeName> = new Set([
  'pending',
  'cancelled',
  'moved',
  'tooSoon',
  'tableLimit',
  'lossStop',
  'winStop',
  'profitStop',
  'stakeStop',
]);

type NoticesProps = {
  readonly state: Pick<SessionState, 'notice' | 'reconnecting' | 'balanceMinor'>;
  readonly session: { readonly dismissNotice: () => void };
};

/** Messages about the last bet or the connection. */
export function PlayNotices(props: NoticesProps) {
  return (
    <div className="notices position-absolute d-grid justify-items-center pe-none">
      <PlayNotice {...props} />
      <Caption />
    </div>
  );
}

function PlayNotice({ state, session }: NoticesProps) {
  const { notice, reconnecting, balanceMinor } = state;
  const { host, free } = useGamePage();
  const i18n = useGameTexts();
  const { t } = i18n;
  if (reconnecting) return <ReconnectingBar />;
  if (!notice) return null;
  const onDismiss = () => session.dismissNotice();
  if (notice === 'insufficient' && free) {
    const isBelowLeast = balanceMinor < free.leastStakeMinor;
    return (
      <NoticeBar
        tone="info"
        title={t('notice.pointsTitle')}
        text={t(isBelowLeast ? 'notice.refillText' : 'notice.points')}
        action={isBelowLeast ? { label: t('notice.refill'), run: free.refill } : undefined}
        onDismiss={onDismiss}
      />
    );
  }
  const name = typeof notice === 'string' ? notice : notice.name;
  const { title, text } = texts[name];
  const deposit = host.embedded
    ? { label: t('notice.deposit'), run: () => host.post({ type: 'deposit' }) }
    : // In a tab of its own the cashier is in the player client.
      { label: t('problem.back'), run: host.leave };
  const limits = { label: t('bar.saferPlay'), run: () => host.post({ type: 'safer-play' }) };
  const actions: Partial<Record<NoticeName, { label: string; run: () => void }>> = {
    insufficient: deposit,
    ...(host.embedded && { limit: limits }),
  };
  return (
    <NoticeBar
      tone={mild.has(name) ? 'info' : 'error'}
      title={t(title)}
      text={typeof notice === 'string' ? t(text) : limitText(notice.limit, i18n)}
      action={actions[name]}
      onDismiss={onDismiss}
    />
  );
}

/** The limit with what is left of it and when it resets, on the device's clock. */
function limitText(reached: ReachedLimit, { t, language, dateTime }: GameTexts): string {
  const { kind, period, limit, remaining, walletType, resetsAt } = reached;
  const format = (amount: number) =>
    walletType === null
      ? minutesText(amount)
      : formatMoney({ amount, currency: walletType, language, trimZeros: true });
  return t('notice.limitLeft', {
    limit: t(`notice.limits.${kind}`, { period: t(`notice.periods.${period}`) }),
    left: format(remaining),
    amount: format(limit),
    time: dateTime(Date.parse(resetsAt)),
  });
}
