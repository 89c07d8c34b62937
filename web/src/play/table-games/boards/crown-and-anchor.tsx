import type { SpotRound } from '../../contract-types.ts';
import type { TextKey } from '../../i18n/en.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { crownFaces } from '../engine-facts.ts';
import { SpotButton } from '../spot-button.tsx';
import type { TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { Die } from './die.tsx';
import { firstHand, tableRound } from './last-round.ts';
import './crown-and-anchor.css';

const texts: Readonly<Record<string, TextKey>> = {
  crown: 'symbols.crown',
  anchor: 'symbols.anchor',
  heart: 'symbols.heart',
  diamond: 'symbols.diamond',
  spade: 'symbols.spade',
  club: 'symbols.club',
};

const faceOf = (die: number): string => crownFaces[die - 1] ?? '';
const pictureOf = (face: string) => `/art/games/crown-and-anchor/symbols/${face}.webp`;
const PLACES = ['first', 'second', 'third'];

function spotName(spot: string, { t }: I18n): string {
  const word = texts[spot];
  return word ? t(word) : spot;
}

const resultText = (round: SpotRound, i18n: I18n): string =>
  firstHand(round)
    .map((die) => spotName(faceOf(die), i18n))
    .join(' · ');

function Board() {
  const { state } = useTableGame();
  const round = tableRound(state);
  const dice = round ? firstHand(round) : [1, 2, 3];
  return (
    <div className="dice-game">
      <div className="tray" key={round?.roundId}>
        {dice.map((die, place) => (
          <Die key={PLACES[place]} place={place}>
            <img src={pictureOf(faceOf(die))} alt="" draggable={false} />
          </Die>
        ))}
      </div>
      <div className="crown-board">
        {crownFaces.map((face) => (
          <SpotButton key={face} spot={face}>
            <img src={pictureOf(face)} alt="" draggable={false} />
            <span className="spot-odds">1:1 · 2:1 · 3:1</span>
          </SpotButton>
        ))}
      </div>
    </div>
  );
}

export const crownAndAnchor: TableGame = {
  look: 'crown-and-anchor',
  buys: 'chips',
  revealMs: () => 1_700,
  beats: () => ({ sound: 'dice', everyMs: 0, times: 1 }),
  spotName,
  resultText,
  play: 'table.roll',
  playAgain: 'table.rollAgain',
  prompt: 'table.placeChips',
  rules: ['crown.rules'],
  Board,
};
