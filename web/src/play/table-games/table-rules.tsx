import type { ReactNode } from 'react';
import type { Deal } from '../frame/fair-note.tsx';
import { RulesDialog, RulesSection } from '../frame/rules-dialog.tsx';
import type { TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';

/** The rules and the paytable of a table game. */
export function TableRules(props: {
  readonly rules: readonly TextKey[];
  /** The limits of stakes. */
  readonly limits: ReactNode;
  readonly deal: Deal;
  readonly onClose: () => void;
  /** The paytable. */
  readonly children: ReactNode;
}) {
  const { t } = useGameTexts();
  return (
    <RulesDialog deal={props.deal} onClose={props.onClose}>
      <RulesSection title={t('table.howTo')}>
        {props.rules.map((rule) => (
          <p key={rule} className="prose">
            {t(rule)}
          </p>
        ))}
        <p className="prose">{props.limits}</p>
      </RulesSection>
      <RulesSection title={t('table.pays')}>{props.children}</RulesSection>
    </RulesDialog>
  );
}
