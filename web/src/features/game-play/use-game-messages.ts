import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { GameMessage } from '@/lib/game-message.ts';
import { readGameMessage } from './game-message.ts';

type Listening = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Origin of the launch URL. */
  readonly origin: string;
  readonly onMessage: (message: GameMessage) => void;
};

/** Subscribes to the messages of the game in the frame, and of no other window. */
export function useGameMessages({ frame, origin, onMessage }: Listening): void {
  const handle = useEffectEvent(onMessage);
  useEffect(() => {
    const listener = (event: MessageEvent) => {
      const sender = { origin, frame: frame.current?.contentWindow };
      const message = readGameMessage(event, sender);
      if (message !== null) handle(message);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [frame, origin]);
}
