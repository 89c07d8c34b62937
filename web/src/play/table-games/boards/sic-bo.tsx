import type { SpotRound } from '../../contract-types.ts';
import { type DefinitionOf, definitionOf } from '../../definition-of.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { SpotButton } from '../spot-button.tsx';
import type { ResultContext, TableGame } from '../table-game.ts';
import { DiceGame, diceRoll } from './dice-game.tsx';
import { Pips } from './die.tsx';
import { firstHand } from './last-round.ts';
import { NamedSpot } from './named-spot.tsx';
import { Odds } from './odds.tsx';
import './sic-bo.css';

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = Array.from({ length: 14 }, (_, index) => index + 4);
const PAIRS = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => [low, high] as const),
);
const sides = ['small', 'big', 'odd', 'even', 'any-triple'] as const;

type Bet = DefinitionOf<'sic-bo'>['tables']['spots'][string];
const hasSum = (bet: Bet | undefined, sum: number) => bet?.wins === 'sum' && bet.sums.includes(sum);

const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);

function spotName(spot: string, { t }: GameTexts): string {
  const side = sides.find((name) => name === spot);
  if (side) return t(side === 'any-triple' ? 'tables:sicBo.anyTriple' : `tables:sicBo.${side}`);
  const [kind, ...faces] = spot.split('-');
  const values = { faces: faces.join(' ') };
  if (kind === 'triple') return t('tables:sicBo.triple', values);
  if (kind === 'double') return t('tables:sicBo.double', values);
  if (kind === 'total') return t('tables:sicBo.total', values);
  return t(kind === 'pair' ? 'tables:sicBo.pair' : 'tables:sicBo.single', values);
}

/** "2, 5, 6: total 13, big, odd". */
function resultText(round: SpotRound, { i18n, sheet }: ResultContext): string {
  const { t } = i18n;
  const { spots } = definitionOf(sheet, 'sic-bo').tables;
  const dice = firstHand(round);
  const sum = sumOf(dice);
  const shown = { dice: dice.join(', '), sum };
  if (new Set(dice).size === 1) return t('tables:sicBo.resultTriple', shown);
  return t('tables:sicBo.result', {
    ...shown,
    size: t(hasSum(spots.small, sum) ? 'tables:sicBo.small' : 'tables:sicBo.big').toLowerCase(),
    parity: t(hasSum(spots.odd, sum) ? 'tables:sicBo.odd' : 'tables:sicBo.even').toLowerCase(),
  });
}

function Board() {
  const { t } = useGameTexts();
  return (
    <DiceGame initial={[1, 1, 1]} face={(face) => <Pips face={face} />}>
      <div className="sic-bo">
        <NamedSpot spot="small" className="sic-bo-side sic-bo-small" />
        <div className="sic-bo-middle d-grid">
          {FACES.map((face) => (
            <SpotButton key={face} spot={`double-${face}`}>
              <Faces faces={[face, face]} />
              <Odds spot={`double-${face}`} />
            </SpotButton>
          ))}
          {FACES.map((face) => (
            <SpotButton key={face} spot={`triple-${face}`}>
              <Faces faces={[face, face, face]} />
              <Odds spot={`triple-${face}`} />
            </SpotButton>
          ))}
          <SpotButton spot="any-triple" className="any-triple">
            <span>
              {t('tables:sicBo.anyTriple')} <Odds spot="any-triple" />
            </span>
          </SpotButton>
        </div>
        <NamedSpot spot="big" className="sic-bo-side sic-bo-big" />
        <NamedSpot spot="odd" className="sic-bo-side sic-bo-odd" />
        <NamedSpot spot="even" className="sic-bo-side sic-bo-even" />
        {TOTALS.map((total) => (
          <SpotButton key={total} spot={`total-${total}`} className="sic-bo-total">
            <span>
              {total}
              <Odds spot={`total-${total}`} />
            </span>
          </SpotButton>
        ))}
        <div className="sic-bo-row d-grid grid-column-all">
          {PAIRS.map(([low, high]) => (
            <SpotButton key={`${low}-${high}`} spot={`pair-${low}-${high}`}>
              <Faces faces={[low, high]} />
              <Odds spot={`pair-${low}-${high}`} />
            </SpotButton>
          ))}
        </div>
        <div className="sic-bo-row sic-bo-singles d-grid grid-column-all">
          {FACES.map((face) => (
            <SpotButton key={face} spot={`single-${face}`}>
              <Faces faces={[face]} />
              <Odds spot={`single-${face}`} from={1} />
            </SpotButton>
          ))}
        </div>
      </div>
    </DiceGame>
  );
}

const PLACES = ['first', 'second', 'third'];

function Faces(props: { readonly faces: readonly number[] }) {
  return (
    <span className="d-inline-flex justify-content-center gap-0-5" aria-hidden>
      {props.faces.map((face, place) => (
        <span className="face d-grid place-items-center" key={PLACES[place]}>
          <Pips face={face} />
        </span>
      ))}
    </span>
  );
}

export const sicBo: TableGame = {
  ...diceRoll,
  look: 'sic-bo',
  spotName,
  resultText,
  rules: ['tables:sicBo.rules', 'tables:sicBo.rulesTriple'],
  Board,
  dealer: 'chips',
};
