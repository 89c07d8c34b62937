import type { FastifyBaseLogger } from 'fastify';
import type { AppliedEntry } from '../ledger/observed-ledger.ts';

/** What has happened in this process, after its commit. A subscriber reads the rest. */
export type DomainEvent =
  /** An entry of a player; `balances` are those after it. */
  | ({ readonly type: 'entry-applied' } & AppliedEntry)
  /** What restricts the player: limits, breaks, reality check, market. */
  | { readonly type: 'restrictions-changed'; readonly userId: string }
  | {
      readonly type: 'reality-check-due';
      readonly userId: string;
      readonly dueAt: Date;
      readonly everyMinutes: number;
    }
  | { readonly type: 'deposit-changed'; readonly outTradeNo: string }
  | { readonly type: 'withdrawal-changed'; readonly orderNum: string }
  | {
      readonly type: 'big-win';
      readonly notificationId: string;
      readonly gameId: string | undefined;
    };

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;
type Listener = (event: DomainEvent) => void;

/**
 * The events of this process. A module announces what it changed without knowing who wants to know. The
 * call of `publish` is synchronous, and an error of a subscriber is only logged: the change is committed.
 */
export class DomainEvents {
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #listeners = new Map<DomainEvent['type'], Set<Listener>>();

  constructor({ log }: { log: Pick<FastifyBaseLogger, 'error'> }) {
    this.#log = log;
  }

  publish(event: DomainEvent): void {
    for (const listener of this.#listeners.get(event.type) ?? []) {
      try {
        listener(event);
      } catch (err) {
        this.#log.error({ err, event: event.type }, 'a subscriber of an event failed');
      }
    }
  }

  /** @returns a function that ends the subscription */
  subscribe<Type extends DomainEvent['type']>(
    type: Type,
    listener: (event: EventOf<Type>) => void,
  ): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    // It is called with the events of its type alone.
    const own: Listener = (event) => listener(event as EventOf<Type>);
    this.#listeners.set(type, listeners.add(own));
    return () => listeners.delete(own);
  }
}
