import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { PaysRow, PaysTable } from '../../frame/rules-dialog.tsx';
import { useGameTexts } from '../../game-texts-context.ts';
import { toMinor } from '../../money.ts';
import { kindOfReturn } from '../../round-return.ts';
import type { ResultContext, TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { openedPart } from '../table-game-state.ts';
import { firstHand } from './last-round.ts';
import './envelopes.css';

const OPEN_MS = 340;
const PERCENT = 100n;

/** The envelopes and the seal. */
const openings = (round: SpotRound): number => firstHand(round).length + 1;
const useTables = () => definitionOf(useTableGame().state.sheet, 'envelopes').tables;
const sealOf = (round: SpotRound): number => round.outcome.hands[1]?.[0] ?? 1;
const filledIn = (round: SpotRound): number =>
  (round.outcome.hands[0] ?? []).filter((percent) => percent > 0).length;

const resultText = (round: SpotRound, { i18n }: ResultContext): string =>
  i18n.t('tables:envelopes.result', { count: filledIn(round), seal: sealOf(round) });

function Board() {
  const { state, session } = useTableGame();
  const { envelopes: count } = useTables();
  const { t } = useGameTexts();
  const { round } = state;
  const places = Array.from({ length: count }, (_, place) => place);
  const seal = openedPart(state, count);
  const isWon =
    round !== null && state.phase === 'idle' && kindOfReturn(round, state.currency) === 'won';
  return (
    <div
      className="envelopes d-grid justify-items-center w-100"
      data-won={isWon || undefined}
      data-opening={session.hasClosedParts() || undefined}
    >
      <div className="envelope-row d-grid w-100">
        {places.map((place) => (
          <Envelope key={place} place={place} />
        ))}
      </div>
      <button
        type="button"
        className="seal"
        data-open={seal.isOpen || undefined}
        style={{ '--turn': seal.turn } as CSSProperties}
        aria-disabled={seal.isOpen || !session.hasClosedParts()}
        onClick={() => session.open(count)}
      >
        <span>{t('tables:envelopes.seal')}</span>
        <b className="px-3-5 py-1 rounded-pill text-center">
          {round && seal.isOpen ? `×${sealOf(round)}` : '×?'}
        </b>
      </button>
    </div>
  );
}

/** An envelope that the player picks, and the note in it. */
function Envelope({ place }: { readonly place: number }) {
  const { state, session, formatMoney } = useTableGame();
  const { t } = useGameTexts();
  const { round } = state;
  const { isOpen, turn } = openedPart(state, place);
  const percent = round?.outcome.hands[0]?.[place] ?? 0;
  const stakeMinor = round ? toMinor(round.stake, state.currency) : 0n;
  const prize =
    percent > 0
      ? formatMoney((stakeMinor * BigInt(percent)) / PERCENT)
      : t('tables:envelopes.empty');
  const number = place + 1;
  return (
    <button
      type="button"
      className="envelope"
      data-open={isOpen || undefined}
      data-filled={(isOpen && percent > 0) || undefined}
      style={{ '--turn': turn, '--place': place } as CSSProperties}
      aria-label={
        isOpen
          ? t('tables:envelopes.open', { number, prize })
          : t('tables:envelopes.closedAt', { number })
      }
      aria-disabled={isOpen || !session.hasClosedParts()}
      onClick={() => session.open(place)}
    >
      {isOpen && (
        <span className="envelope-prize" aria-hidden>
          {prize}
        </span>
      )}
      <img src="/art/games/red-envelope-rush/symbols/envelope.webp" alt="" draggable={false} />
    </button>
  );
}

const tenths = (one: number): number => Math.round(one * 10) / 10;

function Pays() {
  const { state, formatMoney } = useTableGame();
  const { prizes, envelopeShares, seals, sealShares } = useTables();
  const { t, number, percent } = useGameTexts();
  return (
    <>
      <p className="prose">{t('tables:envelopes.paysText')}</p>
      <PaysTable
        columns={[
          t('tables:envelopes.prize'),
          t('table.atPrice', { amount: formatMoney(state.stakeMinor) }),
          t('table.chance'),
        ]}
      >
        {prizes.map(({ percent, shares }) => (
          <PaysRow
            key={percent}
            name={`×${number(percent / 100)}`}
            cells={[
              formatMoney((state.stakeMinor * BigInt(percent)) / PERCENT),
              t('table.oneIn', { number: number(tenths(envelopeShares / shares)) }),
            ]}
          />
        ))}
        {seals.map(({ multiplier, shares }) => (
          <PaysRow
            key={`seal-${multiplier}`}
            name={t('tables:envelopes.sealOf', { multiplier })}
            cells={['', t('table.oneIn', { number: number(tenths(sealShares / shares)) })]}
          />
        ))}
      </PaysTable>
      <p className="prose">{t('table.ticketRtp', { rtp: percent(state.paytable.rtp) })}</p>
    </>
  );
}

export const envelopes: TableGame = {
  look: 'envelopes',
  buys: 'ticket',
  revealMs: (round) => openings(round) * OPEN_MS + 500,
  ticketParts: openings,
  dealSound: (round) => ({ sound: 'card', everyMs: OPEN_MS, times: openings(round) }),
  spotName: (_spot, { t }) => t('table.ticket'),
  resultText,
  play: 'table.open',
  playAgain: 'table.openAgain',
  openAll: 'tables:envelopes.all',
  openHint: 'tables:envelopes.hint',
  prompt: 'table.buyTicket',
  rules: ['tables:envelopes.rules'],
  Board,
  Pays,
};
