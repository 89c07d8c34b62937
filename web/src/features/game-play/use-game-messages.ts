import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readGameMessage } from './game-message.ts';
import type { LaunchAddress } from './launch-address.ts';

type Listening = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: LaunchAddress;
  readonly onMessage: (message: NonNullable<ReturnType<typeof readGameMessage>>) => void;
};

/** Subscribes to the messages of the game in the frame, and of no other window. */
export function useGameMessages({ frame, address, onMessage }: Listening): void {
  const { origin, isOwn } = address;
  const handle = useEffectEvent(onMessage);
  useEffect(() => {
    const listener = (event: MessageEvent) => {
      const sender = { origin, isOwn, frame: frame.current?.contentWindow };
      const message = readGameMessage(event, sender);
      if (message !== null) handle(message);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [frame, origin, isOwn]);
}
