import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { winWords } from './result-words.ts';
import { hasFreeSpins, landedStep, type SlotState } from './round-state.ts';

/** The wins of the step on the reels in one line; how many of them fit depends on the page. */
export function WinMessage(props: {
  readonly state: SlotState;
  readonly money: MoneyWords;
  readonly winsMax: number;
}) {
  const { state, money, winsMax } = props;
  const speech = useSpeech();
  const step = landedStep(state);
  const round = state.round;
  if (!step || !round) return null;
  const isOver = state.phase === 'idle';
  if (isOver && round.outcome.steps.length > 1) {
    return (
      <p className="message" aria-hidden>
        <b className="message-total">
          {speech.t(hasFreeSpins(round) ? 'freeSpins.total' : 'slotResult.total')}{' '}
        </b>
        <span>{money(toMinor(round.win, state.currency))}</span>
      </p>
    );
  }
  const wins = winWords(step, state, { speech, money });
  if (wins.length === 0) return null;
  const shown = wins.slice(0, winsMax);
  return (
    <p className="message" aria-hidden>
      {shown.map(({ key, line, text }, index) => (
        <span key={key}>
          {index > 0 && <span className="message-dot"> · </span>}
          {line && <b style={{ color: line.color }}>{line.label} </b>}
          {text}
        </span>
      ))}
      {wins.length > shown.length && (
        <span className="message-more">
          {' '}
          {speech.t('result.more', { count: wins.length - shown.length })}
        </span>
      )}
    </p>
  );
}
