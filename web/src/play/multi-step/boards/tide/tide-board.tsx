import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlayingCard } from '../../../cards/playing-card.tsx';
import { useGameTexts } from '../../../game-texts-context.ts';
import { useMultiStep, useTable } from '../../multi-step-context.ts';
import { TableCard } from '../../table-card.tsx';
import { useTableKeys } from '../../use-table-keys.ts';
import './tide.css';

type Side = 'higher' | 'lower';

const sideKeys: Readonly<Record<string, string>> = {
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  Enter: 'collect',
  c: 'collect',
};

/** The chain so far, and the current card between the two guesses. */
export function TideBoard() {
  const { state, session } = useMultiStep();
  const { t } = useGameTexts();
  const view = useTable();
  const isChoosing = state.phase === 'choosing';
  useTableKeys((key) => {
    const choice = sideKeys[key];
    if (!isChoosing || !choice) return false;
    session.choose(choice);
    return true;
  });
  const cards = (view?.table.hands[0]?.cards ?? []).flatMap((card) => card ?? []);
  const last = cards.length - 1;
  const isLost = state.phase === 'idle' && view?.table.hands[0]?.result === 'lost';
  return (
    <div className="tide d-grid justify-items-center w-100">
      <Chain cards={cards.slice(0, -1)} sides={sidesOf(view?.round.outcome.steps ?? [])} />
      <div className="tide-table">
        <SideButton side="lower" />
        <section
          className="tide-now"
          aria-label={t('cards:tide.now')}
          data-lost={isLost || undefined}
        >
          {last < 0 ? (
            <PlayingCard card={null} />
          ) : (
            <TableCard
              key={last}
              card={cards[last] ?? null}
              motion={view?.plan[0]?.[last] ?? null}
            />
          )}
        </section>
        <SideButton side="higher" />
      </div>
    </div>
  );
}

type Steps = readonly { readonly choice: string | null }[];

/** The guess on each card of the chain. */
const sidesOf = (steps: Steps): Side[] =>
  steps.flatMap(({ choice }) => (choice === 'higher' || choice === 'lower' ? [choice] : []));

/** The previous cards, each with its guess. */
function Chain(props: { readonly cards: readonly number[]; readonly sides: readonly Side[] }) {
  const { cards, sides } = props;
  const { t } = useGameTexts();
  const list = useRef<HTMLOListElement>(null);
  const count = cards.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth });
  }, [count]);
  return (
    <ol ref={list} className="tide-chain" aria-label={t('cards:tide.chain')}>
      {cards.map((card, place) => (
        <li className="d-flex align-items-center gap-2" key={card}>
          <PlayingCard card={card} />
          <span className={`tide-mark tide-${sides[place]}`}>
            <SideIcon side={sides[place] ?? 'higher'} size={16} />
            <span className="visually-hidden">{t(`cards:tide.${sides[place] ?? 'higher'}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function SideIcon({ side, size }: { readonly side: Side; readonly size: number }) {
  const Icon = side === 'higher' ? ArrowUp : ArrowDown;
  return <Icon size={size} strokeWidth={3} aria-hidden />;
}

/** A guess with its probability and the worth of the chain after it. */
function SideButton({ side }: { readonly side: Side }) {
  const { state, session, formatMoney } = useMultiStep();
  const { t, number } = useGameTexts();
  const view = useTable();
  const isChoosing = state.phase === 'choosing';
  const figures = isChoosing ? view?.table.figures : undefined;
  const isOffered = state.round?.choices.some(({ name }) => name === side) ?? false;
  const name = t(`cards:tide.${side}`);
  const cards = { right: number(figures?.[side] ?? 0), unseen: number(figures?.unseen ?? 0) };
  const worth = BigInt(figures?.[`${side}-worth`] ?? 0);
  const amount = formatMoney((state.stakeMinor * worth) / 100n);
  const label = isOffered
    ? t('cards:tide.sideLabel', { side: name, ...cards, amount })
    : `${name}: ${t('cards:tide.none')}`;
  return (
    <button
      type="button"
      className={`tide-side tide-${side}`}
      data-choice={side}
      aria-disabled={!isChoosing || !isOffered}
      aria-label={isChoosing ? label : undefined}
      aria-keyshortcuts={side === 'higher' ? 'ArrowUp' : 'ArrowDown'}
      onClick={() => session.choose(side)}
    >
      <SideIcon side={side} size={30} />
      <b>{name}</b>
      {isChoosing && (
        <>
          <span className="tide-brings">
            {isOffered ? t('cards:tide.brings', { amount }) : t('cards:tide.none')}
          </span>
          <small className="fs-md">{t('cards:tide.cards', cards)}</small>
        </>
      )}
    </button>
  );
}
