import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import type { WordKey } from '../../i18n/en.ts';
import type { Speech } from '../../i18n/words.ts';
import { useSpeech } from '../../shell/speech-context.tsx';
import { animals, FIELDS, GRASS, prizeOf } from '../engine-facts.ts';
import { useFelt } from '../felt-context.ts';
import type { FeltKind } from '../felt-kind.ts';
import { firstHand } from './last-round.ts';
import './scratch.css';

const PLACES = Array.from({ length: FIELDS }, (_, place) => `field-${place + 1}`);
const SCRATCH_MS = 240;
const PERCENT = 100n;

const words = {
  lion: 'symbols.lion',
  elephant: 'symbols.elephant',
  rhinoceros: 'symbols.rhinoceros',
  giraffe: 'symbols.giraffe',
  zebra: 'symbols.zebra',
  hippopotamus: 'symbols.hippopotamus',
  parrot: 'symbols.parrot',
} as const satisfies Record<(typeof animals)[number]['name'], WordKey>;

const pictureOf = (name: string) => `/art/games/scratch-safari/symbols/${name}.webp`;
const nameAt = (field: number) => animals[field]?.name ?? 'grass';

function fieldName(field: number, { t }: Speech): string {
  const animal = animals[field];
  return t(animal ? words[animal.name] : 'symbols.grass');
}

/** "3× lion · 4× parrot". */
function resultText(round: SpotRound, speech: Speech): string {
  const fields = firstHand(round);
  const paid = animals.flatMap((_, animal) => {
    if (prizeOf(animal, fields) === 0) return [];
    const count = fields.filter((field) => field === animal).length;
    return [`${count}× ${fieldName(animal, speech)}`];
  });
  return paid.length > 0 ? paid.join(' · ') : speech.t('scratch.nothing');
}

function Board() {
  const { state } = useFelt();
  const speech = useSpeech();
  const { round } = state;
  const fields = firstHand(round);
  return (
    <ul className="scratch-card" key={round?.roundId}>
      {PLACES.map((id, place) => {
        const field = fields[place];
        const isOpen = field !== undefined;
        const pays = isOpen && field !== GRASS && prizeOf(field, fields) > 0;
        return (
          <li
            key={id}
            className="scratch-field"
            data-open={isOpen || undefined}
            data-pays={(pays && state.phase === 'idle') || undefined}
            style={{ '--turn': place } as CSSProperties}
          >
            {isOpen && (
              <img
                src={pictureOf(nameAt(field))}
                alt={state.phase === 'idle' ? fieldName(field, speech) : ''}
                draggable={false}
              />
            )}
            <span className="foil" aria-hidden />
          </li>
        );
      })}
    </ul>
  );
}

function Pays() {
  const { state, money } = useFelt();
  const speech = useSpeech();
  const { t, number } = speech;
  return (
    <>
      <table className="pays-table">
        <thead>
          <tr>
            <th scope="col">{t('scratch.animal')}</th>
            <th scope="col">3</th>
            <th scope="col">4</th>
            <th scope="col">5+</th>
          </tr>
        </thead>
        <tbody>
          {animals.map(({ name, percent }, animal) => (
            <tr key={name}>
              <th scope="row" className="scratch-name">
                <img src={pictureOf(name)} alt="" width={36} height={36} loading="lazy" />
                {fieldName(animal, speech)}
              </th>
              {[1, 5, 25].map((times) => (
                <td key={times}>
                  ×{number((percent * times) / 100)}{' '}
                  {money((state.chipMinor * BigInt(percent * times)) / PERCENT)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="prose">{t('felt.ticketRtp', { rtp: speech.percent(state.paytable.rtp) })}</p>
    </>
  );
}

export const scratch: FeltKind = {
  look: 'scratch',
  buys: 'ticket',
  revealMs: () => FIELDS * SCRATCH_MS + 600,
  heard: () => ({ sound: 'scratch', everyMs: SCRATCH_MS, times: FIELDS }),
  spotName: (_spot, { t }) => t('felt.ticket'),
  resultText,
  play: 'felt.scratch',
  playAgain: 'felt.scratchAgain',
  prompt: 'felt.buyTicket',
  rules: ['scratch.rules'],
  Board,
  Pays,
};
