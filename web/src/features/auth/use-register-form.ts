import { DEFAULT_CURRENCY } from '@fairhall/server/money';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, toApiError } from '@/lib/api-error.ts';
import type { Currency } from '@/lib/contract-types.ts';
import { rememberedInviteCode } from '@/lib/invite-code.ts';
import { errorText } from '@/lib/query-client.ts';
import { focusField } from './focus-field.ts';
import { type Problem, type RegisterForm, registerProblem } from './rules.ts';
import { useRegister } from './use-register.ts';

export type RegistrationFields = RegisterForm & {
  readonly currency: Currency;
};

const emptyFields: RegistrationFields = {
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

/** What the call takes: optional fields that stayed empty are left out. */
function registration(fields: RegistrationFields, empInviteCode: string | null) {
  const { nickName, email, password, currency, phone, country, address } = fields;
  const optional = { phone, country, address, empInviteCode: empInviteCode ?? '' };
  const filled = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value.trim() !== ''),
  );
  return { nickName, email, password, currency, ...filled };
}

type RegistrationForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: RegistrationFields;
  readonly invite: string | null;
  readonly isPending: boolean;
  /** What went wrong with the call and belongs to no field. */
  readonly failure: string | null;
  readonly errorOf: (field: keyof RegisterForm) => string | undefined;
  readonly change: (next: Partial<RegistrationFields>) => void;
  readonly submit: (event: FormEvent) => void;
};

/** The state of the registration: its fields, the first broken rule, the call and its answer. */
export function useRegisterForm(onRegistered: (email: string) => void): RegistrationForm {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(emptyFields);
  const [problem, setProblem] = useState<Problem<keyof RegisterForm> | null>(null);
  const register = useRegister();
  const invite = rememberedInviteCode();
  const isEmailTaken = isApiError(register.error, 'EMAIL_TAKEN');

  const change = (next: Partial<RegistrationFields>) => {
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
  const errorOf = (field: keyof RegisterForm) => {
    if (field === 'email' && isEmailTaken) return errorText(register.error);
    return problem?.field === field ? t(problem.message) : undefined;
  };
  const hasFailed = register.error !== null && !isEmailTaken;
  const failure = hasFailed
    ? (toApiError(register.error)?.message ?? t('auth.registerFailed'))
    : null;
  return { form, fields, invite, isPending: register.isPending, failure, errorOf, change, submit };
}
