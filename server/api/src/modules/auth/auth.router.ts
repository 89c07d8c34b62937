import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { logout, register } from './auth.service.ts';
import { login } from './login.service.ts';
import { deviceOf } from './open-session.ts';
import { changePassword, forgotPassword, resetPassword } from './password.service.ts';
import { endReusedSession, renewToken } from './renewal.service.ts';

export const authHandlers = {
  register: implement(c.user.register, ({ ctx, input }) =>
    register(ctx.services, { ...input, language: ctx.language, callerAddress: ctx.address }),
  ),

  login: implement(c.user.login, ({ ctx, input }) =>
    login(ctx.services, { ...input, ...deviceOf(ctx) }),
  ),

  refreshToken: implement(c.user.refreshToken, ({ ctx }) => renewToken(ctx.services, ctx.session), {
    beforeUnauthorized: (ctx) => endReusedSession(ctx.services, ctx.token),
    checksBlock: true,
  }),

  changePassword: implement(c.user.changePassword, ({ ctx, input }) =>
    changePassword(ctx.services, { ...input, session: ctx.session, address: ctx.address }),
  ),

  forgotPassword: implement(c.user.forgotPassword, ({ ctx, input }) =>
    forgotPassword(ctx.services, { email: input.email, address: ctx.address }),
  ),

  resetPassword: implement(c.user.resetPassword, ({ ctx, input }) =>
    resetPassword(ctx.services, { ...input, address: ctx.address }),
  ),

  logout: implement(c.user.logout, ({ ctx }) => logout(ctx.services, ctx.caller)),
};
