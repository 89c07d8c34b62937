import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { PaysRow, PaysTable } from '../../frame/rules-dialog.tsx';
import { useGameTexts } from '../../game-texts-context.ts';
import { toMinor } from '../../money.ts';
import { kindOfReturn } from '../../round-return.ts';
import type { ResultContext, TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
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
  i18n.t('envelopes.result', { count: filledIn(round), seal: sealOf(round) });

function Board() {
  const { state, formatMoney } = useTableGame();
  const { envelopes: count } = useTables();
  const i18n = useGameTexts();
  const { round } = state;
  const places = Array.from({ length: count }, (_, place) => `envelope-${place + 1}`);
  const stakeMinor = round ? toMinor(round.stake, state.currency) : 0n;
  const isWon =
    round !== null && state.phase === 'idle' && kindOfReturn(round, state.currency) === 'won';
  return (
    <div
      className="envelopes d-grid justify-items-center w-100"
      key={round?.roundId}
      data-won={isWon || undefined}
    >
      <ul className="envelope-row d-grid w-100">
        {places.map((id, place) => {
          const percent = round?.outcome.hands[0]?.[place] ?? null;
          return (
            <li
              key={id}
              className="envelope"
              data-open={percent !== null || undefined}
              data-filled={(percent ?? 0) > 0 || undefined}
              style={{ '--turn': place } as CSSProperties}
            >
              <img
                src="/art/games/red-envelope-rush/symbols/envelope.webp"
                alt={percent === null ? i18n.t('envelopes.closed') : ''}
                draggable={false}
              />
              {percent !== null && (
                <span className="envelope-prize position-absolute px-1 py-1-5 rounded text-center">
                  {percent > 0
                    ? formatMoney((stakeMinor * BigInt(percent)) / PERCENT)
                    : i18n.t('envelopes.empty')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p
        className="seal"
        data-open={round !== null || undefined}
        style={{ '--turn': count } as CSSProperties}
      >
        <span>{i18n.t('envelopes.seal')}</span>
        <b className="px-3-5 py-1 rounded-pill text-center">{round ? `×${sealOf(round)}` : '×?'}</b>
      </p>
    </div>
  );
}

const tenths = (one: number): number => Math.round(one * 10) / 10;

function Pays() {
  const { state, formatMoney } = useTableGame();
  const { prizes, envelopeShares, seals, sealShares } = useTables();
  const { t, number, percent } = useGameTexts();
  return (
    <>
      <p className="prose">{t('envelopes.paysText')}</p>
      <PaysTable
        columns={[
          t('envelopes.prize'),
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
            name={t('envelopes.sealOf', { multiplier })}
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
  dealSound: (round) => ({ sound: 'card', everyMs: OPEN_MS, times: openings(round) }),
  spotName: (_spot, { t }) => t('table.ticket'),
  resultText,
  play: 'table.open',
  playAgain: 'table.openAgain',
  prompt: 'table.buyTicket',
  rules: ['envelopes.rules'],
  Board,
  Pays,
};
