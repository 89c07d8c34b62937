import { openTabChannel } from './tab-channel.ts';

/*
 * sessionStorage belongs to one tab while a session belongs to the browser, so a new tab requests the
 * session from the open tabs, and each change is published to them.
 */

/** How long a new tab waits for the session of another tab before it has none. */
const RESPONSE_TIMEOUT_MS = 120;

type Message<Session, Reason> =
  | { readonly kind: 'request' }
  | { readonly kind: 'response'; readonly session: Session }
  | {
      readonly kind: 'changed';
      readonly session: Session | null;
      /** Why the session ended, if it has ended. */
      readonly reason?: Reason | undefined;
    };

type TabSession<Session, Reason> = {
  readonly name: string;
  /** The session of this tab, if other tabs cannot read it from the storage. */
  readonly read: () => Session | null;
  /** Whether this tab has a session. */
  readonly hasSession: () => boolean;
  /** Takes over what another tab published. */
  readonly adopt: (session: Session | null, reason?: Reason) => void;
};

/** Shares the session of this tab with the other tabs of this origin. */
export function shareSession<Session, Reason>(tab: TabSession<Session, Reason>) {
  const channel = openTabChannel<Message<Session, Reason>>(tab.name);
  channel.listen((message) => {
    switch (message.kind) {
      case 'request': {
        const session = tab.read();
        if (session !== null) channel.post({ kind: 'response', session });
        return;
      }
      case 'response':
        if (!tab.hasSession()) tab.adopt(message.session);
        return;
      case 'changed':
        tab.adopt(message.session, message.reason);
    }
  });
  const restored = new Promise<void>((resolve) => {
    if (tab.hasSession()) return resolve();
    const end = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(end, RESPONSE_TIMEOUT_MS);
    const stopListening = channel.listen(() => {
      if (tab.hasSession()) end();
    });
    channel.post({ kind: 'request' });
  });
  return {
    /** Settles when it is known whether another tab has a session, after at most 120 ms. */
    restored,
    /** Publishes the session of this tab, or its end. */
    publish: (session: Session | null, reason?: Reason) =>
      channel.post({ kind: 'changed', session, reason }),
  };
}
