import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { PaysRow, PaysTable } from '../../frame/rules-dialog.tsx';
import { useGameTexts } from '../../game-texts-context.ts';
import { kindOfReturn } from '../../round-return.ts';
import { prizeOf } from '../engine-facts.ts';
import type { ResultContext, TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { openedPart } from '../table-game-state.ts';
import { firstHand } from './last-round.ts';
import { Safari } from './safari.tsx';
import { Foil, useRubbing } from './scratch-foil.tsx';
import './scratch.css';

const SCRATCH_MS = 240;
const PERCENT = 100n;

const pictureOf = (name: string) => `/art/games/scratch-safari/symbols/${name}.webp`;
const useTables = () => definitionOf(useTableGame().state.sheet, 'scratch').tables;

/** "3× lion · 4× parrot". */
function resultText(round: SpotRound, { i18n, sheet }: ResultContext): string {
  const fields = firstHand(round);
  const { tables } = definitionOf(sheet, 'scratch');
  const paid = tables.animals.flatMap(({ name }, animal) => {
    if (prizeOf(animal, fields, tables) === 0) return [];
    const count = fields.filter((field) => field === animal).length;
    return [`${count}× ${i18n.symbol(name)}`];
  });
  return paid.length > 0 ? paid.join(' · ') : i18n.t('tables:scratch.nothing');
}

function Board() {
  const { state, session } = useTableGame();
  const tables = useTables();
  const { symbol, t } = useGameTexts();
  const { round } = state;
  const { isTap, handlers } = useRubbing(round?.roundId, (part) => session.open(part));
  const fields = firstHand(round);
  const places = Array.from({ length: tables.fields }, (_, place) => place);
  const kind = round ? kindOfReturn(round, state.currency) : 'lost';
  const isOpening = session.hasClosedParts();
  return (
    <div
      className="scratch-card d-grid"
      data-opening={isOpening || undefined}
      {...(isOpening ? handlers : {})}
    >
      {places.map((place) => {
        const field = fields[place];
        const { isOpen, turn } = openedPart(state, place);
        const pays = field !== undefined && prizeOf(field, fields, tables) > 0;
        const name = (field !== undefined && tables.animals[field]?.name) || 'grass';
        const number = place + 1;
        return (
          <button
            key={place}
            type="button"
            className="scratch-field"
            data-part={place}
            data-open={isOpen || undefined}
            data-pays={pays && state.phase === 'idle' ? kind : undefined}
            style={{ '--turn': turn } as CSSProperties}
            aria-label={
              isOpen
                ? t('tables:scratch.open', { number, animal: symbol(name) })
                : t('tables:scratch.covered', { number })
            }
            aria-disabled={isOpen || !isOpening}
            // Of the keyboard, too, which has no detail.
            onClick={({ detail }) => (detail === 0 || isTap()) && session.open(place)}
          >
            {round && <img src={pictureOf(name)} alt="" draggable={false} />}
            <Foil key={round?.roundId} />
          </button>
        );
      })}
    </div>
  );
}

/** The numbers of equal fields from which an animal pays more than for fewer. */
const payingCounts = (times: readonly number[]): number[] =>
  times.flatMap((multiple, count) => (multiple > (times[count - 1] ?? 0) ? [count] : []));

function Pays() {
  const { state, formatMoney } = useTableGame();
  const { animals, times } = useTables();
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const counts = payingCounts(times);
  const columns = counts.map((count) => (count === counts.at(-1) ? `${count}+` : `${count}`));
  return (
    <>
      <PaysTable className="scratch-pays" columns={[t('tables:scratch.animal'), ...columns]}>
        {animals.map(({ name, percent }) => (
          <PaysRow
            key={name}
            name={
              <>
                <img src={pictureOf(name)} alt="" width={36} height={36} loading="lazy" />
                {i18n.symbol(name)}
              </>
            }
            cells={counts.map((count) => {
              const prize = percent * (times[count] ?? 0);
              const amount = formatMoney((state.stakeMinor * BigInt(prize)) / PERCENT);
              return `×${number(prize / 100)} ${amount}`;
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
  revealMs: (round) => firstHand(round).length * SCRATCH_MS + 600,
  ticketParts: (round) => firstHand(round).length,
  dealSound: (round) => ({
    sound: 'scratch',
    everyMs: SCRATCH_MS,
    times: firstHand(round).length,
  }),
  spotName: (_spot, { t }) => t('table.ticket'),
  resultText,
  play: 'table.scratch',
  playAgain: 'table.scratchAgain',
  openAll: 'tables:scratch.all',
  openHint: 'tables:scratch.hint',
  prompt: 'table.buyTicket',
  rules: ['tables:scratch.rules'],
  Board,
  Scene: Safari,
  Pays,
};
