import { openTabChannel, type TabChannel } from './tab-channel.ts';

/** A leader that has not responded by then is closed or frozen. */
const RESPONSE_MS_MAX = 1000;
/** How often a waiting tab checks whether the leader still responds. */
const CHECK_EVERY_MS = 20_000;

type Message = {
  readonly kind: 'claim' | 'leading' | 'left';
  /** Of the tab; of two that claim or lead at the same time, the lower one has precedence. */
  readonly id: number;
};

/**
 * Runs `lead` in one of the open tabs of this origin at a time, for the lifetime of the page. Another
 * tab leads at once when that tab is closed, and within half a minute when it has crashed or is frozen.
 * The tab that holds the lock leads. Plain http has no locks: there a claim decides to which no other
 * tab objects, and with blocked site data, where no other tab can be reached, every tab leads.
 * @param lead must end when the signal is aborted: another tab leads
 */
export async function leadInTurn(
  name: string,
  lead: (signal: AbortSignal) => Promise<void>,
): Promise<never> {
  const channel = openTabChannel<Message>(name);
  const id = Math.random();
  for (;;) {
    const turn = new AbortController();
    await awaitTurn({ name, channel, id, turn });
    // Another tab has taken the lock in the same moment.
    if (turn.signal.aborted) continue;
    const announce = () => channel.post({ kind: 'leading', id });
    const stopListening = channel.listen((message) => {
      if (message.kind === 'leading' && message.id < id) turn.abort();
      else if (message.kind !== 'left') announce();
    });
    const leave = () => {
      turn.abort();
      channel.post({ kind: 'left', id });
    };
    window.addEventListener('pagehide', leave);
    announce();
    // Repeated for a tab that led before it was frozen.
    const timer = setInterval(announce, CHECK_EVERY_MS);
    turn.signal.addEventListener('abort', () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      stopListening();
    });
    await lead(turn.signal);
    turn.abort();
  }
}

type Candidate = {
  readonly name: string;
  readonly channel: TabChannel<Message>;
  readonly id: number;
  /** Aborted when another tab has taken the lock. */
  readonly turn: AbortController;
};

async function awaitTurn({ name, channel, id, turn }: Candidate): Promise<void> {
  const waiting = new AbortController();
  const isGranted = await Promise.race([
    lockGranted(name, turn, { signal: waiting.signal }).then(() => true),
    leaderGone(channel, id, waiting.signal).then(() => false),
  ]);
  // A lock that is granted stays; a request that waits for the lock of a frozen tab ends.
  waiting.abort();
  if (!isGranted) void lockGranted(name, turn, { steal: true });
}

/** Settles once this tab holds the lock, which it returns at the end of the turn; never without locks. */
function lockGranted(name: string, turn: AbortController, options: LockOptions): Promise<void> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      resolve();
      return new Promise<void>((release) => {
        if (turn.signal.aborted) release();
        turn.signal.addEventListener('abort', () => release());
      });
    };
    tabLocks()
      ?.request(name, options, hold)
      .catch(() => {
        if (isHeld) turn.abort();
      });
  });
}

function tabLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Settles once no tab objects to the claim of this one. */
async function leaderGone(
  channel: TabChannel<Message>,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const objects = ({ kind, id: other }: Message) =>
    kind === 'leading' || (kind === 'claim' && other < id);
  while (!signal.aborted) {
    channel.post({ kind: 'claim', id });
    if (!(await isReceived(channel, objects, RESPONSE_MS_MAX))) return;
    await isReceived(channel, ({ kind }) => kind === 'left', CHECK_EVERY_MS);
  }
}

/** Whether such a message arrives within the time. */
function isReceived(
  channel: TabChannel<Message>,
  isMeant: (message: Message) => boolean,
  withinMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isFound: boolean) => {
      clearTimeout(timer);
      stopListening();
      resolve(isFound);
    };
    const timer = setTimeout(() => end(false), withinMs);
    const stopListening = channel.listen((message) => {
      if (isMeant(message)) end(true);
    });
  });
}
