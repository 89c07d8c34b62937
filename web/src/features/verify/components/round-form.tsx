import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CurrencyField } from '@/components/ui/currency-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import type { EngineKind } from '@/play/verify/check-query.ts';
import type { RoundQuery } from '@/play/verify/round-query.ts';
import { faultsOf, type QueryFault } from '../verify-form.ts';
import { BetFields } from './bet-fields.tsx';

type Engines = {
  readonly engineKind: (gameId: string) => EngineKind | null;
  readonly spotsOf: (gameId: string) => readonly string[];
};

type RoundFormProps = {
  readonly engines: Engines;
  readonly query: RoundQuery;
  readonly onChange: (query: RoundQuery) => void;
  readonly onCheck: (query: RoundQuery) => void;
};

type TextName =
  | 'serverSeed'
  | 'serverSeedHash'
  | 'clientSeed'
  | 'nonce'
  | 'stake'
  | 'choices'
  | 'win';

/** The inputs of a round: seeds, nonce and bets, typed or from the address. */
export function RoundForm({ engines, query, onChange, onCheck }: RoundFormProps) {
  const { t } = useTranslation(['app', 'verify']);
  const [isChecked, setIsChecked] = useState(false);
  const kind = engines.engineKind(query.gameId);
  const faults = faultsOf(query, kind);
  const errorOf = (fault: QueryFault) =>
    isChecked && faults.has(fault) ? t(`verify:fault.${fault}`) : undefined;

  const text = (
    name: TextName,
    fault?: QueryFault,
    extra?: { optional?: boolean; hint?: ReactNode },
  ) => (
    <Field
      label={t(`verify:field.${name}`)}
      aside={extra?.optional ? t('common.optional') : undefined}
      hint={extra?.hint}
      error={fault && errorOf(fault)}
    >
      {(control) => (
        <input
          {...control}
          className="form-control verify-code"
          autoComplete="off"
          spellCheck={false}
          value={query[name]}
          onChange={(event) => onChange({ ...query, [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <form
      noValidate
      className="verify-form"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (faults.size === 0) onCheck(query);
      }}
    >
      <div className="verify-pair">
        <GameField engines={engines} query={query} error={errorOf('game')} onChange={onChange} />
        <CurrencyField
          label={t('verify:field.currency')}
          isNarrow
          value={query.currency}
          onChange={(currency) => onChange({ ...query, currency })}
        />
      </div>
      {text('serverSeed', 'serverSeed', { hint: t('verify:serverSeedHint') })}
      {text('serverSeedHash', 'hash', { optional: true })}
      <div className="verify-pair">
        {text('clientSeed', 'clientSeed')}
        {text('nonce', 'nonce')}
      </div>
      {kind === 'spots' ? (
        <BetFields
          key={query.gameId}
          bets={query.bets}
          spots={engines.spotsOf(query.gameId)}
          error={errorOf('bets')}
          onChange={(bets) => onChange({ ...query, bets })}
        />
      ) : (
        text('stake', 'stake')
      )}
      {kind === 'decisions' && text('choices', undefined, { hint: t('verify:choicesHint') })}
      {text('win', 'win', { optional: true, hint: t('verify:winHint') })}
      <Button type="submit" size="lg">
        <ShieldCheck size={18} />
        {t('verify:check')}
      </Button>
    </form>
  );
}

type ChoiceProps = Pick<RoundFormProps, 'query' | 'onChange'>;

function GameField(
  props: ChoiceProps & { readonly engines: Engines; readonly error: string | undefined },
) {
  const { engines, query, error, onChange } = props;
  const { t } = useTranslation(['app', 'verify']);
  const games = (useCatalogue().data ?? []).filter(({ gameId }) => engines.engineKind(gameId));
  const isListed = games.some(({ gameId }) => gameId === query.gameId);
  return (
    <Field label={t('verify:field.game')} error={error}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={query.gameId}
          onChange={(event) =>
            onChange({ ...query, gameId: event.target.value, bets: [], rules: '' })
          }
        >
          <option value="">{t('verify:chooseGame')}</option>
          {/* The address names a game that the list lacks, or that has not loaded yet. */}
          {!isListed && query.gameId !== '' && <option value={query.gameId}>{query.gameId}</option>}
          {games.map(({ gameId, gameName }) => (
            <option key={gameId} value={gameId}>
              {gameName}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
