import type { z } from 'zod';
import type { Language } from '../../contract/enums.ts';
import type { eventData } from '../../contract/events.ts';
import { toMajor } from '../../contract/money.ts';
import type { NamedEvent } from '../../http/event-stream.ts';
import { notificationFrom } from './notifications.mapper.ts';
import type { PlayerEvent } from './player-events.ts';

/** The events of a player's stream, by their names. */
export type PlayerStreamEvents = {
  [Name in keyof typeof eventData]: z.output<(typeof eventData)[Name]>;
};

/** A published event as the contract declares it, with texts in the language of the stream. */
export function playerStreamEvent(
  event: PlayerEvent,
  language: Language,
): NamedEvent<PlayerStreamEvents> {
  switch (event.type) {
    case 'notification':
      return {
        name: 'notification',
        data: notificationFrom({ ...event.notification, isRead: false }, language),
      };
    case 'balance': {
      const { currency, availableMinor } = event;
      const data = { walletType: currency, walletBalance: toMajor(availableMinor, currency) };
      return { name: 'balance', data };
    }
    case 'protection':
      return { name: 'protection', data: {} };
    case 'realityCheck': {
      const { dueAt, everyMinutes } = event;
      return { name: 'realityCheck', data: { dueAt: dueAt.toISOString(), everyMinutes } };
    }
  }
}
