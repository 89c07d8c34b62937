import { contract } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { endAllSessions, listLogins, removeAddresses } from '../auth/logins.service.ts';
import { deviceOf } from '../auth/open-session.ts';
import { passkeyLogin, passkeyOptions } from './passkey-login.service.ts';
import { addPasskey, deletePasskey, listPasskeys, passkeyCreation } from './passkeys.service.ts';
import { reauthenticate } from './reauthentication.service.ts';
import { secondLogin } from './second-login.service.ts';
import {
  confirmSetUp,
  removeApp,
  renewRecoveryCodes,
  secondFactorState,
  setUpTotp,
} from './totp.service.ts';

const { security: c } = contract;

export const securityHandlers = {
  loginSecond: implement(c.loginSecond, ({ ctx, input }) =>
    secondLogin(ctx.services, { ...input, device: deviceOf(ctx) }),
  ),

  passkeyOptions: implement(c.passkeyOptions, ({ ctx }) =>
    passkeyOptions(ctx.services, ctx.address),
  ),

  passkeyLogin: implement(c.passkeyLogin, ({ ctx, input }) =>
    passkeyLogin(ctx.services, { ...input, device: deviceOf(ctx) }),
  ),

  reauthenticate: implement(c.reauthenticate, ({ ctx, input }) =>
    reauthenticate(ctx.services, { ...input, session: ctx.session, address: ctx.address }),
  ),

  secondFactor: implement(c.secondFactor, ({ ctx }) =>
    secondFactorState(ctx.services, ctx.session.userId),
  ),

  setUpTotp: implement(c.setUpTotp, ({ ctx }) => setUpTotp(ctx.services, ctx.session)),

  confirmTotp: implement(c.confirmTotp, ({ ctx, input }) =>
    confirmSetUp(ctx.services, { session: ctx.session, code: input.code }),
  ),

  removeTotp: implement(c.removeTotp, ({ ctx, input }) =>
    removeApp(ctx.services, { ...input, session: ctx.session, address: ctx.address }),
  ),

  renewRecoveryCodes: implement(c.renewRecoveryCodes, ({ ctx }) =>
    renewRecoveryCodes(ctx.services, ctx.session),
  ),

  passkeys: implement(c.passkeys, ({ ctx }) => listPasskeys(ctx.services, ctx.session.userId)),

  passkeyCreation: implement(c.passkeyCreation, ({ ctx }) =>
    passkeyCreation(ctx.services, { session: ctx.session, address: ctx.address }),
  ),

  addPasskey: implement(c.addPasskey, ({ ctx, input }) =>
    addPasskey(ctx.services, { ...input, session: ctx.session, address: ctx.address }),
  ),

  removePasskey: implement(c.removePasskey, ({ ctx, input }) =>
    deletePasskey(ctx.services, { id: input.id, session: ctx.session }),
  ),

  logins: implement(c.logins, ({ ctx }) => listLogins(ctx.services, ctx.session)),

  removeAddresses: implement(c.removeAddresses, ({ ctx }) =>
    removeAddresses(ctx.services, ctx.session.userId),
  ),

  endAllSessions: implement(c.endAllSessions, ({ ctx }) =>
    endAllSessions(ctx.services, ctx.session.userId),
  ),
};
