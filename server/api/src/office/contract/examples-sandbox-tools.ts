import { AT, type OfficeExamples, OUT_TRADE_NO, UID } from './examples-shared.ts';
import { OUTAGE_S } from './sandbox-tools.ts';

export const sandboxToolsExamples: OfficeExamples['sandboxTools'] = {
  get: { request: {}, response: { silenceSeconds: OUTAGE_S } },
  deposit: {
    request: { uid: UID, walletType: 'USD', amount: 100 },
    response: { outTradeNo: OUT_TRADE_NO },
  },
  webhook: {
    request: { outTradeNo: OUT_TRADE_NO, send: 'duplicate' },
    response: { eventId: 'evt_019a5b1c-9d3f-7e21-8b40-7a5c2f1e6d66' },
  },
  silence: { request: {}, response: { until: AT } },
  elapseDelays: { request: { uid: UID }, response: { limits: 1 } },
  reset: { request: {}, response: { accounts: 53, adjustments: 9 } },
};
