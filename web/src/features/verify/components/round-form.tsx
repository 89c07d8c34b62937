import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CurrencyField } from '@/components/ui/currency-field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useEveryGame } from '@/lib/games/catalogue.ts';
import { type FormField, useForm } from '@/lib/ui/use-form.ts';
import type { EngineKind } from '@/play/verify/check-query.ts';
import { type RoundQuery, writeQuery } from '@/play/verify/round-query.ts';
import { problemsOf } from '../verify-form.ts';
import { BetFields } from './bet-fields.tsx';

type Engines = {
  readonly engineKind: (gameId: string) => EngineKind | null;
  readonly spotsOf: (gameId: string) => readonly string[];
};

type RoundFormProps = {
  readonly engines: Engines;
  /** The round of the address; it fills the form whenever it changes. */
  readonly query: RoundQuery;
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
export function RoundForm({ engines, query, onCheck }: RoundFormProps) {
  const { t } = useTranslation(['app', 'verify']);
  const form = useForm({
    initial: query,
    check: (typed) => problemsOf(typed, engines.engineKind(typed.gameId)),
    textOf: ({ fault }) => t(`verify:fault.${fault}`),
    revalidate: 'live',
    send: onCheck,
  });
  const source = writeQuery(query).toString();
  const [filled, setFilled] = useState(source);
  if (filled !== source) {
    setFilled(source);
    form.change(query);
  }
  const { gameId, bets } = form.fields;
  const kind = engines.engineKind(gameId);
  // Other values are those of another round than the one of the address.
  const change = (next: Partial<RoundQuery>) => form.change({ ...next, roundId: '' });
  const text = (name: TextName, extra?: { optional?: boolean; hint?: ReactNode }) => (
    <TextField
      {...form.field(name)}
      label={t(`verify:field.${name}`)}
      aside={extra?.optional ? t('common.optional') : undefined}
      hint={extra?.hint}
      className="verify-code font-monospace"
      autoComplete="off"
      spellCheck={false}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <Form form={form} className="d-grid gap-3-5">
      <div className="verify-pair d-grid gap-3">
        <GameField
          engines={engines}
          {...form.field('gameId')}
          onChange={(next) => change({ gameId: next, bets: [], rules: '' })}
        />
        <CurrencyField
          {...form.field('currency')}
          label={t('verify:field.currency')}
          isNarrow
          onChange={(currency) => change({ currency })}
        />
      </div>
      {text('serverSeed', { hint: t('verify:serverSeedHint') })}
      {text('serverSeedHash', { optional: true })}
      <div className="verify-pair d-grid gap-3">
        {text('clientSeed')}
        {text('nonce')}
      </div>
      {kind === 'spots' ? (
        <BetFields
          key={gameId}
          bets={bets}
          spots={engines.spotsOf(gameId)}
          error={form.errorOf('bets')}
          onChange={(next) => change({ bets: next })}
        />
      ) : (
        text('stake')
      )}
      {kind === 'decisions' && text('choices', { hint: t('verify:choicesHint') })}
      {text('win', { optional: true, hint: t('verify:winHint') })}
      <Button type="submit" size="lg">
        <ShieldCheck size={18} />
        {t('verify:check')}
      </Button>
    </Form>
  );
}

function GameField({ engines, ...field }: FormField<string> & { readonly engines: Engines }) {
  const { t } = useTranslation(['app', 'verify']);
  const games = (useEveryGame().data ?? []).filter(({ gameId }) => engines.engineKind(gameId));
  const isListed = games.some(({ gameId }) => gameId === field.value);
  return (
    <SelectField
      {...field}
      label={t('verify:field.game')}
      options={[
        { value: '', label: t('verify:chooseGame') },
        // The address names a game that the list lacks, or that has not loaded yet.
        ...(isListed || field.value === '' ? [] : [{ value: field.value, label: field.value }]),
        ...games.map(({ gameId, gameName }) => ({ value: gameId, label: gameName })),
      ]}
    />
  );
}
