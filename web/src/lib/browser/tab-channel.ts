/** The messages between the tabs of this origin. */
export type TabChannel<Message> = {
  readonly post: (message: Message) => void;
  /** @returns how to stop listening */
  readonly listen: (onMessage: (message: Message) => void) => () => void;
};

/** Opens a channel. A browser that blocks site data refuses it; each tab is then on its own. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = newChannel(name);
  return {
    post: (message) => channel?.postMessage(message),
    listen: (onMessage) => {
      const listener = ({ data }: MessageEvent<Message>) => onMessage(data);
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}

function newChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
