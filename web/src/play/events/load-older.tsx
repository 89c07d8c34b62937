import { useSpeech } from '../shell/speech-context.tsx';
import { useEvents } from './events-context.ts';
import type { List } from './older-pages.ts';

/** Asks for the page after the end of a list, while there may be one. */
export function LoadOlder({ list }: { readonly list: List }) {
  const { state, session } = useEvents();
  const { t } = useSpeech();
  if (!state.hasOlder[list]) return null;
  return (
    <button
      type="button"
      className="btn-game btn-quiet load-older"
      aria-disabled={state.loadingOlder}
      onClick={() => void session.loadOlder(list)}
    >
      {t(state.loadingOlder ? 'events.loadingOlder' : 'events.older')}
    </button>
  );
}
