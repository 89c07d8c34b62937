import { DEFAULT_CURRENCY } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import { isApiError, toApiError } from '@/lib/api-error.ts';
import type { Currency } from '@/lib/contract-types.ts';
import { rememberedInviteCode } from '@/lib/invite-code.ts';
import { errorText } from '@/lib/query-client.ts';
import { focusField } from './focus-field.ts';
import { type RegisterForm, registerProblem } from './rules.ts';
import { type Form, useForm } from './use-form.ts';
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

type RegistrationForm = Form<RegistrationFields> & {
  readonly invite: string | null;
  readonly isPending: boolean;
  /** What went wrong with the call and belongs to no field. */
  readonly failure: string | null;
};

/** The registration: a form, its call and what that answered, an email that is taken at its field. */
export function useRegisterForm(onRegistered: (email: string) => void): RegistrationForm {
  const { t } = useTranslation();
  const register = useRegister();
  const invite = rememberedInviteCode();
  const form = useForm<RegistrationFields>({
    initial: emptyFields,
    check: registerProblem,
    isPending: register.isPending,
    send: (fields) =>
      register.mutate(registration(fields, invite), {
        onSuccess: () => onRegistered(fields.email.trim()),
        onError: (error) => isEmailTaken(error) && focusField(form.ref.current, 'email'),
      }),
    onChange: () => register.reset(),
  });

  const hasTakenEmail = isEmailTaken(register.error);
  const hasFailed = register.error !== null && !hasTakenEmail;
  return {
    ...form,
    errorOf: (field) =>
      field === 'email' && hasTakenEmail ? errorText(register.error) : form.errorOf(field),
    invite,
    isPending: register.isPending,
    failure: hasFailed ? (toApiError(register.error)?.message ?? t('auth.registerFailed')) : null,
  };
}

function isEmailTaken(error: unknown): boolean {
  return isApiError(error, 'EMAIL_TAKEN');
}
