import type { z } from 'zod';
import { AppError } from '../../../core/app-error.ts';
import { pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import type { OfficeContext } from '../../context.ts';
import type { AdjustmentView, adjustments as contract } from '../../contract/adjustments.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { adjustmentView } from './adjustment.mapper.ts';
import {
  findAdjustment,
  pageOfAdjustments,
  type StoredAdjustment,
} from './adjustments.repository.ts';

/** The adjustments that match the filters, the newest first. */
export async function listAdjustments(
  context: OfficeContext,
  { state, uid, q: text, sort, ...page }: z.output<typeof contract.list.input>,
): Promise<z.output<typeof contract.list.output>> {
  const query = { state, uid, text, sort, requestedAt: withinRange(page), ...rowsOf(page) };
  const { rows, total } = await pageOfAdjustments(context.prisma, query);
  const list = await adjustmentViews(context, rows);
  return pageFor(page, { list, total, now: context.clock.now() });
}

async function adjustmentViews(
  { prisma }: OfficeContext,
  rows: readonly StoredAdjustment[],
): Promise<AdjustmentView[]> {
  const names = await staffNames(
    prisma,
    rows.flatMap(({ requestedBy, reviewedBy }) => [requestedBy, reviewedBy]),
  );
  return rows.map((row) => adjustmentView(row, names));
}

/** @throws NOT_FOUND */
export async function requireAdjustment(
  { prisma }: OfficeContext,
  id: string,
): Promise<StoredAdjustment> {
  const found = await findAdjustment(prisma, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The adjustment as it is stored now. */
export async function loadAdjustmentView(
  context: OfficeContext,
  id: string,
): Promise<AdjustmentView> {
  const [view] = await adjustmentViews(context, [await requireAdjustment(context, id)]);
  if (!view) throw new Error(`the adjustment ${id} has no view`);
  return view;
}
