import type { SpotRound } from '../../contract-types.ts';
import type { WordKey } from '../../i18n/en.ts';
import type { Speech } from '../../i18n/words.ts';
import { crownFaces } from '../engine-facts.ts';
import { useFelt } from '../felt-context.ts';
import type { FeltKind } from '../felt-kind.ts';
import { SpotButton } from '../spot-button.tsx';
import { Die } from './die.tsx';
import { firstHand, tableRound } from './last-round.ts';
import './crown-and-anchor.css';

const words: Readonly<Record<string, WordKey>> = {
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

function spotName(spot: string, { t }: Speech): string {
  const word = words[spot];
  return word ? t(word) : spot;
}

const resultText = (round: SpotRound, speech: Speech): string =>
  firstHand(round)
    .map((die) => spotName(faceOf(die), speech))
    .join(' · ');

function Board() {
  const { state } = useFelt();
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

export const crownAndAnchor: FeltKind = {
  look: 'crown-and-anchor',
  buys: 'chips',
  revealMs: () => 1_700,
  heard: () => ({ sound: 'dice', everyMs: 0, times: 1 }),
  spotName,
  resultText,
  play: 'felt.roll',
  playAgain: 'felt.rollAgain',
  prompt: 'felt.placeChips',
  rules: ['crown.rules'],
  Board,
};
