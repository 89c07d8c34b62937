import { DEFAULT_CURRENCY } from '@fairhall/api/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/lib/api/api-error.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { selectWallet } from '@/lib/money/selected-wallet.ts';
import { hasLoggedIn } from '@/lib/session/has-logged-in.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { loadInviteCode } from './invite-code.ts';
import { type Problem, type RegisterForm, registerProblem } from './rules.ts';
import { type LoginTarget, useLogin } from './use-login.ts';

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

/** The input of the call: empty optional fields are omitted. */
function registration(fields: RegistrationFields, empInviteCode: string | null) {
  const { nickName, email, password, currency, phone, country, address } = fields;
  const optional = { phone, country, address, empInviteCode: empInviteCode ?? '' };
  const filled = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value.trim() !== ''),
  );
  return { nickName, email, password, currency, ...filled };
}

type Registration = LoginTarget & {
  /** The account exists, but its login failed. */
  readonly onRegistered: (email: string) => void;
};

/**
 * The registration with the login after it: a form, its calls and their errors, a taken email at
 * its field.
 */
export function useRegisterForm({ onRegistered, ...target }: Registration) {
  const { t } = useTranslation(['app', 'password']);
  const register = useMutation(trpc.user.register.mutationOptions({ meta: { showsError: true } }));
  const logIn = useLogin({ ...target, isNew: true });
  const invite = loadInviteCode();
  const form = useForm<RegistrationFields, Problem<keyof RegisterForm>>({
    initial: emptyFields,
    check: registerProblem,
    textOf: ({ message }) => t(message),
    call: register,
    failed: t('auth.registerFailed'),
    refused: isApiError(register.error, 'EMAIL_TAKEN')
      ? { field: 'email', text: errorText(register.error) }
      : null,
    send: (fields) =>
      register.mutate(registration(fields, invite), {
        onSuccess: () => {
          hasLoggedIn.write(true);
          selectWallet(fields.currency);
          const email = fields.email.trim();
          logIn.mutate(
            { email, password: fields.password },
            { onError: () => onRegistered(email) },
          );
        },
      }),
  });
  return { ...form, invite, isPending: register.isPending || logIn.isPending };
}
