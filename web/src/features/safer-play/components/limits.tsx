import { Plus } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import type { Limit, SaferPlay } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { type LimitId, type LimitKind, limitKinds, periodsOf } from '../limit-kinds.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow, UnsetRow } from './limit-row.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

type LimitsProps = { readonly overview: SaferPlay };

/** The open dialog; a limit of the player's choice for `any`. */
type Opened =
  | { readonly name: 'edit'; readonly id: LimitId | 'any' }
  | { readonly name: 'remove'; readonly limit: Limit };

/** A card for each kind of limit with a row for each period; one line as long as none is set. */
export function Limits({ overview }: LimitsProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOnline = useIsOnline();
  const { limits, rules } = overview;
  const edit = (id: LimitId | 'any') => setOpened({ name: 'edit', id });
  const hide = () => setOpened(null);
  return (
    <section className="d-flex flex-column gap-3">
      <h2 className="m-0">{t('safer-play:limits.title')}</h2>
      {limits.length === 0 ? (
        <div className="panel safer-none d-flex flex-wrap align-items-center justify-content-between row-gap-3 column-gap-6">
          <p>{t('safer-play:limits.none')}</p>
          <Button disabled={!isOnline} onClick={() => edit('any')}>
            <Plus size={18} />
            {t('safer-play:limits.add')}
          </Button>
        </div>
      ) : (
        <div className="safer-cards d-grid align-items-start gap-4">
          {limitKinds.map((kind) => (
            <LimitCard
              key={kind}
              kind={kind}
              limits={limits}
              onEdit={edit}
              onRemove={(limit) => setOpened({ name: 'remove', limit })}
            />
          ))}
        </div>
      )}
      {limits.some(({ isEstimate }) => isEstimate) && (
        <p className="small-text text-3 m-0">{t('safer-play:limits.estimate')}</p>
      )}
      <Dialogs opened={opened} limits={limits} rules={rules} onHide={hide} />
    </section>
  );
}

type LimitCardProps = {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  readonly onEdit: (id: LimitId) => void;
  readonly onRemove: (limit: Limit) => void;
};

function LimitCard({ kind, limits, onEdit, onRemove }: LimitCardProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  return (
    <section className="panel safer-card">
      <h3 className="m-0 fs-h3 fw-650">{t(`safer-play:limits.kinds.${kind}.title`)}</h3>
      <p className="small-text text-3">{t(`safer-play:limits.kinds.${kind}.text`)}</p>
      <ul className="m-0 p-0 list-style-none">
        {periodsOf[kind].map((period) => {
          const id = { kind, period };
          const limit = limits.find((one) => one.kind === kind && one.period === period);
          const edit = () => onEdit(id);
          return (
            <li key={period}>
              {limit ? (
                <LimitRow limit={limit} onEdit={edit} onRemove={() => onRemove(limit)} />
              ) : (
                <UnsetRow id={id} onSet={edit} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type DialogsProps = {
  readonly opened: Opened | null;
  readonly limits: readonly Limit[];
  readonly rules: SaferPlay['rules'];
  readonly onHide: () => void;
};

function Dialogs({ opened, ...dialog }: DialogsProps) {
  // A dialog keeps its content during the exit animation.
  const shown = useLastPresent(opened);
  if (shown === null) return null;
  const show = opened !== null;
  return shown.name === 'edit' ? (
    <LimitDialog show={show} id={shown.id} {...dialog} />
  ) : (
    <RemovalDialog show={show} limit={shown.limit} {...dialog} />
  );
}
