import { contract } from '@fairhall/api/contract';
import { notificationTypes } from '@fairhall/api/contract/notification-types';
import { expect, it } from 'vitest';
import { belongsTo, filterOf, notificationTabs } from './tabs.ts';

it('requests the filters of the contract', () => {
  const query = contract.notifications.list.input;
  for (const tab of notificationTabs) {
    const { isRead, ...filter } = filterOf(tab);
    const text = isRead === undefined ? {} : { isRead: String(isRead) };
    expect(query.parse({ ...filter, ...text })).toMatchObject(filterOf(tab));
  }
});

it('finds every type under System or Activity, and under one alone', () => {
  const tabsOf = (type: (typeof notificationTypes)[number]) =>
    notificationTabs.filter((tab) => belongsTo(tab, { type, isRead: true }));
  for (const type of notificationTypes) expect(tabsOf(type)).toHaveLength(2);
  expect(tabsOf('warning')).toEqual(['all', 'system']);
  expect(tabsOf('deposit')).toEqual(['all', 'activity']);
});

it('excludes read notifications from Unread', () => {
  expect(belongsTo('unread', { type: 'system', isRead: true })).toBe(false);
  expect(belongsTo('unread', { type: 'game', isRead: false })).toBe(true);
});
