import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { useFelt } from './felt-context.ts';
import { openRound, totalOf } from './felt-state.ts';
import { wonText } from './result-words.ts';

/** What was dealt and what it brought, or what to do next. */
export function ResultHead() {
  const { kind, state, money } = useFelt();
  const speech = useSpeech();
  const round = openRound(state);
  const { Mark, Last } = kind;
  const isOn = state.phase !== 'idle';
  // A ticket lies ready from the beginning: all there is to choose is its price.
  const isTicket = kind.buys === 'ticket';
  const headline = round
    ? kind.resultText(round, speech)
    : speech.t(isOn ? 'felt.on' : isTicket ? 'felt.readyTicket' : 'felt.ready');
  const isWon =
    round !== null && toMinor(round.win, state.currency) > toMinor(round.stake, state.currency);
  const isPlaced = !isTicket && totalOf(state.bets) > 0n;
  const prompt = speech.t(isPlaced ? 'felt.placed' : kind.prompt);
  return (
    <div className="felt-head">
      {Mark && round && <Mark round={round} />}
      <div className="felt-words" aria-hidden={round !== null}>
        <p className="felt-headline" data-testid="headline">
          {headline}
        </p>
        <p className={isWon ? 'felt-won' : 'felt-note'} data-testid="outcome">
          {round
            ? wonText(round, { speech, money, currency: state.currency })
            : isOn
              ? ' '
              : prompt}
        </p>
      </div>
      {Last && <Last />}
    </div>
  );
}
