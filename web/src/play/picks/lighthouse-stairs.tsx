import { planRtp, planWorth } from '@fairhall/game-server/engines/picks/picks';
import { type CSSProperties, useRef } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { useMultiStep } from '../multi-step/multi-step-context.ts';
import type { MultiStepGame } from '../multi-step/multi-step-game.ts';
import { useArrowFocus } from '../table-games/use-arrow-focus.ts';
import { picksGame } from './picks-game.tsx';
import { worthText } from './picks-texts.ts';
import { usePicks } from './use-picks.ts';
import './stairs.css';

const SHAPE = /^stairs-(\d)-(\d)$/;

type Look = 'dark' | 'safe' | 'broken' | 'unlit';

const oneTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

/** How a tile of a floor looks; `floor` counts from 0. */
function lookOf(
  { opened, bad }: Pick<ReturnType<typeof usePicks>['board'], 'opened' | 'bad'>,
  { floor, tile }: { floor: number; tile: number },
): Look {
  if (bad[floor]?.includes(tile)) return 'broken';
  if (opened[floor] === tile) return 'safe';
  return floor < opened.length ? 'unlit' : 'dark';
}

/** A new tower for each shape, so that the arrow keys find its tiles. */
function Board() {
  const { shape } = usePicks();
  return <Tower key={shape.name} />;
}

/** The camera follows the floor of the next pick, which the beam lights. */
function Tower() {
  const i18n = useGameTexts();
  const { t, percent } = i18n;
  const { shape, board, plans, tables } = usePicks();
  const tower = useRef<HTMLDivElement>(null);
  useArrowFocus(tower);
  const now = Math.min(board.safe, plans.length - 1);
  return (
    <div
      className="stairs"
      ref={tower}
      data-end={board.end ?? undefined}
      style={{ '--floor': now, '--floors': plans.length, '--tiles': shape.tiles } as CSSProperties}
    >
      <ol className="stairs-floors" aria-label={t('originals:picks.ladder')}>
        {plans.map((plan, floor) => (
          <li
            key={plan.picks}
            data-floor={floor === now ? 'now' : floor < now ? 'done' : undefined}
          >
            <span className="stairs-worth">
              <b>{worthText(planWorth(plan, tables), i18n)}</b>
              <small>{percent(planRtp(plan, tables))}</small>
            </span>
            <span className="stairs-row" aria-hidden>
              {oneTo(shape.tiles).map((tile) => (
                <span key={tile} className="stair" data-look={lookOf(board, { floor, tile })} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <span className="stairs-beam" aria-hidden />
      <fieldset className="stairs-now">
        <legend className="visually-hidden">
          {t('originals:tower.floor', { floor: now + 1 })}
        </legend>
        {oneTo(shape.tiles).map((tile) => (
          <Stair key={tile} tile={tile} floor={now} />
        ))}
      </fieldset>
    </div>
  );
}

/** A tile of the current floor. */
function Stair({ tile, floor }: { readonly tile: number; readonly floor: number }) {
  const { formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const { board, isPicking, worthMinor, pick } = usePicks();
  const look = lookOf(board, { floor, tile });
  const amount = formatMoney(worthMinor(board.nextWorth));
  const isHit = look === 'broken' && board.opened[floor] === tile;
  return (
    <button
      type="button"
      className="stair"
      data-spot={tile}
      data-look={look}
      data-hit={isHit || undefined}
      aria-keyshortcuts={String(tile)}
      aria-label={
        isPicking
          ? t('originals:picks.tileBrings', { tile, amount })
          : `${t('originals:picks.tile', { tile })}: ${t(`originals:tower.${look}`)}`
      }
      aria-disabled={!isPicking}
      onClick={() => isPicking && pick(tile)}
    >
      {isPicking && (
        <span className="stair-next" aria-hidden>
          {amount}
        </span>
      )}
    </button>
  );
}

export const lighthouseStairs: MultiStepGame = picksGame({
  look: 'tower',
  firstChoice: 'stairs-4-1',
  shapeName: (name, { t }) => {
    const [, tiles = '', bad = ''] = SHAPE.exec(name) ?? [];
    return t('originals:tower.shapeOf', { tiles, count: Number(bad) });
  },
  Board,
});
