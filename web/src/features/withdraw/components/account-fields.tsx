import '@/styles/selection.scss';
import { hasCheckDigits } from '@fairhall/api/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import {
  AtSign,
  CircleAlert,
  CircleCheck,
  CreditCard,
  IdCard,
  KeyRound,
  RotateCw,
  Smartphone,
} from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { Bank } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { NO_ACCOUNT, type WithdrawFormState } from '../use-withdraw-form.ts';
import { type AccountKind, accountKind } from '../withdraw-rules.ts';

type PartProps = { readonly state: WithdrawFormState };

/** The destination account: a saved one, the last used at first, or another one. */
export function AccountFields({ state }: PartProps) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const { fields, change } = state;
  const { walletType } = fields;
  const saved = useQuery(trpc.payments.payoutAccounts.queryOptions({ walletType }));
  const banks = useQuery(trpc.payments.bankCodes.queryOptions({ walletType }));
  // A list that failed to load counts as empty, even if an older one is still cached.
  const list = banks.isError ? [] : (banks.data ?? []);
  const accounts = saved.isError ? [] : (saved.data ?? []);
  const choose = (chosen: string) => {
    const found = accounts.find(({ savedAccount }) => savedAccount === chosen) ?? NO_ACCOUNT;
    const { savedAccount, bankCode, account } = found;
    change({ savedAccount, bankCode, account });
  };
  const [last] = accounts;
  const chooseLast = useEffectEvent((savedAccount: string) => {
    if (fields.account === '') choose(savedAccount);
  });
  useEffect(() => {
    if (last !== undefined) chooseLast(last.savedAccount);
  }, [last]);
  if (saved.isPending) return <Skeleton height="76px" radius="13px" />;
  const nameOf = (bankCode: string) =>
    bankText(
      list.find((bank) => bank.bankCode === bankCode),
      t,
    );
  return (
    <>
      {last !== undefined && (
        <SelectField
          label={t('withdraw:sendTo')}
          name="savedAccount"
          value={fields.savedAccount}
          options={[
            ...accounts.map(({ savedAccount, bankCode, account }) => ({
              value: savedAccount,
              label: `${nameOf(bankCode)} ${account}`,
            })),
            { value: '', label: t('withdraw:otherAccount') },
          ]}
          onChange={choose}
        />
      )}
      {fields.savedAccount === '' && (
        <OtherAccount
          state={state}
          list={list}
          isLoading={banks.isPending}
          onRetry={banks.isError ? () => void banks.refetch() : undefined}
        />
      )}
    </>
  );
}

/** A bank and a card number; in Brazil a key type and its key. */
function OtherAccount(props: BankListProps) {
  const { state } = props;
  return state.fields.walletType === 'BRL' ? (
    <>
      <KeyTypes {...props} />
      <AccountField state={state} />
    </>
  ) : (
    <div className="withdraw-account gap-4 gap-md-3 d-grid">
      <BankSelect {...props} />
      <AccountField state={state} />
    </div>
  );
}

type BankListProps = PartProps & {
  readonly list: readonly Bank[];
  readonly isLoading: boolean;
  /** Null unless the list failed to load. */
  readonly onRetry: (() => void) | undefined;
};

/** Brazil has few key types, and players know them: one row of choices. */
function KeyTypes({ state: { fields, change, errorOf }, list, isLoading, onRetry }: BankListProps) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const first = list[0]?.bankCode;
  const chooseFirst = useEffectEvent((bankCode: string) => {
    if (fields.bankCode === '') change({ bankCode });
  });
  useEffect(() => {
    if (first !== undefined) chooseFirst(first);
  }, [first]);
  return (
    <div>
      <p className="form-label mb-1" aria-hidden="true">
        {t('withdraw:sendTo')}
      </p>
      {isLoading && <Skeleton height="46px" radius="13px" />}
      {onRetry && <BanksFailed onRetry={onRetry} />}
      {list.length > 0 && (
        <Segmented
          className="withdraw-keys"
          label={t('withdraw:sendTo')}
          value={fields.bankCode}
          onChange={(bankCode) => change({ bankCode, account: '' })}
          segments={list.map(({ bankCode, bankName }) => ({
            value: bankCode,
            label: bankText({ bankCode, bankName }, t),
          }))}
        />
      )}
      <p role="alert" className="visually-hidden">
        {errorOf('bank')}
      </p>
    </div>
  );
}

