import { contract as c } from '../../contract/index.ts';
import { authed, open } from '../../core/trpc.ts';
import { login, logout, register } from './auth.service.ts';
import { changePassword, forgotPassword, resetPassword } from './password.service.ts';
import { renewToken } from './renewal.service.ts';

export const authProcedures = {
  register: open
    .input(c.user.register.input)
    .output(c.user.register.output)
    .mutation(({ ctx, input }) => register(ctx.services, { ...input, language: ctx.language })),

  login: open
    .input(c.user.login.input)
    .output(c.user.login.output)
    .mutation(({ ctx, input }) =>
      login(ctx.services, { ...input, address: ctx.address, language: ctx.language }),
    ),

  refreshToken: authed
    .input(c.user.refreshToken.input)
    .output(c.user.refreshToken.output)
    .mutation(({ ctx }) => renewToken(ctx.services, ctx.session)),

  changePassword: authed
    .input(c.user.changePassword.input)
    .output(c.user.changePassword.output)
    .mutation(({ ctx, input }) => changePassword(ctx.services, { ...input, session: ctx.session })),

  forgotPassword: open
    .input(c.user.forgotPassword.input)
    .output(c.user.forgotPassword.output)
    .mutation(({ ctx, input }) =>
      forgotPassword(ctx.services, { email: input.email, address: ctx.address }),
    ),

  resetPassword: open
    .input(c.user.resetPassword.input)
    .output(c.user.resetPassword.output)
    .mutation(({ ctx, input }) => resetPassword(ctx.services, { ...input, address: ctx.address })),

  logout: open
    .input(c.user.logout.input)
    .output(c.user.logout.output)
    .mutation(({ ctx }) => logout(ctx.services, ctx.caller)),
};
