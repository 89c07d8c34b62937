import { cupOf } from '@fairhall/game-server/engines/money-wheel/lamplight-wheel';
import type { SpotRound } from '../../contract-types.ts';
import { type DefinitionOf, definitionOf } from '../../definition-of.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { SpotButton } from '../spot-button.tsx';
import type { ResultContext, TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { firstHand, tableRound } from './last-round.ts';
import { Odds } from './odds.tsx';
import { DROP_MS, PearlDrop } from './pearl-drop.tsx';
import { spotNames } from './spot-names.ts';
import { useTurn } from './use-turn.ts';
import './wheel.css';

const WHEEL_MS = 4_700;
const FULL = 360;
const R = 100;

const colours: Readonly<Record<string, readonly [base: string, edge: string]>> = {
  brass: ['#e2a93b', '#8a5a10'],
  copper: ['#c8613a', '#6d2b12'],
  jade: ['#1fa36c', '#0a5536'],
  ruby: ['#c2203c', '#640b1b'],
  sapphire: ['#2b66c9', '#102f6b'],
  pearl: ['#eee7da', '#9b927f'],
  moon: ['#8d6fe0', '#3b2780'],
  star: ['#18b5c4', '#08606a'],
  sun: ['#ff7a1a', '#97370a'],
};

const spotName = spotNames({
  brass: 'tables:wheel.brass',
  copper: 'tables:wheel.copper',
  jade: 'tables:wheel.jade',
  ruby: 'tables:wheel.ruby',
  sapphire: 'tables:wheel.sapphire',
  pearl: 'tables:wheel.pearl',
  moon: 'tables:wheel.moon',
  star: 'tables:wheel.star',
  sun: 'tables:wheel.sun',
});

const segmentOf = (round: SpotRound): number => firstHand(round)[0] ?? 0;

type Tables = DefinitionOf<'wheel'>['tables'];
const useTables = (): Tables => definitionOf(useTableGame().state.sheet, 'wheel').tables;
const pathOf = (round: SpotRound): readonly number[] => round.outcome.hands[1] ?? [];
const segmentsOf = (spot: string, { rim }: Tables): number =>
  rim.filter((other) => other === spot).length;
/** What a spot pays, to 1. */
const paysOf = (spot: string, tables: Tables): number =>
  tables.percentOfAll / 100 / segmentsOf(spot, tables) - 1;

function resultText(round: SpotRound, { i18n, sheet }: ResultContext): string {
  const { tables } = definitionOf(sheet, 'wheel');
  const spot = tables.rim[segmentOf(round)] ?? '';
  const cup = tables.drop?.spot === spot ? tables.drop.percents[cupOf(pathOf(round))] : undefined;
  return i18n.t('tables:wheel.result', {
    lamp: spotName(spot, i18n),
    multiple: i18n.number(cup === undefined ? paysOf(spot, tables) : cup / 100 - 1),
  });
}

/** A point of the wheel, in degrees clockwise from its top. */
function point(radius: number, degrees: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(3)} ${(radius * Math.sin(radians)).toFixed(3)}`;
}

/** The eight rays of the hub. */
const STAR = `M${Array.from({ length: 16 }, (_, tip) => point(tip % 2 === 0 ? 38 : 17, tip * 22.5)).join('L')}Z`;

/** The segments of the rim as drawn, clockwise from the top. */
function segmentsOn(rim: Tables['rim']) {
  const degrees = FULL / rim.length;
  return rim.map((spot, index) => {
    const from = (index - 0.5) * degrees;
    const to = (index + 0.5) * degrees;
    return {
      id: `${index}-${spot}`,
      spot,
      middle: index * degrees,
      path: `M0 0L${point(R, from)}A${R} ${R} 0 0 1 ${point(R, to)}Z`,
    };
  });
}

function Board() {
  const { state } = useTableGame();
  const tables = useTables();
  const { rim, drop } = tables;
  const round = tableRound(state);
  const path = round ? pathOf(round) : [];
  const turn = useTurn(
    round && {
      roundId: round.roundId,
      angle: (FULL - (segmentOf(round) * FULL) / rim.length) % FULL,
    },
  );
  return (
    <div className="money-wheel d-grid align-items-center w-100">
      <div className="money-wheel-stand" aria-hidden>
        <svg className="d-block w-100" viewBox="-112 -112 224 224" role="presentation">
          <circle r="110" className="money-wheel-rim" />
          <g className="money-wheel-turn" style={{ rotate: `${turn}deg` }}>
            {segmentsOn(rim).map(({ id, spot, middle, path }) => (
              <g key={id}>
                <path d={path} fill={colours[spot]?.[0]} stroke={colours[spot]?.[1]} />
                <text transform={`rotate(${middle}) translate(0 -85)`} className={`on-${spot}`}>
                  {spot === drop?.spot ? '◆' : paysOf(spot, tables)}
                </text>
              </g>
            ))}
            <circle r="44" className="money-wheel-face" />
            <path d={STAR} className="money-wheel-hub" />
          </g>
          <path d="M-7 -112L7 -112L0 -92Z" className="money-wheel-pointer" />
        </svg>
        {drop && path.length > 0 && (
          <PearlDrop
            key={round?.roundId}
            path={path}
            percents={drop.percents}
            isRevealing={state.phase === 'revealing'}
          />
        )}
      </div>
      <div className="lamps d-grid">
        {state.paytable.spots.map(({ spot }) => (
          <Lamp key={spot} spot={spot} segments={segmentsOf(spot, tables)} />
        ))}
      </div>
    </div>
  );
}

function Lamp(props: { readonly spot: string; readonly segments: number }) {
  const { spot, segments: count } = props;
  const i18n = useGameTexts();
  const { drop } = useTables();
  return (
    <SpotButton spot={spot}>
      <i className="lamp-light rounded-circle" style={{ background: colours[spot]?.[0] }} />
      <span>
        {spotName(spot, i18n)}
        <Odds
          spot={spot}
          from={spot === drop?.spot ? Math.min(...drop.percents) / 100 - 1 : undefined}
        />
      </span>
      <span className="lamp-count">{i18n.t('tables:wheel.segments', { count })}</span>
    </SpotButton>
  );
}

export const wheel: TableGame = {
  look: 'wheel',
  buys: 'chips',
  revealMs: (round) => WHEEL_MS + (pathOf(round).length > 0 ? DROP_MS : 0),
  dealSound: () => ({ sound: 'ticks', everyMs: 0, times: 1 }),
  spotName,
  resultText,
  play: 'table.spin',
  playAgain: 'table.spinAgain',
  prompt: 'table.placeChips',
  rules: ['tables:wheel.rules', 'tables:wheel.rulesDrop'],
  Board,
  dealer: 'chips',
};
