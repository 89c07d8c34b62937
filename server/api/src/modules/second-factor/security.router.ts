import { contract } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import { deviceOf } from '../auth/index.ts';
import type { SecondFactorContext } from './context.ts';
import { login } from './login.service.ts';
import { passkeyOptions } from './passkey-login.service.ts';
import { addPasskey, deletePasskey, listPasskeys, passkeyCreation } from './passkeys.service.ts';
import { reauthenticate } from './reauthentication.service.ts';
import {
  confirmSetUp,
  removeApp,
  renewRecoveryCodes,
  secondFactorState,
  setUpTotp,
} from './totp.service.ts';

const { security: c } = contract;

export const securityHandlers = (context: SecondFactorContext) => ({
  login: implement(contract.user.login, ({ ctx, input }) =>
    login(context, { proof: { by: 'password', ...input }, device: deviceOf(ctx) }),
  ),

  loginSecond: implement(c.loginSecond, ({ ctx, input }) =>
    login(context, { proof: { by: 'secondFactor', ...input }, device: deviceOf(ctx) }),
  ),

  passkeyOptions: implement(c.passkeyOptions, ({ ctx }) => passkeyOptions(context, ctx.address)),

  passkeyLogin: implement(c.passkeyLogin, ({ ctx, input }) =>
    login(context, { proof: { by: 'passkey', ...input }, device: deviceOf(ctx) }),
  ),

  reauthenticate: implement(c.reauthenticate, ({ ctx, input }) =>
    reauthenticate(context, { ...input, session: ctx.session, address: ctx.address }),
  ),

  secondFactor: implement(c.secondFactor, ({ ctx }) =>
    secondFactorState(context, ctx.session.userId),
  ),

  setUpTotp: implement(c.setUpTotp, ({ ctx }) => setUpTotp(context, ctx.session)),

  confirmTotp: implement(c.confirmTotp, ({ ctx, input }) =>
    confirmSetUp(context, { session: ctx.session, code: input.code }),
  ),

  removeTotp: implement(c.removeTotp, ({ ctx, input }) =>
    removeApp(context, { ...input, session: ctx.session, address: ctx.address }),
  ),

  renewRecoveryCodes: implement(c.renewRecoveryCodes, ({ ctx }) =>
    renewRecoveryCodes(context, ctx.session),
  ),

  passkeys: implement(c.passkeys, ({ ctx }) => listPasskeys(context, ctx.session.userId)),

  passkeyCreation: implement(c.passkeyCreation, ({ ctx }) =>
    passkeyCreation(context, { session: ctx.session, address: ctx.address }),
  ),

  addPasskey: implement(c.addPasskey, ({ ctx, input }) =>
    addPasskey(context, { ...input, session: ctx.session, address: ctx.address }),
  ),

  removePasskey: implement(c.removePasskey, ({ ctx, input }) =>
    deletePasskey(context, { id: input.id, session: ctx.session }),
  ),

  logins: implement(c.logins, ({ ctx }) => context.auth.listLogins(ctx.session)),

  removeAddresses: implement(c.removeAddresses, ({ ctx }) =>
    context.auth.removeAddresses(ctx.session.userId),
  ),

  endAllSessions: implement(c.endAllSessions, ({ ctx }) =>
    context.auth.endAllSessions(ctx.session.userId),
  ),
});
