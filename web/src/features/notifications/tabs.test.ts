import { contract } from '@fairhall/server/contract';
import { expect, it } from 'vitest';
import { belongsTo, filterOf, notificationTabs } from './tabs.ts';

it('asks the server for what belongs to each tab', () => {
  const query = contract.notifications.list.input;
  for (const tab of notificationTabs) {
    const { isRead, ...filter } = filterOf(tab);
    const text = isRead === undefined ? {} : { isRead: String(isRead) };
    const asked = query.parse({ ...filter, ...text });
    expect(belongsTo(tab, { type: asked.type ?? 'game', isRead: asked.isRead ?? true })).toBe(true);
  }
  expect(belongsTo('unread', { type: 'system', isRead: true })).toBe(false);
  expect(belongsTo('system', { type: 'activity', isRead: false })).toBe(false);
});
