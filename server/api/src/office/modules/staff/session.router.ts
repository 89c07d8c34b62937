import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { session as c } from '../../contract/session.ts';
import { confirmAppSetUp, setUpApp } from './staff-app.service.ts';
import { logInStaff, staffMember } from './staff-login.service.ts';
import { logOutStaff } from './staff-sessions.service.ts';

export const sessionHandlers = (context: OfficeContext) => ({
  login: implement(c.login, ({ ctx, input }) =>
    logInStaff(context, {
      ...input,
      code: input.code,
      address: ctx.address,
      requestId: ctx.requestId,
    }),
  ),

  setUpTotp: implement(c.setUpTotp, ({ ctx, input }) =>
    setUpApp(context, { ...input, address: ctx.address }),
  ),

  confirmTotp: implement(c.confirmTotp, ({ ctx, input }) =>
    confirmAppSetUp(context, {
      ...input,
      address: ctx.address,
      requestId: ctx.requestId,
    }),
  ),

  logout: implement(c.logout, ({ ctx }) => logOutStaff(context, ctx)),

  me: implement(c.me, ({ ctx: { staff } }) => ({
    ...staffMember(staff),
    email: staff.email,
    hasSecondFactor: staff.hasSecondFactor,
    expiresAt: staff.expiresAt.toISOString(),
  })),
});
