import type { CallFailure, CallResult, CasinoClient } from '../casino-client.ts';
import type { CasinoInput, EventProof, GameProblem, Slip } from '../contract-types.ts';
import type { Host } from '../host.ts';
import { toMinor } from '../money.ts';
import { noticeOfRefusal } from '../shell/refusals.ts';
import { type Question, questions, whenDue } from './ask-plan.ts';
import {
  type EventsState,
  openingState,
  withOlderSlips,
  withResults,
  withSlip,
  withSlips,
} from './events-state.ts';
import { type List, PAGE_SIZE } from './older-pages.ts';

/** The API's refusal of a launch token that its session outlived. */
const INVALID_LAUNCH_TOKEN = 1204;
/** A timer never sleeps longer: a device that slept has another idea of time. */
const SLEEP_MS_MAX = 30_000;
const SLEEP_MS_MIN = 100;

export type EventsSessionParts = {
  readonly client: CasinoClient;
  readonly opened: { readonly gameId: string; readonly balance: string };
  readonly host: Host;
  readonly currency: EventsState['currency'];
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
};

/** What a purchase came to: the slip, or nothing and a notice that says why. */
export type Purchase = { readonly slip: Slip } | null;

/**
 * Follows the events of one game and buys slips for them. It asks when something is known to
 * change, and not at all while nobody looks at the page.
 */
export class EventsSession {
  readonly #parts: EventsSessionParts;
  readonly #listeners = new Set<() => void>();
  readonly #answeredAt: Partial<Record<Question, number>> = {};
  readonly #asking = new Set<Question>();
  readonly #stopWatching: () => void;
  #state: EventsState;
  #closed = false;
  /** The casino's clock less this device's, in milliseconds. */
  #aheadMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: EventsSessionParts) {
    this.#parts = parts;
    const { currency, opened } = parts;
    this.#state = openingState({ currency, balanceMinor: toMinor(opened.balance, currency) });
    const onVisibility = () => this.#lookAgain();
    document.addEventListener('visibilitychange', onVisibility);
    this.#stopWatching = () => document.removeEventListener('visibilitychange', onVisibility);
    this.#plan();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): EventsState => this.#state;

  /** The casino's time, in milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#aheadMs;

  buyTicket(input: Omit<CasinoInput<'buyTicket'>, 'gameId'>): Promise<Purchase> {
    const { client, opened } = this.#parts;
    return this.#buy(() => client.call('buyTicket', { gameId: opened.gameId, ...input }));
  }

  placeBet(input: Omit<CasinoInput<'placeBet'>, 'gameId'>): Promise<Purchase> {
    const { client, opened } = this.#parts;
    return this.#buy(() => client.call('placeBet', { gameId: opened.gameId, ...input }));
  }

  /** What is over, as it is now. */
  async loadResults(): Promise<void> {
    const { client, opened } = this.#parts;
    const { gameId } = opened;
    const result = await client.call('results', { gameId, limit: PAGE_SIZE.results });
    if (!result.ok) return this.#fail(result.failure);
    this.#hear(result.data.now);
    this.#set(withResults(this.#state, result.data.events));
  }

  /** Lengthens a list by the page after its end. */
  async loadOlder(list: List): Promise<void> {
    if (this.#state.loadingOlder || !this.#state.hasOlder[list]) return;
    this.#set({ ...this.#state, loadingOlder: true });
    await (list === 'results' ? this.#olderResults() : this.#olderSlips());
    this.#set({ ...this.#state, loadingOlder: false });
  }

  async #olderResults(): Promise<void> {
    const { client, opened } = this.#parts;
    const before = this.#state.results?.at(-1)?.number;
    if (before === undefined) return;
    const page = { gameId: opened.gameId, before, limit: PAGE_SIZE.results };
    const result = await client.call('results', page);
    if (result.ok) this.#set(withResults(this.#state, result.data.events, 'older'));
    else this.#fail(result.failure);
  }

  async #olderSlips(): Promise<void> {
    const { client, opened } = this.#parts;
    const before = this.#state.slips?.at(-1)?.slipId;
    if (before === undefined) return;
    const page = { gameId: opened.gameId, before, limit: PAGE_SIZE.slips };
    const result = await client.call('slips', page);
    if (result.ok) this.#set(withOlderSlips(this.#state, result.data.slips));
    else this.#fail(result.failure);
  }

  /** Whether the results are there, with this event's among them. */
  hasResultOf(eventId: string | undefined): boolean {
    const { results } = this.#state;
    if (results === null) return false;
    return eventId === undefined || results.some((event) => event.eventId === eventId);
  }

  /** What it takes to draw an event again. */
  proof(eventId: string): Promise<CallResult<EventProof>> {
    const { client, opened } = this.#parts;
    return client.call('eventProof', { gameId: opened.gameId, eventId });
  }

  dismissNotice(): void {
    this.#set({ ...this.#state, notice: null });
  }

