import type { Host } from '../host.ts';
import type { WordKey } from '../i18n/en.ts';
import { NoticeBar, ReconnectingBar } from '../shell/notice-bar.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import type { Notice, SlotState } from './round-state.ts';

const words = {
  insufficient: { title: 'notice.insufficientTitle', text: 'notice.insufficient' },
  blocked: { title: 'notice.refusedTitle', text: 'notice.blocked' },
  limit: { title: 'notice.refusedTitle', text: 'notice.limit' },
  stake: { title: 'notice.refusedTitle', text: 'notice.stake' },
  refused: { title: 'notice.refusedTitle', text: 'notice.refused' },
  cancelled: { title: 'notice.cancelledTitle', text: 'notice.cancelled' },
  pending: { title: 'notice.pendingTitle', text: 'notice.pending' },
} as const satisfies Record<Notice, { title: WordKey; text: WordKey }>;

/** What the player has to know about the last bet, or about the line to the casino. */
export function SlotNotice(props: {
  readonly state: SlotState;
  readonly host: Host;
  readonly onDismiss: () => void;
}) {
  const { state, host, onDismiss } = props;
  const { t } = useSpeech();
  if (state.reconnecting) return <ReconnectingBar />;
  if (!state.notice) return null;
  const { title, text } = words[state.notice];
  const wayOut = host.embedded
    ? { label: t('notice.deposit'), run: () => host.tell({ type: 'deposit' }) }
    : // In a tab of its own the cashier is where the player came from.
      { label: t('problem.back'), run: host.leave };
  return (
    <NoticeBar
      tone={state.notice === 'pending' || state.notice === 'cancelled' ? 'info' : 'error'}
      title={t(title)}
      text={t(text)}
      action={state.notice === 'insufficient' ? wayOut : undefined}
      onDismiss={onDismiss}
    />
  );
}
