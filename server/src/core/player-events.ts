import { EventEmitter } from 'node:events';
import type { Notification } from '../contract/notifications.ts';

/** What a player's open pages are told, after what it tells of was committed. */
export type PlayerEvent =
  | { readonly type: 'balance'; readonly walletType: string; readonly walletBalance: number }
  | {
      readonly type: 'notification';
      readonly notification: Omit<Notification, 'title' | 'message'>;
    };

export type PlayerEvents = {
  publish(userId: string, event: PlayerEvent): void;
  /** @returns how to stop listening */
  subscribe(userId: string, listener: (event: PlayerEvent) => void): () => void;
};

/** Events within this process. */
export function createPlayerEvents(): PlayerEvents {
  const emitter = new EventEmitter();
  // Bounded by the number of streams that a player may open, not by Node's leak warning.
  emitter.setMaxListeners(0);
  return {
    publish(userId, event) {
      emitter.emit(userId, event);
    },
    subscribe(userId, listener) {
      emitter.on(userId, listener);
      return () => emitter.off(userId, listener);
    },
  };
}
