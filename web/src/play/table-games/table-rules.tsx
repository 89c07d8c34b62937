import type { ReactNode } from 'react';
import { RulesDialog, RulesSection } from '../frame/rules-dialog.tsx';
import type { TextKey } from '../i18n/en.ts';
import { useI18n } from '../i18n/i18n-context.ts';

/** How a game at a table goes, and what it pays. */
export function TableRules(props: {
  readonly rules: readonly TextKey[];
  /** What can be staked. */
  readonly limits: ReactNode;
  readonly isOneDeal: boolean;
  readonly onClose: () => void;
  /** What it pays. */
  readonly children: ReactNode;
}) {
  const { t } = useI18n();
  return (
    <RulesDialog isOneDeal={props.isOneDeal} onClose={props.onClose}>
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
