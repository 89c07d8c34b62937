import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { PaysRow, PaysTable } from '../../frame/rules-dialog.tsx';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/i18n-context.ts';
import { toMinor } from '../../money.ts';
import { kindOfReturn } from '../../round-return.ts';
import { ENVELOPES, envelopePrizes, seals } from '../engine-facts.ts';
import type { TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import './envelopes.css';

const PLACES = Array.from({ length: ENVELOPES }, (_, place) => `envelope-${place + 1}`);
const OPEN_MS = 340;
const PERCENT = 100n;

const sealOf = (round: SpotRound): number => round.outcome.hands[1]?.[0] ?? 1;
const filledIn = (round: SpotRound): number =>
  (round.outcome.hands[0] ?? []).filter((percent) => percent > 0).length;

const resultText = (round: SpotRound, { t }: I18n): string =>
  t('envelopes.result', { count: filledIn(round), seal: sealOf(round) });

function Board() {
  const { state, formatMoney } = useTableGame();
  const i18n = useI18n();
  const { round } = state;
  const stakeMinor = round ? toMinor(round.stake, state.currency) : 0n;
  const isWon =
    round !== null && state.phase === 'idle' && kindOfReturn(round, state.currency) === 'won';
  return (
    <div className="envelopes" key={round?.roundId} data-won={isWon || undefined}>
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
                alt={percent === null ? i18n.t('envelopes.closed') : ''}
                draggable={false}
              />
              {percent !== null && (
                <span className="envelope-prize">
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
        style={{ '--turn': ENVELOPES } as CSSProperties}
      >
        <span>{i18n.t('envelopes.seal')}</span>
        <b>{round ? `×${sealOf(round)}` : '×?'}</b>
      </p>
    </div>
  );
}

function Pays() {
  const { state, formatMoney } = useTableGame();
  const { t, number, percent } = useI18n();
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
        {envelopePrizes.map(({ percent, shares }) => (
          <PaysRow
            key={percent}
            name={`×${number(percent / 100)}`}
            cells={[
              formatMoney((state.stakeMinor * BigInt(percent)) / PERCENT),
              t('table.oneIn', { count: number(Math.round(40_960 / shares) / 10) }),
            ]}
          />
        ))}
        {seals.map(({ multiplier, shares }) => (
          <PaysRow
            key={`seal-${multiplier}`}
            name={t('envelopes.sealOf', { multiplier })}
            cells={['', t('table.oneIn', { count: number(Math.round(640 / shares) / 10) })]}
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
  revealMs: () => (ENVELOPES + 1) * OPEN_MS + 500,
  dealSound: () => ({ sound: 'card', everyMs: OPEN_MS, times: ENVELOPES + 1 }),
  spotName: (_spot, { t }) => t('table.ticket'),
  resultText,
  play: 'table.open',
  playAgain: 'table.openAgain',
  prompt: 'table.buyTicket',
  rules: ['envelopes.rules'],
  Board,
  Pays,
};
