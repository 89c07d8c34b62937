import { createContext, useContext } from 'react';
import type { MoneyWords } from '../i18n/words.ts';
import type { EventsSession } from './events-session.ts';
import type { EventsState } from './events-state.ts';

/** What every part of a page of scheduled events is drawn from. */
export type EventsView = {
  readonly state: EventsState;
  readonly session: EventsSession;
  readonly money: MoneyWords;
};

const EventsContext = createContext<EventsView | null>(null);

export const EventsProvider = EventsContext.Provider;

/** The page of events around this component. */
export function useEvents(): EventsView {
  const view = useContext(EventsContext);
  if (!view) throw new Error('no events around this component');
  return view;
}
