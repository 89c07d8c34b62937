import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import type { ReactNode } from 'react';
import { returnKind } from '@/lib/games/return-kind.ts';
import { PlayingCard } from '../../../cards/playing-card.tsx';
import { StakeChips } from '../../../chips/stake-chips.tsx';
import { definitionOf } from '../../../definition-of.ts';
import { useGameTexts } from '../../../game-texts-context.ts';
import { toMinor } from '../../../money.ts';
import type { Motion, Table } from '../../deal-plan.ts';
import { useMultiStep, useTable } from '../../multi-step-context.ts';
import { handResult } from '../../settled-hands.ts';
import { TableCard } from '../../table-card.tsx';
import { pokerName, pokerRankNamed } from '../poker-labels.ts';
import { bestFive } from './best-five.ts';
import '../../../dealer/hall.css';
import './holdem.css';

const PLACES = [0, 1, 2, 3, 4];
const BOARD = 5;
const OWN = 2;

type Hand = Table['hands'][number];

const openCards = (hand: Hand | undefined): number[] =>
  (hand?.cards ?? []).flatMap((card) => card ?? []);

/** Dealer, community cards and player, with ante and call between them. */
export function HoldemBoard() {
  const { state } = useMultiStep();
  const i18n = useGameTexts();
  const { t } = i18n;
  const view = useTable();
  const [dealer, board, player, call] = view?.table.hands ?? [];
  const isOver = state.phase === 'idle' && view !== null;
  const canSeeRank = isOver || state.phase === 'choosing';
  // After the comparison the winner's five cards are highlighted, before it the player's.
  const isDealers = isOver && Number(call?.stake ?? 0) > 0 && Number(call?.win ?? 0) === 0;
  const winner = isDealers ? dealer : player;
  const five = isOver ? bestFive([...openCards(winner), ...openCards(board)]) : null;
  const rank = pokerRankNamed(player?.result);
  return (
    <div className="holdem position-relative d-grid justify-items-center w-100">
      <Row name={t('cards:holdem.dealer')} note={isOver ? dealerNote(dealer, i18n) : null}>
        <Cards hand={dealer} places={OWN} motions={view?.plan[0]} five={five} />
      </Row>
      <Row name={t('dealt.board')} isQuiet note={null}>
        <Cards hand={board} places={BOARD} motions={view?.plan[1]} five={five} />
      </Row>
      <div className="holdem-own align-items-end">
        <Bet name={t('cards:holdem.ante')} hand={player} />
        <Row name={t('cards:holdem.you')} note={canSeeRank && rank ? pokerName(rank, i18n) : null}>
          <Cards hand={player} places={OWN} motions={view?.plan[2]} five={five} />
        </Row>
        <Bet name={t('cards:holdem.call')} hand={call} />
      </div>
      <AntePays now={isOver ? player : undefined} />
    </div>
  );
}

function dealerNote(
  dealer: Hand | undefined,
  i18n: ReturnType<typeof useGameTexts>,
): string | null {
  if (dealer?.result === 'not-qualified') return i18n.t('cards:holdem.notQualified');
  const rank = pokerRankNamed(dealer?.result);
  return rank && pokerName(rank, i18n);
}

/** The cards of one side with their rank. */
function Row(props: {
  readonly name: string;
  readonly note: string | null;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}) {
  const { name, note, isQuiet = false, children } = props;
  return (
    <section className="holdem-row d-grid justify-items-center" aria-label={name}>
      <h2 className={`d-flex align-items-center ${isQuiet ? 'visually-hidden' : undefined}`}>
        {name}
        {note && <span className="holdem-note rounded-pill">{note}</span>}
      </h2>
      <div className="holdem-cards d-flex justify-content-center">{children}</div>
    </section>
  );
}

function Cards(props: {
  readonly hand: Hand | undefined;
  readonly places: number;
  readonly motions: readonly (Motion | null)[] | undefined;
  /** The cards of the winning hand, if known. */
  readonly five: ReadonlySet<number> | null;
}) {
  const { hand, places, motions, five } = props;
  return PLACES.slice(0, places).map((place) => {
    const card = hand?.cards[place];
    const isAside = five !== null && typeof card === 'number' && !five.has(card);
    return (
      <span key={place} className="holdem-card d-flex" data-aside={isAside || undefined}>
        {card === undefined ? (
          <PlayingCard card={null} />
        ) : (
          <TableCard card={card} motion={motions?.[place]} />
        )}
      </span>
    );
  });
}

/** The spot of a bet: its chip while open, and its return. */
function Bet({ name, hand }: { readonly name: string; readonly hand: Hand | undefined }) {
  const { state, settlement, formatMoney } = useMultiStep();
  const stakeMinor = toMinor(hand?.stake ?? '0', state.currency);
  const isOver = state.phase === 'idle';
  const winMinor = toMinor(hand?.win ?? '0', state.currency);
  const isWon = isOver && returnKind({ returned: winMinor, staked: stakeMinor }) === 'won';
  return (
    <div className="holdem-bet d-grid justify-items-center font-num" data-won={isWon || undefined}>
      <span className="holdem-bet-name text-uppercase">{name}</span>
      <span className="holdem-spot d-grid place-items-center rounded-circle">
        {hand && stakeMinor > 0n && (
          <StakeChips
            of={state}
            stakeMinor={stakeMinor}
            result={isOver ? handResult(hand, state.currency) : null}
            settlement={settlement}
            isKept={false}
            className="hand-chips"
          />
        )}
      </span>
      <span className="holdem-amount fs-md">
        {stakeMinor > 0n && formatMoney(isOver && hand?.win !== null ? winMinor : stakeMinor)}
      </span>
    </div>
  );
}

/** The paytable of the ante, with the player's winning hand highlighted. */
function AntePays({ now }: { readonly now: Hand | undefined }) {
  const { antePays } = definitionOf(useMultiStep().state.sheet, 'holdem').tables;
  const i18n = useGameTexts();
  const { t } = i18n;
  const better = pokerRanks.filter((rank) => antePays[rank] > 100).toReversed();
  const won = now && Number(now.win ?? 0) > Number(now.stake) ? pokerRankNamed(now.result) : null;
  const toOne = (percent: number) => t('table.toOne', { multiple: i18n.number(percent / 100) });
  return (
    <table className="holdem-pays position-absolute top-0 end-0 overflow-hidden rounded-14 fs-sm font-num">
      <caption className="px-3 pt-2-5 pb-1 text-start">{t('cards:holdem.antePays')}</caption>
      <tbody>
        {better.map((rank) => (
          <tr key={rank} data-now={rank === won || undefined}>
            <th scope="row">{pokerName(rank, i18n)}</th>
            <td className="text-nowrap">{toOne(antePays[rank])}</td>
          </tr>
        ))}
        <tr data-now={(won !== null && antePays[won] === 100) || undefined}>
          <th scope="row">{t('cards:holdem.otherHands')}</th>
          <td className="text-nowrap">{toOne(100)}</td>
        </tr>
      </tbody>
    </table>
  );
}
