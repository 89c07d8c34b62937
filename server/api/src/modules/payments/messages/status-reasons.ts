import type { Language } from '../../../contract/enums.ts';

/** The status reasons of orders. Orders store the key; the text depends on the reader's language. */
const statusReasons = {
  expired: {
    en: 'Expired',
    'pt-br': 'Expirado',
    id: 'Kedaluwarsa',
    es: 'Caducada',
  },
  paidAfterFailure: {
    en: 'Paid after the order had failed',
    'pt-br': 'Pago depois de o pedido ter falhado',
    id: 'Dibayar setelah pesanan gagal',
    es: 'Pagado después de que la orden fallara',
  },
  paidAfterCancellation: {
    en: 'Paid after the order was cancelled',
    'pt-br': 'Pago depois de o pedido ter sido cancelado',
    id: 'Dibayar setelah pesanan dibatalkan',
    es: 'Pagado después de que la orden se cancelara',
  },
  providerSilent: {
    en: 'The payment service did not answer',
    'pt-br': 'O serviço de pagamento não respondeu',
    id: 'Layanan pembayaran tidak menjawab',
    es: 'El servicio de pago no respondió',
  },
  overBalanceCap: {
    en: 'Not credited: the balance would exceed its limit. Contact support to get the payment back.',
    'pt-br':
      'Não creditado: o saldo passaria do limite. Fale com o suporte para receber o pagamento de volta.',
    id: 'Tidak dikreditkan: saldo akan melebihi batas. Hubungi dukungan untuk mendapatkan kembali pembayarannya.',
    es: 'No acreditado: el saldo superaría su límite. Contacta con soporte para recuperar el pago.',
  },
  limitReached: {
    en: 'Cancelled: it would exceed your deposit limit',
    'pt-br': 'Cancelado: passaria do seu limite de depósito',
    id: 'Dibatalkan: akan melebihi batas deposit Anda',
    es: 'Cancelada: superaría tu límite de depósito',
  },
  accountOnBreak: {
    en: 'Cancelled: deposits are not possible during a break',
    'pt-br': 'Cancelado: não é possível depositar durante uma pausa',
    id: 'Dibatalkan: deposit tidak dapat dilakukan selama jeda',
    es: 'Cancelada: no es posible depositar durante una pausa',
  },
  overDepositLimit: {
    en: 'Not credited: it would exceed your deposit limit. Contact support to get the payment back.',
    'pt-br':
      'Não creditado: passaria do seu limite de depósito. Fale com o suporte para receber o pagamento de volta.',
    id: 'Tidak dikreditkan: akan melebihi batas deposit Anda. Hubungi dukungan untuk mendapatkan kembali pembayarannya.',
    es: 'No acreditado: superaría tu límite de depósito. Contacta con soporte para recuperar el pago.',
  },
  paidOnBreak: {
    en: 'Not credited: it was paid during a break. Contact support to get the payment back.',
    'pt-br':
      'Não creditado: foi pago durante uma pausa. Fale com o suporte para receber o pagamento de volta.',
    id: 'Tidak dikreditkan: dibayar selama jeda. Hubungi dukungan untuk mendapatkan kembali pembayarannya.',
    es: 'No acreditado: se pagó durante una pausa. Contacta con soporte para recuperar el pago.',
  },
  cardDeclined: {
    en: 'The card was declined',
    'pt-br': 'O cartão foi recusado',
    id: 'Kartu ditolak',
    es: 'La tarjeta fue rechazada',
  },
  cardWithoutFunds: {
    en: 'The card has insufficient funds',
    'pt-br': 'O cartão não tem saldo suficiente',
    id: 'Saldo kartu tidak cukup',
    es: 'La tarjeta no tiene fondos suficientes',
  },
  bankRefused: {
    en: 'The bank refused the payout',
    'pt-br': 'O banco recusou o pagamento',
    id: 'Bank menolak pembayaran',
    es: 'El banco rechazó el pago',
  },
  inReview: {
    en: 'We are checking this withdrawal',
    'pt-br': 'Estamos conferindo este saque',
    id: 'Kami sedang memeriksa penarikan ini',
    es: 'Estamos revisando este retiro',
  },
  rejectedByHouse: {
    en: 'Returned to your wallet after a check. Contact support to learn more.',
    'pt-br': 'Devolvido à sua carteira após uma conferência. Fale com o suporte para saber mais.',
    id: 'Dikembalikan ke dompet Anda setelah pemeriksaan. Hubungi dukungan untuk keterangan.',
    es: 'Devuelto a tu cartera tras una revisión. Contacta con soporte para saber más.',
  },
  insufficientBalance: {
    en: 'Insufficient balance',
    'pt-br': 'Saldo insuficiente',
    id: 'Saldo tidak cukup',
    es: 'Saldo insuficiente',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type StatusReason = keyof typeof statusReasons;

const returnReasons = ['overBalanceCap', 'overDepositLimit', 'paidOnBreak'] as const;

/** Why a payment is not credited but marked for return: the provider has the money. */
export type ReturnReason = (typeof returnReasons)[number];

/** The reason for which an order is marked for return; `null` for any other order. */
export function returnReason({ remark }: { readonly remark: string }): ReturnReason | null {
  return returnReasons.find((reason) => reason === remark) ?? null;
}

const declineReasons: Readonly<Record<string, StatusReason>> = {
  card_declined: 'cardDeclined',
  insufficient_funds: 'cardWithoutFunds',
};

/** The status reason of a declined card; null for none and for an unknown one. */
export function declineReason(reason: string | undefined): StatusReason | null {
  return declineReasons[reason ?? ''] ?? null;
}

/** The text of a stored status reason; an unknown key is returned unchanged. */
export function statusReasonText(stored: string, language: Language): string {
  return isStatusReason(stored) ? statusReasons[stored][language] : stored;
}

function isStatusReason(stored: string): stored is StatusReason {
  return Object.hasOwn(statusReasons, stored);
}
