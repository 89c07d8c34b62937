import type { SpotRound } from '../../contract-types.ts';
import { type DefinitionOf, definitionOf } from '../../definition-of.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { SpotButton } from '../spot-button.tsx';
import type { ResultContext, TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { DiceGame, diceRoll } from './dice-game.tsx';
import { firstHand } from './last-round.ts';
import { spotNames } from './spot-names.ts';
import './crown-and-anchor.css';

const spotName = spotNames({
  crown: 'symbols.crown',
  anchor: 'symbols.anchor',
  heart: 'symbols.heart',
  diamond: 'symbols.diamond',
  spade: 'symbols.spade',
  club: 'symbols.club',
});

type Tables = DefinitionOf<'crown-and-anchor'>['tables'];
const faceOf = (die: number, { faces }: Tables): string => faces[die - 1] ?? '';
const pictureOf = (face: string) => `/art/games/crown-and-anchor/symbols/${face}.webp`;

function resultText(round: SpotRound, { i18n, sheet }: ResultContext): string {
  const { tables } = definitionOf(sheet, 'crown-and-anchor');
  return firstHand(round)
    .map((die) => spotName(faceOf(die, tables), i18n))
    .join(' · ');
}

/** What a symbol pays by the dice that show it: "1:1 · 2:1 · 3:1". */
const oddsText = ({ percents }: Tables, { number }: GameTexts): string =>
  percents
    .slice(1)
    .map((percent) => `${number(percent / 100 - 1)}:1`)
    .join(' · ');

function Board() {
  const i18n = useGameTexts();
  const { tables } = definitionOf(useTableGame().state.sheet, 'crown-and-anchor');
  return (
    <DiceGame
      initial={[1, 2, 3]}
      face={(die) => <img src={pictureOf(faceOf(die, tables))} alt="" draggable={false} />}
    >
      <div className="crown-board d-grid w-100">
        {tables.faces.map((face) => (
          <SpotButton key={face} spot={face}>
            <img src={pictureOf(face)} alt="" draggable={false} />
            <span className="spot-odds">{oddsText(tables, i18n)}</span>
          </SpotButton>
        ))}
      </div>
    </DiceGame>
  );
}

export const crownAndAnchor: TableGame = {
  ...diceRoll,
  look: 'crown-and-anchor',
  spotName,
  resultText,
  rules: ['tables:crown.rules'],
  Board,
  dealer: 'chips',
};
