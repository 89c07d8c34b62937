import { contract as c } from '../../contract/index.ts';
import { open } from '../../core/trpc.ts';
import { login, logout, register } from './auth.service.ts';

export const authProcedures = {
  register: open
    .input(c.user.register.input)
    .output(c.user.register.output)
    .mutation(({ ctx, input }) => register(ctx.services, { ...input, language: ctx.language })),

  login: open
    .input(c.user.login.input)
    .output(c.user.login.output)
    .mutation(({ ctx, input }) => login(ctx.services, input)),

  logout: open
    .input(c.user.logout.input)
    .output(c.user.logout.output)
    .mutation(({ ctx }) => logout(ctx.services, ctx.caller)),
};
