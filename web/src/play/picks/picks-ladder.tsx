import { planRtp, planWorth } from '@fairhall/game-server/engines/picks/picks';
import { useEffect, useRef } from 'react';
import { useKeyboardScroll } from '@/lib/ui/use-keyboard-scroll.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { worthText } from './picks-texts.ts';
import { usePicks } from './use-picks.ts';

/** What the round is worth after each safe pick, with the return of collecting there. */
export function PicksLadder() {
  const i18n = useGameTexts();
  const { t, percent, number } = i18n;
  const { board, plans, tables } = usePicks();
  const list = useRef<HTMLOListElement>(null);
  useKeyboardScroll(list);
  useEffect(() => {
    const rung = list.current?.children[board.safe];
    if (!(rung instanceof HTMLElement)) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = rung;
    list.current?.scrollTo({ left: offsetLeft - offsetWidth, top: offsetTop - offsetHeight });
  }, [board.safe]);
  return (
    <ol ref={list} className="picks-ladder" aria-label={t('originals:picks.ladder')}>
      {plans.map((plan) => (
        <li
          key={plan.picks}
          data-rung={
            plan.picks <= board.safe ? 'done' : plan.picks === board.safe + 1 ? 'next' : undefined
          }
        >
          <span>{number(plan.picks)}</span>
          <b>{worthText(planWorth(plan, tables), i18n)}</b>
          <small>{percent(planRtp(plan, tables))}</small>
        </li>
      ))}
    </ol>
  );
}
