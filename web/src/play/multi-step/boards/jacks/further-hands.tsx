import { CardBack } from '../../../cards/playing-card.tsx';
import { useGameTexts } from '../../../game-texts-context.ts';
import { useMultiStep, useTable } from '../../multi-step-context.ts';
import { TableCard } from '../../table-card.tsx';
import { places } from './holds.ts';
import { rankText } from './jacks-labels.ts';
import './further-hands.css';

/** The hands besides the first: what it holds, and after the draw their own cards and returns. */
export function FurtherHands(props: {
  readonly count: number;
  readonly held: ReadonlySet<number>;
}) {
  const { count, held } = props;
  const { state } = useMultiStep();
  const i18n = useGameTexts();
  const view = useTable();
  const [first, ...further] = view?.table.hands ?? [];
  const isOver = state.phase === 'idle';
  return (
    <ol className="jacks-further" data-count={count} aria-label={i18n.t('cards:jacks.further')}>
      {Array.from({ length: count }, (_, index) => index + 2).map((number) => {
        const hand = further[number - 2];
        const isDrawn = hand !== undefined && hand.cards.length > 0;
        const multiple = isDrawn ? Number(hand.win) / Number(hand.stake) : 0;
        return (
          <li key={number} data-won={(isOver && multiple > 0) || undefined}>
            {places.map((place) => {
              const card = isDrawn
                ? hand.cards[place - 1]
                : held.has(place) && first?.cards[place - 1];
              return typeof card === 'number' ? (
                <TableCard
                  key={place}
                  card={card}
                  motion={view?.plan[number - 1]?.[place - 1] ?? null}
                />
              ) : (
                <CardBack key={place} />
              );
            })}
            {isOver && multiple > 0 && (
              <b className="font-num">
                ×{i18n.number(multiple)}
                <span className="visually-hidden"> {rankText(hand, i18n)}</span>
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}
