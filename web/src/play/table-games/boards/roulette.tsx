import { ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { useMedia } from '../../frame/use-media.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { SpotButton } from '../spot-button.tsx';
import type { ResultContext, TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { BetsTable } from '../table-game-rules.tsx';
import { tableRound } from './last-round.ts';
import { Racetrack } from './racetrack.tsx';
import { colourOf, pocketOf, useTables } from './roulette-facts.ts';
import { RouletteWheel } from './roulette-wheel.tsx';
import './roulette-table.css';
import './roulette-touch.css';

const LAST_SHOWN = 8;
const DOZENS = [1, 2, 3] as const;

const outside = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;
type Outside = (typeof outside)[number];
const isOutside = (spot: string): spot is Outside => outside.some((name) => name === spot);

function spotName(spot: string, { t }: GameTexts): string {
  if (isOutside(spot)) return t(`tables:roulette.${spot}`);
  const [kind = '', ...numbers] = spot.split('-');
  const list = numbers.join(', ');
  switch (kind) {
    case 'straight':
      return t('tables:roulette.straight', { numbers: list });
    case 'split':
      return t('tables:roulette.split', { numbers: list });
    case 'street':
      return t('tables:roulette.street', { numbers: list });
    case 'trio':
      return t('tables:roulette.trio', { numbers: list });
    case 'corner':
      return t('tables:roulette.corner', { numbers: list });
    case 'line':
      return t('tables:roulette.line', { numbers: list });
    case 'column':
      return t('tables:roulette.column', { numbers: list });
    default:
      return t('tables:roulette.dozen', { numbers: list });
  }
}

/** "17 black, odd, 2nd dozen". */
function resultText(round: SpotRound, { i18n, sheet }: ResultContext): string {
  const { t } = i18n;
  const { spots } = definitionOf(sheet, 'roulette').tables;
  const pocket = pocketOf(round);
  if (pocket === 0) return t('tables:roulette.resultZero');
  const isOn = (spot: string) => spots[spot]?.includes(pocket);
  return t('tables:roulette.result', {
    number: pocket,
    colour: t(isOn('red') ? 'tables:roulette.red' : 'tables:roulette.black').toLowerCase(),
    parity: t(isOn('odd') ? 'tables:roulette.odd' : 'tables:roulette.even').toLowerCase(),
    dozen: t('tables:roulette.dozen', {
      numbers: DOZENS.find((dozen) => isOn(`dozen-${dozen}`)) ?? '',
    }).toLowerCase(),
  });
}

/** The place of a spot on the grid of numbers, in cells from zero and from the outside bets. */
function placeOf(numbers: readonly number[]): CSSProperties {
  const inner = numbers.filter((number) => number > 0);
  const column = (number: number) => Math.floor((number - 1) / 3) + 0.5;
  const row = (number: number) => ((number - 1) % 3) + 0.5;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const rows = new Set(inner.map(row));
  // Streets, lines and the first four are on the edge towards the outside bets.
  const onEdge = rows.size === 3;
  const along = numbers.includes(0) ? 0 : mean(inner.map(column));
  return { '--along': along, '--across': onEdge ? 0 : mean(inner.map(row)) } as CSSProperties;
}

const numbersOf = (spot: string) => spot.split('-').slice(1).map(Number);
const isInside = (spot: string) => /^(split|street|trio|corner|line)-/.test(spot);
const isNumber = (spot: string) => spot.startsWith('straight-') && spot !== 'straight-0';

function Board() {
  const { state, settlement } = useTableGame();
  const tables = useTables();
  const spots = Object.keys(tables.spots);
  const round = tableRound(state);
  const pocket = round ? pocketOf(round) : null;
  // Borders and corners are too small for touch: they require the enlarged layout.
  const isTouch = useMedia('(pointer: coarse)');
  const [isLarge, setIsLarge] = useState(false);
  const insideShown = spots.filter(
    (spot) => isInside(spot) && (!isTouch || isLarge || state.bets.has(spot)),
  );
  return (
    <div
      className={`roulette d-grid align-items-center w-100 ${isTouch ? 'roulette-touch' : ''} ${isLarge ? 'roulette-large' : ''}`}
      data-spins={state.phase === 'revealing' || settlement.stage !== 'ready' || undefined}
    >
      <RouletteWheel round={round} isOver={state.phase === 'idle'} />
      {isTouch && <SizeButton isLarge={isLarge} onToggle={() => setIsLarge(!isLarge)} />}
      <div
        className="roulette-table d-grid"
        data-landed={state.phase === 'idle' ? pocket : undefined}
      >
        <SpotButton
          spot="straight-0"
          className={`number number-green ${isOpenAt(0) ? 'number-hit' : ''}`}
        >
          <span>0</span>
        </SpotButton>
        <div className="roulette-grid position-relative">
          {spots.filter(isNumber).map((spot) => {
            const [number = 0] = numbersOf(spot);
            return (
              <SpotButton
                key={spot}
                spot={spot}
                className={`number number-${colourOf(number, tables)} ${isOpenAt(number) ? 'number-hit' : ''}`}
                style={placeOf([number])}
              >
                <span>{number}</span>
              </SpotButton>
            );
          })}
          {insideShown.map((spot) => (
            <SpotButton
              key={spot}
              spot={spot}
              className="inside"
              style={placeOf(numbersOf(spot))}
            />
          ))}
        </div>
        <div className="roulette-columns d-grid">
          {[3, 2, 1].map((column) => (
            <SpotButton key={column} spot={`column-${column}`}>
              <span>2:1</span>
            </SpotButton>
          ))}
        </div>
        <OutsideBets />
      </div>
      <Racetrack wheel={tables.wheel} colourOf={(number) => colourOf(number, tables)} />
    </div>
  );

  function isOpenAt(number: number): boolean {
    return state.phase === 'idle' && pocket === number;
  }
}

function SizeButton(props: { readonly isLarge: boolean; readonly onToggle: () => void }) {
  const { t } = useGameTexts();
  const Icon = props.isLarge ? ZoomOut : ZoomIn;
  return (
    <button
      type="button"
      className="btn-game btn-quiet btn-small roulette-size min-h-hit"
      aria-pressed={props.isLarge}
      title={t('tables:roulette.large')}
      onClick={props.onToggle}
    >
      <Icon size={18} aria-hidden />
      <span>{t('tables:roulette.large')}</span>
    </button>
  );
}

function OutsideBets() {
  const { t } = useGameTexts();
  const even = [
    ['low', '1–18'],
    ['even', t('tables:roulette.even')],
    ['red', null],
    ['black', null],
    ['odd', t('tables:roulette.odd')],
    ['high', '19–36'],
  ] as const;
  return (
    <>
      <div className="roulette-dozens d-grid">
        {DOZENS.map((dozen) => (
          <SpotButton key={dozen} spot={`dozen-${dozen}`}>
            <span>{t('tables:roulette.dozen', { numbers: dozen })}</span>
          </SpotButton>
        ))}
      </div>
      <div className="roulette-even d-grid">
        {even.map(([spot, texts]) => (
          <SpotButton key={spot} spot={spot}>
            {texts === null ? <i className={`lozenge lozenge-${spot}`} /> : <span>{texts}</span>}
          </SpotButton>
        ))}
      </div>
    </>
  );
}

/** The pocket in large type; the headline contains it as well. */
function ResultMark({ round }: { readonly round: SpotRound }) {
  const tables = useTables();
  const pocket = pocketOf(round);
  return (
    <span className={`roulette-mark rounded-14 number-${colourOf(pocket, tables)}`} aria-hidden>
      {pocket}
    </span>
  );
}

function LastResults() {
  const { state } = useTableGame();
  const tables = useTables();
  const { t } = useGameTexts();
  const rounds = state.lastRounds.slice(0, LAST_SHOWN);
  if (rounds.length === 0) return null;
  return (
    <ol className="last-numbers d-flex" aria-label={t('table.last', { count: rounds.length })}>
      {rounds.map((round) => (
        <li
          key={round.roundId}
          className={`d-grid place-items-center rounded-10 font-num number-${colourOf(pocketOf(round), tables)}`}
        >
          {pocketOf(round)}
        </li>
      ))}
    </ol>
  );
}

export const roulette: TableGame = {
  look: 'roulette',
  buys: 'chips',
  revealMs: () => 4_700,
  dealSound: () => ({ sound: 'ball', everyMs: 0, times: 1 }),
  spotName,
  resultText,
  play: 'table.spin',
  playAgain: 'table.spinAgain',
  prompt: 'table.placeChips',
  rules: ['tables:roulette.rules', 'tables:roulette.rulesInside'],
  Board,
  dealer: 'chips',
  ResultMark,
  LastResults,
  Pays,
};

/** The paytable, with a row for each kind of bet. */
function Pays() {
  const { paytable } = useTableGame().state;
  const { t, number } = useGameTexts();
  return (
    <BetsTable
      rows={sorts.flatMap(([sort, isOfSort]) => {
        const row = paytable.spots.find(({ spot }) => isOfSort.test(spot));
        if (!row) return [];
        const pays = t('table.toOne', { multiple: number(row.returnMax - 1) });
        return [{ name: t(`tables:roulette.${sort}`), pays, rtp: row.rtp }];
      })}
    />
  );
}

/** The kinds of bets, of which each has spots with the same odds. */
const sorts = [
  ['sortStraight', /^straight-/],
  ['sortSplit', /^split-/],
  ['sortStreet', /^(street|trio)-/],
  ['sortCorner', /^corner-/],
  ['sortLine', /^line-/],
  ['sortColumn', /^(column|dozen)-/],
  ['sortEven', /^(red|black|odd|even|low|high)$/],
] as const;