function keyTypeName(bankCode: string): Exclude<AccountKind, 'CARD'> | null {
  const kind = accountKind({ walletType: 'BRL', bankCode });
  return kind === 'CARD' ? null : kind;
}

/** The name of a bank, or of a key type in the player's language. */
function bankText(bank: Bank | undefined, t: TFunction<['app', 'wallet', 'withdraw']>): string {
  const keyType = keyTypeName(bank?.bankCode ?? '');
  return keyType === null ? (bank?.bankName ?? '') : t(`withdraw:keyType.${keyType}`);
}

function BankSelect({ state, list, isLoading, onRetry }: BankListProps) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const { fields, errorOf, change, validate } = state;
  return (
    <div>
      <Field label={t('withdraw:bank')} error={errorOf('bank')}>
        {(control) => (
          <select
            {...control}
            name="bank"
            className="form-select"
            aria-busy={isLoading}
            value={fields.bankCode}
            onChange={(event) => change({ bankCode: event.target.value })}
            onBlur={() => validate('bank')}
          >
            <option value="" disabled>
              {t(isLoading ? 'withdraw:loadingBanks' : 'withdraw:chooseBank')}
            </option>
            {list.map(({ bankCode, bankName }) => (
              <option key={bankCode} value={bankCode}>
                {bankName}
              </option>
            ))}
          </select>
        )}
      </Field>
      {onRetry && <BanksFailed onRetry={onRetry} />}
    </div>
  );
}

function BanksFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  return (
    <p
      className="withdraw-banks-failed text-coral fw-550 d-flex flex-wrap align-items-center row-gap-1 column-gap-2-5 fs-sm"
      role="alert"
    >
      <span className="d-flex align-items-center gap-1-5">
        <CircleAlert size={15} />
        {t('wallet:forms.getBankListFailed')}
      </span>
      <button
        className="d-inline-flex align-items-center px-2 py-0 border rounded-sm bg-s3 text-body min-h-hit min-h-md-32"
        type="button"
        onClick={onRetry}
      >
        <RotateCw size={14} />
        {t('common.retry')}
      </button>
    </p>
  );
}

const kindIcons = {
  CARD: CreditCard,
  CPF: IdCard,
  CNPJ: IdCard,
  PHONE: Smartphone,
  EMAIL: AtSign,
  EVP: KeyRound,
} as const satisfies Record<AccountKind, unknown>;

const inputModes = {
  CARD: 'numeric',
  CPF: 'numeric',
  CNPJ: 'text',
  PHONE: 'tel',
  EMAIL: 'email',
  EVP: 'text',
} as const satisfies Record<AccountKind, string>;

function AccountField({ state }: PartProps) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const { fields, problems, change, validate } = state;
  const kind = accountKind(fields);
  const Icon = kindIcons[kind];
  const isValid = fields.account !== '' && !problems.some(({ field }) => field === 'account');
  const isChecked = hasCheckDigits(fields);
  return (
    <TextField
      {...state.field('account')}
      label={t(`withdraw:account.${kind}`)}
      hint={t(isValid && !isChecked ? 'withdraw:checkDigits' : `withdraw:format.${kind}`)}
      icon={<Icon size={18} />}
      trailing={isValid && isChecked && <CircleCheck size={18} className="text-mint" />}
      className="num"
      inputMode={inputModes[kind]}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(account) => change({ account })}
      onBlur={() => fields.account !== '' && validate('account')}
    />
  );
}
