import { CircleAlert, Plus, UserRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Field } from '@/components/ui/field.tsx';
import { isApiError } from '@/lib/api-error.ts';
import type { Currency } from '@/lib/contract-types.ts';
import { rememberedInviteCode } from '@/lib/invite-code.ts';
import { currencies, DEFAULT_CURRENCY, isCurrency } from '@/lib/money.ts';
import { errorText } from '@/lib/query-client.ts';
import { focusField } from '../focus-field.ts';
import {
  NICK_NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  type Problem,
  type RegisterForm as RegisterFields,
  registerProblem,
} from '../rules.ts';
import { useRegister } from '../use-register.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

type Fields = RegisterFields & {
  readonly currency: Currency;
  readonly phone: string;
  readonly country: string;
  readonly address: string;
};

const emptyFields: Fields = {
  nickName: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreement: false,
  currency: DEFAULT_CURRENCY,
  phone: '',
  country: '',
  address: '',
};

type RegisterFormProps = {
  readonly onRegistered: (email: string) => void;
  readonly onLogin: () => void;
};

/** What the call takes: optional fields that stayed empty are left out. */
function registration(fields: Fields, empInviteCode: string | null) {
  const { nickName, email, password, currency, phone, country, address } = fields;
  const optional = { phone, country, address, empInviteCode: empInviteCode ?? '' };
  const filled = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value.trim() !== ''),
  );
  return { nickName, email, password, currency, ...filled };
}

export function RegisterForm({ onRegistered, onLogin }: RegisterFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(emptyFields);
  const [problem, setProblem] = useState<Problem<keyof RegisterFields> | null>(null);
  const register = useRegister();
  const invite = rememberedInviteCode();

  const change = (next: Partial<Fields>) => {
    setFields({ ...fields, ...next });
    setProblem(null);
    register.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (register.isPending) return;
    const found = registerProblem(fields);
    setProblem(found);
    if (found) {
      focusField(form.current, found.field);
      return;
    }
    register.mutate(registration(fields, invite), {
      onSuccess: () => onRegistered(fields.email.trim()),
    });
  };
  const isEmailTaken = isApiError(register.error, 'EMAIL_TAKEN');
  const errorOf = (field: keyof RegisterFields) => {
    if (field === 'email' && isEmailTaken) return errorText(register.error);
    return problem?.field === field ? t(problem.message) : undefined;
  };

  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <h2 className="auth-title">{t('auth.createTitle')}</h2>
      {register.error !== null && !isEmailTaken && (
        <div className="notice notice-error" role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {errorText(register.error)}
        </div>
      )}
      <div className="auth-pair">
        <Field
          label={t('auth.nickName')}
          error={errorOf('nickName')}
          icon={<UserRound size={18} aria-hidden="true" />}
        >
          {(control) => (
            <input
              {...control}
              className="form-control"
              name="nickName"
              autoComplete="nickname"
              maxLength={NICK_NAME_LENGTH_MAX}
              value={fields.nickName}
              data-autofocus=""
              onChange={(event) => change({ nickName: event.target.value })}
            />
          )}
        </Field>
        <CurrencyField value={fields.currency} onChange={(currency) => change({ currency })} />
      </div>
      <EmailField
        value={fields.email}
        error={errorOf('email')}
        onChange={(email) => change({ email })}
      />
      <div className="auth-pair">
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="new-password"
          value={fields.password}
          error={errorOf('password')}
          hint={<PasswordLength length={fields.password.length} />}
          onChange={(password) => change({ password })}
        />
        <PasswordField
          label={t('auth.confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          value={fields.confirmPassword}
          error={errorOf('confirmPassword')}
          onChange={(confirmPassword) => change({ confirmPassword })}
        />
      </div>
      <OptionalDetails fields={fields} invite={invite} onChange={change} />
      <Agreement
        isAccepted={fields.agreement}
        error={errorOf('agreement')}
        onChange={(agreement) => change({ agreement })}
      />
      <Button type="submit" size="lg" className="w-100" aria-disabled={register.isPending}>
        {register.isPending && <Spinner size="sm" aria-hidden="true" />}
        {t(register.isPending ? 'auth.creatingAccount' : 'auth.createAccount')}
      </Button>
      <p className="auth-other">
        {t('auth.haveAccount')}{' '}
        <button type="button" className="link-btn" onClick={onLogin}>
          {t('auth.login')}
        </button>
      </p>
    </form>
  );
}

type CurrencyFieldProps = {
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
};

function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('auth.currency')} icon={<CurrencyRoundel currency={value} sizePx={24} />}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          name="currency"
          value={value}
          onChange={(event) => {
            if (isCurrency(event.target.value)) onChange(event.target.value);
          }}
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currency} · {t(`money.currency.${currency}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** How far the password is: length is what the rule asks for, so length is what is shown. */
function PasswordLength({ length }: { readonly length: number }) {
  const { t } = useTranslation();
  const isEnough = length >= PASSWORD_LENGTH_MIN;
  const filled = Math.min(4, Math.floor((length / PASSWORD_LENGTH_MIN) * 2));
  return (
    <>
      <span className="password-meter" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= filled ? (isEnough ? 'is-enough' : 'is-short') : ''} />
        ))}
      </span>
      <span className="num">
        {t('auth.passwordCount', { count: length, min: PASSWORD_LENGTH_MIN })}
      </span>
    </>
  );
}

type OptionalDetailsProps = {
  readonly fields: Fields;
  readonly invite: string | null;
  readonly onChange: (next: Partial<Fields>) => void;
};

const details = [
  { name: 'phone', autoComplete: 'tel', lengthMax: 32 },
  { name: 'country', autoComplete: 'country-name', lengthMax: 64 },
  { name: 'address', autoComplete: 'street-address', lengthMax: 200 },
] as const;

function OptionalDetails({ fields, invite, onChange }: OptionalDetailsProps) {
  const { t } = useTranslation();
  return (
    <details className="auth-details">
      <summary>
        <Plus size={17} aria-hidden="true" className="text-3" />
        {t('auth.details')}
        <span className="tiny-text text-3">{t('common.optional')}</span>
        {invite !== null && (
          <span className="status status-waiting ms-auto">
            {t('auth.invite', { code: invite })}
          </span>
        )}
      </summary>
      <div className="auth-details-fields">
        {details.map(({ name, autoComplete, lengthMax }) => (
          <Field key={name} label={t(`auth.${name}`)}>
            {(control) => (
              <input
                {...control}
                className="form-control"
                name={name}
                type={name === 'phone' ? 'tel' : 'text'}
                autoComplete={autoComplete}
                maxLength={lengthMax}
                value={fields[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

type AgreementProps = {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
};

function Agreement({ isAccepted, error, onChange }: AgreementProps) {
  const { t } = useTranslation();
  return (
    <div>
      <label className="check text-2">
        <input
          type="checkbox"
          name="agreement"
          className={`form-check-input ${error ? 'is-invalid' : ''}`}
          checked={isAccepted}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'agreement-error'}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('auth.agreement')}
      </label>
      <div role="alert">
        {error !== undefined && (
          <p id="agreement-error" className="field-error">
            <CircleAlert size={15} aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
