import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import { logout, register } from './auth.service.ts';
import type { AuthContext } from './context.ts';
import { changePassword, forgotPassword, resetPassword } from './password.service.ts';
import { endReusedSession, renewToken } from './renewal.service.ts';

export const authHandlers = (context: AuthContext) => ({
  register: implement(c.user.register, ({ ctx, input }) =>
    register(context, { ...input, language: ctx.language, callerAddress: ctx.address }),
  ),

  refreshToken: implement(c.user.refreshToken, ({ ctx }) => renewToken(context, ctx), {
    beforeUnauthorized: (ctx) => endReusedSession(context, ctx.token),
    checksBlock: true,
  }),

  changePassword: implement(c.user.changePassword, ({ ctx, input }) =>
    changePassword(context, { ...input, session: ctx.session, address: ctx.address }),
  ),

  forgotPassword: implement(c.user.forgotPassword, ({ ctx, input }) =>
    forgotPassword(context, { email: input.email, address: ctx.address }),
  ),

  resetPassword: implement(c.user.resetPassword, ({ ctx, input }) =>
    resetPassword(context, { ...input, address: ctx.address }),
  ),

  logout: implement(c.user.logout, ({ ctx }) => logout(context, ctx.caller)),
});
