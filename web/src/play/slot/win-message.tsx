import type { FormatMoney } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { totalKey, winTexts } from './result-text.ts';
import { isWinShown, landedStep, type SlotState } from './slot-state.ts';

/** The wins of the shown step in one line; their maximum depends on the page. */
export function WinMessage(props: {
  readonly state: SlotState;
  readonly formatMoney: FormatMoney;
  readonly winsMax: number;
}) {
  const { state, formatMoney, winsMax } = props;
  const i18n = useGameTexts();
  const step = landedStep(state);
  const round = state.round;
  if (!step || !round) return null;
  const isOver = state.phase === 'idle';
  if (isOver && round.outcome.steps.length > 1) {
    return (
      <p className="message mw-100 font-num" aria-hidden>
        <b className={isWinShown(state) ? 'message-total' : undefined}>
          {i18n.t(totalKey(round, state.currency))}{' '}
        </b>
        <span>{formatMoney(toMinor(round.win, state.currency))}</span>
      </p>
    );
  }
  const wins = winTexts(step, state, { i18n, formatMoney });
  if (wins.length === 0) return null;
  const shown = wins.slice(0, winsMax);
  return (
    <p className="message mw-100 font-num" aria-hidden>
      {shown.map(({ key, line, text }, index) => (
        <span key={key}>
          {index > 0 && <span className="message-dot"> · </span>}
          {line && <b style={{ color: line.color }}>{line.label} </b>}
          <span>{text}</span>
        </span>
      ))}
      {wins.length > shown.length && (
        <span className="message-more">
          {' '}
          {i18n.t('result.more', { count: wins.length - shown.length })}
        </span>
      )}
    </p>
  );
}
