import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import type { Speech } from '../../i18n/words.ts';
import { toMinor } from '../../money.ts';
import { useSpeech } from '../../shell/speech-context.tsx';
import { ENVELOPES, envelopePrizes, seals } from '../engine-facts.ts';
import { useFelt } from '../felt-context.ts';
import type { FeltKind } from '../felt-kind.ts';
import './envelopes.css';

const PLACES = Array.from({ length: ENVELOPES }, (_, place) => `envelope-${place + 1}`);
const OPEN_MS = 340;
const PERCENT = 100n;

const sealOf = (round: SpotRound): number => round.outcome.hands[1]?.[0] ?? 1;
const filledIn = (round: SpotRound): number =>
  (round.outcome.hands[0] ?? []).filter((percent) => percent > 0).length;

const resultText = (round: SpotRound, { t }: Speech): string =>
  t('envelopes.result', { count: filledIn(round), seal: sealOf(round) });

function Board() {
  const { state, money } = useFelt();
  const speech = useSpeech();
  const { round } = state;
  const stakeMinor = round ? toMinor(round.stake, state.currency) : 0n;
  return (
    <div className="envelopes" key={round?.roundId}>
      <ul className="envelope-row">
        {PLACES.map((id, place) => {
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
                alt={percent === null ? speech.t('envelopes.closed') : ''}
                draggable={false}
              />
              {percent !== null && (
                <span className="envelope-prize">
                  {percent > 0
                    ? money((stakeMinor * BigInt(percent)) / PERCENT)
                    : speech.t('envelopes.empty')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p
        className="seal"
        data-open={round !== null || undefined}
        style={{ '--turn': ENVELOPES } as CSSProperties}
      >
        <span>{speech.t('envelopes.seal')}</span>
        <b>{round ? `×${sealOf(round)}` : '×?'}</b>
      </p>
    </div>
  );
}

function Pays() {
  const { state, money } = useFelt();
  const { t, number, percent } = useSpeech();
  return (
    <>
      <p className="prose">{t('envelopes.paysText')}</p>
      <table className="pays-table">
        <thead>
          <tr>
            <th scope="col">{t('envelopes.prize')}</th>
            <th scope="col">{t('felt.atPrice', { amount: money(state.chipMinor) })}</th>
            <th scope="col">{t('felt.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {envelopePrizes.map(({ percent, shares }) => (
            <tr key={percent}>
              <th scope="row">×{number(percent / 100)}</th>
              <td>{money((state.chipMinor * BigInt(percent)) / PERCENT)}</td>
              <td>{t('felt.oneIn', { count: number(Math.round(40_960 / shares) / 10) })}</td>
            </tr>
          ))}
          {seals.map(({ multiplier, shares }) => (
            <tr key={`seal-${multiplier}`}>
              <th scope="row">{t('envelopes.sealOf', { multiplier })}</th>
              <td />
              <td>{t('felt.oneIn', { count: number(Math.round(640 / shares) / 10) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="prose">{t('felt.ticketRtp', { rtp: percent(state.paytable.rtp) })}</p>
    </>
  );
}

export const envelopes: FeltKind = {
  look: 'envelopes',
  buys: 'ticket',
  revealMs: () => (ENVELOPES + 1) * OPEN_MS + 500,
  heard: () => ({ sound: 'card', everyMs: OPEN_MS, times: ENVELOPES + 1 }),
  spotName: (_spot, { t }) => t('felt.ticket'),
  resultText,
  play: 'felt.open',
  playAgain: 'felt.openAgain',
  prompt: 'felt.buyTicket',
  rules: ['envelopes.rules'],
  Board,
  Pays,
};