  /** The player was told: the next announcement may come. */
  dismissNews(slipId: string): void {
    const news = this.#state.news.filter((item) => item.slipId !== slipId);
    this.#set({ ...this.#state, news });
  }

  setReconnecting(reconnecting: boolean): void {
    this.#set({ ...this.#state, reconnecting });
  }

  /** Money moved: asks for the balance. */
  async refreshBalance(): Promise<void> {
    const result = await this.#parts.client.call('balance', {});
    if (result.ok) this.#takeBalance(result.data.balance);
    else this.#fail(result.failure);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#stopWatching();
    this.#listeners.clear();
  }

  #set(next: EventsState): void {
    if (this.#closed || next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #hear(now: string): void {
    this.#aheadMs = Date.parse(now) - Date.now();
  }

  #lookAgain(): void {
    clearTimeout(this.#timer);
    if (document.hidden || this.#closed) return;
    for (const question of questions) delete this.#answeredAt[question];
    this.#plan();
  }

  /** Asks what is due and sleeps until the next question is. */
  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#closed || document.hidden) return;
    const due = whenDue({ ...this.#state, answeredAt: this.#answeredAt });
    const waiting = questions.filter((question) => !this.#asking.has(question));
    for (const question of waiting) if (due[question] <= this.now()) void this.#ask(question);
    const next = Math.min(
      ...waiting.filter((question) => !this.#asking.has(question)).map((question) => due[question]),
    );
    const sleepMs = Math.min(SLEEP_MS_MAX, Math.max(SLEEP_MS_MIN, next - this.now()));
    this.#timer = setTimeout(() => this.#plan(), sleepMs);
  }

  async #ask(question: Question): Promise<void> {
    if (this.#asking.has(question)) return;
    this.#asking.add(question);
    const failure = await this.#answer(question);
    this.#asking.delete(question);
    if (failure?.kind === 'problem') return this.#parts.onProblem(failure.problem);
    // A question that was refused is asked again at its next time.
    if (failure) this.#answeredAt[question] = this.now();
    this.#plan();
  }

  async #answer(question: Question): Promise<CallFailure | null> {
    const { client, opened } = this.#parts;
    const { gameId } = opened;
    switch (question) {
      case 'programme':
        return this.#take(question, await client.call('programme', { gameId }), ({ events }) => ({
          ...this.#state,
          programme: events,
        }));
      case 'live':
        return this.#take(question, await client.call('live', { gameId }), ({ events }) => ({
          ...this.#state,
          live: events,
        }));
      case 'slips': {
        const known = this.#state.news.at(-1);
        const result = await client.call('slips', { gameId, limit: PAGE_SIZE.slips });
        const failure = this.#take(question, result, ({ slips }) => withSlips(this.#state, slips));
        if (this.#state.news.at(-1) !== known) void this.refreshBalance();
        return failure;
      }
      default:
        return question satisfies never;
    }
  }

  #take<T extends { readonly now: string }>(
    question: Question,
    result: CallResult<T>,
    next: (data: T) => EventsState,
  ): CallFailure | null {
    if (!result.ok) return result.failure;
    this.#hear(result.data.now);
    this.#answeredAt[question] = this.now();
    this.#set(next(result.data));
    return null;
  }

  #takeBalance(balance: string): void {
    const { notice, currency, balanceMinor: before } = this.#state;
    const balanceMinor = toMinor(balance, currency);
    if (balanceMinor === before) return;
    this.#parts.host.tell({ type: 'balance', balance });
    const covers = notice === 'insufficient' && balanceMinor > before;
    this.#set({ ...this.#state, balanceMinor, notice: covers ? null : notice });
  }

  async #buy(
    call: () => Promise<CallResult<{ now: string; slip: Slip; balance: string }>>,
  ): Promise<Purchase> {
    if (this.#state.buying) return null;
    this.#set({ ...this.#state, buying: true, notice: null });
    const result = await call();
    this.#set({ ...this.#state, buying: false });
    if (!result.ok) {
      this.#refuse(result.failure);
      return null;
    }
    const { now, slip, balance } = result.data;
    this.#hear(now);
    this.#set(withSlip(this.#state, slip));
    this.#takeBalance(balance);
    this.#plan();
    return { slip };
  }

  #refuse(failure: CallFailure): void {
    if (failure.kind !== 'refusal') {
      this.#fail(failure);
      return;
    }
    if (failure.code === INVALID_LAUNCH_TOKEN) {
      this.#parts.onProblem('token-expired');
      return;
    }
    this.#set({ ...this.#state, notice: noticeOfRefusal(failure.code) });
    // A refusal may mean that the balance or the programme is not what this page thinks it is.
    delete this.#answeredAt.programme;
    delete this.#answeredAt.slips;
    this.#plan();
  }

  #fail(failure: CallFailure): void {
    if (this.#closed) return;
    if (failure.kind === 'problem') this.#parts.onProblem(failure.problem);
  }
}
