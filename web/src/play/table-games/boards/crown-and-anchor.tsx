import type { SpotRound } from '../../contract-types.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { crownFaces } from '../engine-facts.ts';
import { SpotButton } from '../spot-button.tsx';
import type { TableGame } from '../table-game.ts';
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

const faceOf = (die: number): string => crownFaces[die - 1] ?? '';
const pictureOf = (face: string) => `/art/games/crown-and-anchor/symbols/${face}.webp`;

const resultText = (round: SpotRound, i18n: I18n): string =>
  firstHand(round)
    .map((die) => spotName(faceOf(die), i18n))
    .join(' · ');

function Board() {
  return (
    <DiceGame
      initial={[1, 2, 3]}
      face={(die) => <img src={pictureOf(faceOf(die))} alt="" draggable={false} />}
    >
      <div className="crown-board">
        {crownFaces.map((face) => (
          <SpotButton key={face} spot={face}>
            <img src={pictureOf(face)} alt="" draggable={false} />
            <span className="spot-odds">1:1 · 2:1 · 3:1</span>
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
  rules: ['crown.rules'],
  Board,
};
