import { planRtp, planWorth } from '@fairhall/game-server/engines/picks/picks';
import { Shuffle } from 'lucide-react';
import type { RefObject } from 'react';
import { Stepper } from '../frame/stepper.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { useMultiStep } from '../multi-step/multi-step-context.ts';
import { stepped } from '../session/choice-steps.ts';
import { isIdle } from '../session/round-state.ts';
import { worthText } from './picks-texts.ts';
import { usePicks } from './use-picks.ts';
import { pickForMe } from './use-picks-keys.ts';

/** Stake and shape before a round; during it the worth. */
export function PicksControls() {
  const { state, session, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const { isPicking, isPlaying } = usePicks();
  const isBefore = state.phase === 'idle' && !state.autobet;
  return (
    <>
      <Stepper
        choices={state.stakesMinor}
        chosen={state.stakeMinor}
        isEnabled={isBefore}
        lower={t('controls.lower')}
        raise={t('controls.raise')}
        now={formatMoney(state.stakeMinor)}
        label={t('originals:original.stake')}
        value={formatMoney(state.stakeMinor)}
        testId="stake"
        onMove={(move) => session.chooseStake(stepped(state.stakesMinor, state.stakeMinor, move))}
      />
      <ShapeField isEnabled={isBefore || (isPlaying && !isPicking)} />
      <PlanFigures />
    </>
  );
}

/** The buttons that start, pick and collect. */
export function PicksButtons(props: { readonly play: RefObject<HTMLButtonElement | null> }) {
  const view = useMultiStep();
  const { t } = useGameTexts();
  const { isPicking } = usePicks();
  return (
    <div className="picks-buttons">
      <button
        type="button"
        className="btn-game btn-quiet picks-random"
        aria-keyshortcuts="R"
        aria-disabled={!isPicking}
        onClick={() => isPicking && pickForMe(view)}
      >
        <Shuffle size={18} aria-hidden />
        <span>{t('originals:picks.pickForMe')}</span>
      </button>
      <PlayButton play={props.play} />
    </div>
  );
}

/** Starts, leaves or collects: one button, so that it keeps the focus. */
function PlayButton({ play }: { readonly play: RefObject<HTMLButtonElement | null> }) {
  const { state, session, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const { board, isPicking, isPlaying, worthMinor } = usePicks();
  const { phase, waitsIn, firstChoice } = state;
  const amount = formatMoney(worthMinor(board.worth));
  const ownLabel =
    board.picks > 0 && isPicking
      ? t('originals:picks.collect', { amount })
      : t(isPicking ? 'originals:picks.leave' : 'originals:picks.start');
  const label = state.autobet ? t('controls.stop') : ownLabel;
  const press = () => {
    if (state.autobet) session.stopAutobet();
    else if (isPicking) session.choose(board.picks > 0 ? 'collect' : 'leave');
    else if (isPlaying) session.choose(firstChoice ?? '');
    else session.press();
  };
  const isQuiet = isPicking && board.picks === 0;
  return (
    <button
      ref={play}
      type="button"
      className={`btn-game original-play ${isQuiet ? 'btn-quiet' : 'btn-brass'}`}
      data-testid="play"
      data-phase={phase}
      aria-keyshortcuts={isPicking ? 'C' : 'Space'}
      aria-disabled={!state.autobet && ((!isPicking && !isIdle(state)) || waitsIn !== null)}
      onClick={press}
    >
      {label}
    </button>
  );
}

/** The mines of a field, or the tiles of a floor. */
function ShapeField({ isEnabled }: { readonly isEnabled: boolean }) {
  const { game, state, session } = useMultiStep();
  const i18n = useGameTexts();
  const { shape, tables } = usePicks();
  const names = tables.shapes.map(({ name }) => name);
  const choose = (name: string) => session.chooseFirst(name);
  if (state.sheet.engine === 'mines') {
    return (
      <Stepper
        choices={names}
        chosen={shape.name}
        isEnabled={isEnabled}
        lower={i18n.t('originals:mines.fewer')}
        raise={i18n.t('originals:mines.more')}
        now={game.choiceName(shape.name, i18n)}
        label={i18n.t('originals:mines.mines')}
        value={i18n.number(shape.bad)}
        testId="shape"
        onMove={(move) => choose(stepped(names, shape.name, move))}
      />
    );
  }
  return (
    <fieldset className="original-choice" disabled={!isEnabled}>
      <legend className="visually-hidden">{i18n.t('originals:tower.shape')}</legend>
      {tables.shapes.map(({ name, tiles, bad }) => (
        <label key={name} data-testid={name}>
          <input
            type="radio"
            name="shape"
            checked={name === shape.name}
            onChange={() => choose(name)}
          />
          <span>
            <span className="visually-hidden">{game.choiceName(name, i18n)}</span>
            <b aria-hidden>{`${tiles - bad}/${tiles}`}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The next pick: its chance, what the round is then worth, and the return of that plan. */
function PlanFigures() {
  const { formatMoney } = useMultiStep();
  const i18n = useGameTexts();
  const { t, percent, number } = i18n;
  const { board, shape, plans, tables, worthMinor } = usePicks();
  const next = plans[board.end === null ? board.picks : 0];
  if (!next) return null;
  const opened = (next.picks - 1) % shape.picks;
  const worth = worthText(planWorth(next, tables), i18n);
  return (
    <dl className="picks-plan" data-testid="plan">
      <div>
        <dt>{t('originals:picks.chance')}</dt>
        <dd>
          {t('originals:picks.of', {
            safe: number(shape.tiles - shape.bad - opened),
            tiles: number(shape.tiles - opened),
          })}
        </dd>
      </div>
      <div>
        <dt>{t('originals:picks.next')}</dt>
        <dd>
          {worth} <small>{formatMoney(worthMinor(planWorth(next, tables)))}</small>
        </dd>
      </div>
      <div>
        <dt>{t('originals:picks.rtp', { count: next.picks })}</dt>
        <dd>{percent(planRtp(next, tables))}</dd>
      </div>
    </dl>
  );
}
