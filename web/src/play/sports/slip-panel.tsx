import { ClipboardList, Trash2, X } from 'lucide-react';
import { EmptyState } from '../fixtures/empty-state.tsx';
import { eventName } from '../fixtures/fixture-labels.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useServerTime } from '../fixtures/use-server-time.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { oddsText, selectionName } from './bet-labels.ts';
import {
  acceptOdds,
  type Choice,
  type ChoiceStatus,
  choiceStatusOf,
  emptySlip,
  remove,
} from './slip-state.ts';
import { useSport } from './sport-context.ts';
import { StakeField } from './stake-field.tsx';
import './slip.css';

const modes = ['accumulator', 'singles'] as const;

/** The selections of the slip, its mode and its stake. */
export function SlipPanel() {
  const { slip, setSlip } = useSport();
  const { state } = useFixtures();
  const { t } = useGameTexts();
  const now = useServerTime();
  const given = { programme: state.programme ?? [], now };
  if (slip.choices.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList size={26} aria-hidden />}
        title={t('fixtures:sports.emptySlip')}
        text={t('fixtures:sports.emptySlipText')}
      />
    );
  }
  const statuses = slip.choices.map((choice) => ({
    choice,
    status: choiceStatusOf(choice, given),
  }));
  const isChanged = statuses.some(({ status }) => status.kind === 'changed');
  return (
    <div className="slip d-grid grid-cols-1 gap-3">
      {slip.choices.length > 1 && <ModeSwitch />}
      <ul className="d-grid gap-2">
        {statuses.map(({ choice, status }) => (
          <ChoiceRow key={choice.event.eventId} choice={choice} status={status} />
        ))}
      </ul>
      {isChanged && (
        <button
          type="button"
          className="btn-game btn-quiet btn-wide w-100"
          onClick={() => setSlip((before) => acceptOdds(before, given))}
        >
          {t('fixtures:sports.accept')}
        </button>
      )}
      <StakeField />
      <button
        type="button"
        className="slip-clear bg-transparent fw-semibold d-inline-flex align-items-center justify-content-center gap-2 min-h-hit border-0 rounded fs-md"
        onClick={() => setSlip((before) => emptySlip(before.stake))}
      >
        <Trash2 size={16} aria-hidden />
        {t('fixtures:sports.clearSlip')}
      </button>
    </div>
  );
}

function ModeSwitch() {
  const { slip, setSlip } = useSport();
  const { t } = useGameTexts();
  return (
    <fieldset className="mode-switch d-grid grid-cols-2 gap-1-5">
      <legend className="visually-hidden">{t('fixtures:sports.mode')}</legend>
      {modes.map((mode) => (
        <label className="position-relative d-grid" key={mode}>
          <input
            className="position-absolute inset-0 opacity-0 cursor-pointer"
            type="radio"
            name="slip-mode"
            checked={slip.mode === mode}
            onChange={() => setSlip((before) => ({ ...before, mode }))}
          />
          <span className="d-grid place-items-center min-h-hit rounded fs-md font-num">
            {t(`fixtures:sports.${mode}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function ChoiceRow(props: { readonly choice: Choice; readonly status: ChoiceStatus }) {
  const { choice, status } = props;
  const { setSlip } = useSport();
  const i18n = useGameTexts();
  const { t } = i18n;
  const { event, market, selection, odds } = choice;
  const name = selectionName({ fixture: event.fixture, market, selection }, i18n);
  return (
    <li
      className="choice d-flex align-items-start gap-2 pe-0 ps-3-5 py-2-5 rounded-14"
      data-standing={status.kind}
    >
      <div className="flex-1 min-w-0">
        <strong className="d-block fs-body lh-20">{name}</strong>
        <span className="d-block text-2 fs-sm lh-18">{t(`fixtures:sports.market.${market}`)}</span>
        <span className="d-block text-2 fs-sm lh-18">{eventName(event, i18n)}</span>
        {status.kind === 'changed' && (
          <span className="choice-note d-block mt-1 fs-sm fw-semibold lh-18" role="status">
            {t('fixtures:sports.oddsChanged', {
              from: oddsText(odds, i18n),
              to: oddsText(status.odds, i18n),
            })}
          </span>
        )}
        {status.kind === 'closed' && (
          <span className="choice-note d-block mt-1 fs-sm fw-semibold lh-18" role="status">
            {t('fixtures:sports.legClosed')}
          </span>
        )}
      </div>
      <b className="choice-odds fs-h3 fw-bold font-num lh-20">{oddsText(odds, i18n)}</b>
      <button
        type="button"
        className="line-remove d-grid flex-none place-items-center w-hit h-hit p-0 border-0 rounded"
        aria-label={t('fixtures:sports.remove', { selection: name })}
        onClick={() => setSlip((before) => remove(before, event.eventId))}
      >
        <X size={17} aria-hidden />
      </button>
    </li>
  );
}
