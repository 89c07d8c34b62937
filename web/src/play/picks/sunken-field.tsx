import { type CSSProperties, useRef } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { useMultiStep } from '../multi-step/multi-step-context.ts';
import type { MultiStepGame } from '../multi-step/multi-step-game.ts';
import { useArrowFocus } from '../table-games/use-arrow-focus.ts';
import { picksGame } from './picks-game.tsx';
import { PicksLadder } from './picks-ladder.tsx';
import { MineArt } from './tile-art.tsx';
import { usePicks } from './use-picks.ts';
import './field.css';

const MINES = /^mines-(\d+)$/;

function Board() {
  const { t } = useGameTexts();
  const { shape, board } = usePicks();
  const grid = useRef<HTMLFieldSetElement>(null);
  useArrowFocus(grid);
  const tiles = Array.from({ length: shape.tiles }, (_, place) => place + 1);
  return (
    <div className="field" data-end={board.end ?? undefined}>
      <PicksLadder />
      <fieldset className="field-tiles" ref={grid}>
        <legend className="visually-hidden">{t('originals:mines.board')}</legend>
        {tiles.map((tile) => (
          <Tile key={tile} tile={tile} />
        ))}
        <span className="field-sonar" aria-hidden />
      </fieldset>
    </div>
  );
}

function Tile({ tile }: { readonly tile: number }) {
  const { formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const { board, isPicking, worthMinor, pick } = usePicks();
  const turn = board.opened.indexOf(tile);
  const isMine = board.bad.flat().includes(tile);
  const isOpen = turn >= 0;
  const look = isMine ? 'mine' : isOpen ? 'safe' : 'dark';
  const amount = formatMoney(worthMinor(board.nextWorth));
  const isPickable = isPicking && !isOpen;
  const name = t('originals:picks.tile', { tile });
  const label = isPickable
    ? t('originals:picks.tileBrings', { tile, amount })
    : `${name}: ${t(`originals:mines.${look}`)}`;
  return (
    <button
      type="button"
      className="field-tile"
      data-spot={tile}
      data-look={look}
      data-hit={(isMine && isOpen) || undefined}
      aria-label={label}
      aria-disabled={!isPickable}
      style={{ '--column': (tile - 1) % 5, '--row': Math.floor((tile - 1) / 5) } as CSSProperties}
      onClick={() => isPickable && pick(tile)}
    >
      {isMine && <MineArt />}
      {look === 'safe' && <span className="field-pearl" aria-hidden />}
      {isPickable && (
        <span className="field-next" aria-hidden>
          {amount}
        </span>
      )}
    </button>
  );
}

export const sunkenField: MultiStepGame = picksGame({
  look: 'mines',
  firstChoice: 'mines-3',
  shapeName: (name, { t }) =>
    t('originals:mines.shape', { count: Number(MINES.exec(name)?.[1] ?? 0) }),
  Board,
});
