import type { Draw } from '@fairhall/game-server/engines/draws';
import { apart } from '@fairhall/game-server/engines/originals/pencil';
import { useRef } from 'react';
import { useKeyboardScroll } from '@/lib/ui/use-keyboard-scroll.ts';
import { useGameTexts } from '../game-texts-context.ts';

/** The bytes that decided the round, each group with its number; empty places before the first round. */
export function BytesOnBoard(props: { readonly draws: readonly Draw[] }) {
  const { t } = useGameTexts();
  const list = useRef<HTMLOListElement>(null);
  useKeyboardScroll(list);
  const groups = props.draws.map((draw, place) => ({ ...draw, place }));
  return (
    <ol ref={list} className="board-bytes" aria-label={t('originals:original.bytes')}>
      {groups.map((draw) => (
        // The bytes are part of the key, so that each round lights up anew.
        <li key={`${draw.place}-${draw.bytes}`}>
          <code>{apart(draw.bytes)}</code>
          <b>{draw.event}</b>
        </li>
      ))}
    </ol>
  );
}
