import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { PaysRow, PaysTable } from '../../frame/rules-dialog.tsx';
import type { TextKey } from '../../i18n/en.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/i18n-context.ts';
import { kindOfReturn } from '../../round-return.ts';
import { animals, FIELDS, GRASS, prizeOf } from '../engine-facts.ts';
import type { TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { firstHand } from './last-round.ts';
import './scratch.css';

const PLACES = Array.from({ length: FIELDS }, (_, place) => `field-${place + 1}`);
const SCRATCH_MS = 240;
const PERCENT = 100n;

const texts = {
  lion: 'symbols.lion',
  elephant: 'symbols.elephant',
  rhinoceros: 'symbols.rhinoceros',
  giraffe: 'symbols.giraffe',
  zebra: 'symbols.zebra',
  hippopotamus: 'symbols.hippopotamus',
  parrot: 'symbols.parrot',
} as const satisfies Record<(typeof animals)[number]['name'], TextKey>;

const pictureOf = (name: string) => `/art/games/scratch-safari/symbols/${name}.webp`;
const nameAt = (field: number) => animals[field]?.name ?? 'grass';

function fieldName(field: number, { t }: I18n): string {
  const animal = animals[field];
  return t(animal ? texts[animal.name] : 'symbols.grass');
}

/** "3× lion · 4× parrot". */
function resultText(round: SpotRound, i18n: I18n): string {
  const fields = firstHand(round);
  const paid = animals.flatMap((_, animal) => {
    if (prizeOf(animal, fields) === 0) return [];
    const count = fields.filter((field) => field === animal).length;
    return [`${count}× ${fieldName(animal, i18n)}`];
  });
  return paid.length > 0 ? paid.join(' · ') : i18n.t('scratch.nothing');
}

function Board() {
  const { state } = useTableGame();
  const i18n = useI18n();
  const { round } = state;
  const fields = firstHand(round);
  const kind = round ? kindOfReturn(round, state.currency) : 'lost';
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
            data-pays={pays && state.phase === 'idle' ? kind : undefined}
            style={{ '--turn': place } as CSSProperties}
          >
            {isOpen && (
              <img
                src={pictureOf(nameAt(field))}
                alt={state.phase === 'idle' ? fieldName(field, i18n) : ''}
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
  const { state, formatMoney } = useTableGame();
  const i18n = useI18n();
  const { t, number } = i18n;
  return (
    <>
      <PaysTable className="scratch-pays" columns={[t('scratch.animal'), '3', '4', '5+']}>
        {animals.map(({ name, percent }, animal) => (
          <PaysRow
            key={name}
            name={
              <>
                <img src={pictureOf(name)} alt="" width={36} height={36} loading="lazy" />
                {fieldName(animal, i18n)}
              </>
            }
            cells={[1, 5, 25].map((times) => {
              const amount = formatMoney((state.stakeMinor * BigInt(percent * times)) / PERCENT);
              return `×${number((percent * times) / 100)} ${amount}`;
            })}
          />
        ))}
      </PaysTable>
      <p className="prose">{t('table.ticketRtp', { rtp: i18n.percent(state.paytable.rtp) })}</p>
    </>
  );
}

export const scratch: TableGame = {
  look: 'scratch',
  buys: 'ticket',
  revealMs: () => FIELDS * SCRATCH_MS + 600,
  dealSound: () => ({ sound: 'scratch', everyMs: SCRATCH_MS, times: FIELDS }),
  spotName: (_spot, { t }) => t('table.ticket'),
  resultText,
  play: 'table.scratch',
  playAgain: 'table.scratchAgain',
  prompt: 'table.buyTicket',
  rules: ['scratch.rules'],
  Board,
  Pays,
};
