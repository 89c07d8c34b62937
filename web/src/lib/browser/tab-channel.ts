/** The messages between the tabs of this origin. */
export type TabChannel<Message> = {
  readonly post: (message: Message) => void;
  readonly listen: (onMessage: (message: Message) => void) => void;
};

/** Opens a channel. A browser that blocks site data refuses it; each tab is then on its own. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = newChannel(name);
  return {
    post: (message) => channel?.postMessage(message),
    listen: (onMessage) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data)),
  };
}

function newChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
