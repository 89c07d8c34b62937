import { Repeat, Trash2, Undo2 } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import { useTableGame } from './table-game-context.ts';

/** Buttons that undo, clear, double and repeat bets. */
export function BetTools() {
  const { state, session } = useTableGame();
  const { t } = useGameTexts();
  const isIdle = state.phase === 'idle';
  const has = state.bets.size > 0;
  const tools = [
    { how: 'undo', icon: <Undo2 size={18} aria-hidden />, on: state.past.length > 0 },
    { how: 'clear', icon: <Trash2 size={18} aria-hidden />, on: has },
    { how: 'double', icon: <b aria-hidden>×2</b>, on: has },
    { how: 'rebet', icon: <Repeat size={18} aria-hidden />, on: state.lastBets !== null },
  ] as const;
  return (
    <div className="table-tools d-flex flex-none gap-1-5">
      {tools.map(({ how, icon, on }) => (
        <button
          key={how}
          type="button"
          className="tool"
          aria-label={t(`table.${how}`)}
          title={t(`table.${how}`)}
          aria-disabled={!isIdle || !on}
          onClick={() => session.change(how)}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
